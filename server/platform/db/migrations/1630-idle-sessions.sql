-- When a session ends unless its reader does something; null for what is no session, and for sessions of earlier versions.
-- Until when it lasts in any case is its expires_at.
ALTER TABLE oidc_payload ADD COLUMN idle_until timestamptz;
