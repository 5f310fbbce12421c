-- Who may write first to a member (ADR 134): every member, whose first message waits as a request, or only people they share a tree or have written with.
ALTER TABLE member_profile ADD COLUMN takes_requests boolean NOT NULL DEFAULT true;
