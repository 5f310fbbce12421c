-- What an app store said of a purchase stays when the account is erased: with its row a refund would be forgotten, and the signed transaction would open
-- everything once more for a new account. What is left is a hash, a product and dates; the store's own name for the purchase goes.
ALTER TABLE app_purchase
  DROP CONSTRAINT app_purchase_member_id_fkey,
  ADD CONSTRAINT app_purchase_member_id_fkey FOREIGN KEY (member_id) REFERENCES member ON DELETE SET NULL;

CREATE FUNCTION forget_purchaser() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reference_sealed := '';
  NEW.look_at := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER app_purchase_forgets BEFORE UPDATE OF member_id ON app_purchase
  FOR EACH ROW WHEN (OLD.member_id IS NOT NULL AND NEW.member_id IS NULL) EXECUTE FUNCTION forget_purchaser();
