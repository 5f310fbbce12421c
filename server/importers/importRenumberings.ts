import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { readRenumbering, RENUMBERING_COLUMNS, type RenumberingRow } from '#server/modules/places/addresses/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import { inspectSource } from './source/inspectSource.ts';
import { readRows } from './source/readRows.ts';

/** What became of a list. */
export interface RenumberingOutcome {
  stored: number;
  /** Rows that were turned away, each with its line and the reason. */
  rejected: { line: number; reason: string }[];
}

const store = (db: Database, row: RenumberingRow) =>
  db.rows(
    `/* renumberings.keep */ INSERT INTO address_renumbering
       (place_key, county_key, place_name, from_street_key, from_street, from_number_key, to_street_key, to_street, to_number_key, year, certainty, source)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (place_key, county_key, from_street_key, from_number_key, to_street_key, to_number_key)
       DO UPDATE SET year = excluded.year, certainty = excluded.certainty, source = excluded.source, from_street = excluded.from_street, to_street = excluded.to_street`,
    [
      row.placeKey,
      row.countyKey,
      row.placeName,
      row.fromStreetKey,
      row.fromStreet,
      row.fromNumberKey,
      row.toStreetKey,
      row.toStreet,
      row.toNumberKey,
      row.year,
      row.certainty,
      row.source,
    ],
  );

/**
 * Reads a CSV file of renumberings; its first row names the columns. All rows that can be used are stored together; one
 * that is there already takes year, certainty and source from the file.
 * @throws UserError when the file cannot be read or lacks a column.
 */
export async function importRenumberings(db: Database, file: string): Promise<RenumberingOutcome> {
  const source = await inspectSource(file, 'auto');
  const outcome: RenumberingOutcome = { stored: 0, rejected: [] };
  let header: string[] | null = null;
  await db.transaction(async (tx) => {
    for await (const { line, cells } of readRows(source, {
      delimiter: 'comma',
      encoding: 'auto',
      quotes: true,
      columns: null,
    })) {
      if (header === null) {
        header = cells.map((cell) => cell.trim().toLowerCase());
        const missing = RENUMBERING_COLUMNS.filter((column) => !header?.includes(column));
        if (missing.length > 0)
          throw new UserError(
            `${source.name} has no column ${missing.join(', ')}. Its first row must name the columns.`,
          );
        continue;
      }
      const columns = header;
      const read = readRenumbering(
        (column) => (cells[columns.indexOf(column)] ?? '').trim().replace(/\s+/gu, ' '),
        loadGazetteer(),
      );
      if (typeof read === 'string') outcome.rejected.push({ line, reason: read });
      else {
        await store(tx, read);
        outcome.stored += 1;
      }
    }
  });
  return outcome;
}
