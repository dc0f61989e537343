-- Passkeys are no way in any more: who had one signs in by the password, which every account has. What was logged
-- about them stays, as what it was: a second factor set up or taken away, a sign-in refused.
UPDATE security_event SET what = 'second-factor-set' WHERE what = 'passkey-added';
UPDATE security_event SET what = 'second-factor-removed' WHERE what = 'passkey-removed';
UPDATE security_event SET what = 'sign-in-failed' WHERE what = 'passkey-copied';
-- Recovery codes are for who has an app's codes.
DELETE FROM recovery_code WHERE account_id IN (SELECT id FROM account WHERE totp_key IS NULL);
DROP TABLE passkey_question;
DROP TABLE passkey;
