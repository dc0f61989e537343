-- People who record games at the boards, and nothing else.
ALTER TABLE role DROP CONSTRAINT role_role_check;
ALTER TABLE role ADD CONSTRAINT role_role_check CHECK (role IN ('organiser', 'arbiter', 'recorder'));
ALTER TABLE invitation DROP CONSTRAINT invitation_role_check;
ALTER TABLE invitation ADD CONSTRAINT invitation_role_check CHECK (role IN ('organiser', 'arbiter', 'recorder'));
