-- Addresses that records give, the households at them, and how streets and houses were renamed and renumbered.
-- Addresses and households are derived from the records and made anew with each generation of a record set.

CREATE TABLE address (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The forms that are compared (domain/addresses); the texts beside them are as the first record had them.
  place_key   text NOT NULL,
  county_key  text NOT NULL,
  place_name  text NOT NULL,
  -- Gazetteer's number of the place; null where the gazetteer does not know it.
  place_id    integer,
  -- Empty for houses known by their name alone.
  street_key  text NOT NULL,
  street_name text NOT NULL,
  -- Empty where no number is given.
  number_key  text NOT NULL,
  -- With a number: every name the house is given. Without: its one name, or none.
  name_keys   text[] NOT NULL,
  names       text[] NOT NULL,
  -- What makes an address one: number and street, else name and street.
  identity    text NOT NULL,
  UNIQUE (place_key, county_key, street_key, identity)
);
CREATE INDEX address_by_street ON address (street_key, place_key);
CREATE INDEX address_by_county ON address (county_key);
CREATE INDEX address_by_name ON address USING gin (name_keys);

-- A household of a census, or a person who stands alone in a list, at an address.
CREATE TABLE address_household (
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  generation    integer NOT NULL,
  -- The records' group key; the record's own id where it stands alone.
  household     text NOT NULL,
  address_id    bigint NOT NULL REFERENCES address,
  -- `no` of the first open record of it.
  lead_no       bigint NOT NULL,
  year          integer,
  PRIMARY KEY (record_set_id, generation, household)
);
CREATE INDEX address_household_by_address ON address_household (address_id, year);

-- Generations whose addresses have been read.
CREATE TABLE address_reading (
  record_set_id text NOT NULL REFERENCES record_set ON DELETE CASCADE,
  generation    integer NOT NULL,
  households    integer NOT NULL,
  PRIMARY KEY (record_set_id, generation)
);

CREATE TABLE address_renumbering (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  place_key       text NOT NULL,
  county_key      text NOT NULL,
  place_name      text NOT NULL,
  from_street_key text NOT NULL,
  from_street     text NOT NULL,
  -- Empty on both sides where the street as a whole was renamed.
  from_number_key text NOT NULL,
  to_street_key   text NOT NULL,
  to_street       text NOT NULL,
  to_number_key   text NOT NULL,
  -- First year of the new address; null when nobody knows.
  year            integer CHECK (year BETWEEN 1000 AND 2100),
  certainty       text NOT NULL CHECK (certainty IN ('certain', 'probable', 'possible')),
  source          text NOT NULL,
  UNIQUE (place_key, county_key, from_street_key, from_number_key, to_street_key, to_number_key)
);
CREATE INDEX address_renumbering_by_place ON address_renumbering (place_key);
