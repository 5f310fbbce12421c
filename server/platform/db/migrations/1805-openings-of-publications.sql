-- Records closed for readers that a publication found would be open, for which it ended; and how many it may open.
ALTER TABLE sheet_publication
  ADD COLUMN opens int NOT NULL DEFAULT 0,
  ADD COLUMN may_open int NOT NULL DEFAULT 0;
