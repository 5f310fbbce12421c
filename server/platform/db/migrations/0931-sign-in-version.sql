-- Raised whenever an account is signed out everywhere or its password is replaced: a sign-in that started before does not finish.
ALTER TABLE member ADD COLUMN sign_in_version integer NOT NULL DEFAULT 0;
ALTER TABLE pending_sign_in ADD COLUMN sign_in_version integer NOT NULL DEFAULT 0;
