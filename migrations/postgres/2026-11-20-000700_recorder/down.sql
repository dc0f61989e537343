DELETE FROM invitation WHERE role = 'recorder';
DELETE FROM role WHERE role = 'recorder';
ALTER TABLE invitation DROP CONSTRAINT invitation_role_check;
ALTER TABLE invitation ADD CONSTRAINT invitation_role_check CHECK (role IN ('organiser', 'arbiter'));
ALTER TABLE role DROP CONSTRAINT role_role_check;
ALTER TABLE role ADD CONSTRAINT role_role_check CHECK (role IN ('organiser', 'arbiter'));
