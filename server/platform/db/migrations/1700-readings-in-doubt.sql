-- How the transcribers of a set mark what they could not read (domain/kernel/readings). The index is made from it, so a change raises the revision, unless a new generation comes with it.
ALTER TABLE record_set ADD COLUMN notation text NOT NULL DEFAULT 'plain'
  CHECK (notation IN ('plain', 'freereg', 'freebmd', 'flags', 'leiden', 'tei'));
CREATE FUNCTION record_set_reads_otherwise() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := greatest(NEW.revision, OLD.revision + 1);
  RETURN NEW;
END $$;
CREATE TRIGGER record_set_reads_otherwise BEFORE UPDATE ON record_set
  FOR EACH ROW WHEN (NEW.notation IS DISTINCT FROM OLD.notation AND NEW.live_generation IS NOT DISTINCT FROM OLD.live_generation) EXECUTE FUNCTION record_set_reads_otherwise();
