-- The wider check does no harm to the version before; an ending that it does not know would.
UPDATE board SET ending = '0' WHERE ending = 'draw';
