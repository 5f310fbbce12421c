-- Since when a site has an owner. It outlives the last account of staff: a site is set up in the browser once, and never again.
CREATE TABLE site_owner (
  one   boolean PRIMARY KEY DEFAULT true CHECK (one),
  since timestamptz NOT NULL DEFAULT now()
);
INSERT INTO site_owner SELECT true, now() WHERE EXISTS (SELECT FROM member WHERE kind = 'internal' AND NOT is_demo);

CREATE FUNCTION site_has_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO site_owner DEFAULT VALUES ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER member_owns AFTER INSERT OR UPDATE OF kind ON member
  FOR EACH ROW WHEN (new.kind = 'internal' AND NOT new.is_demo) EXECUTE FUNCTION site_has_owner();
