-- What is done with records may wait for a second person.

ALTER TABLE staff_request
  -- In the words of who refused it; null where they gave none.
  ADD COLUMN decided_why text CHECK (length(decided_why) BETWEEN 1 AND 500);
-- What waits of a sheet, and what became of it.
CREATE INDEX staff_request_of_sheet ON staff_request ((payload ->> 'sheet'), id DESC) WHERE duty = 'records';

-- Whether one person publishes the sheet, or a second one allows it.
ALTER TABLE sheet ADD COLUMN decides text NOT NULL DEFAULT 'one' CHECK (decides IN ('one', 'two'));
