import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { RecordSet } from '#domain/records/core/record.ts';

/** Columns of `record_set` that describe a set, by the set's own names. */
const COLUMNS: Readonly<Record<keyof Required<RecordSet>, string>> = {
  id: 'id',
  name: 'name',
  description: 'description',
  type: 'type',
  category: 'category',
  subcategory: 'subcategory',
  sourceCountry: 'source_country',
  access: 'access',
  repository: 'repository',
  archiveSeries: 'archive_series',
  attribution: 'attribution',
  notation: 'notation',
  isSample: 'is_sample',
};

const NO_NOTATION: Notation = 'plain';

const fields = Object.keys(COLUMNS) as (keyof RecordSet)[];

/** The columns as an INSERT names them. */
export const SET_COLUMNS = Object.values(COLUMNS).join(', ');

/** The columns of a table or row `s`, selected as a RecordSet. */
export const SET_FIELDS = fields.map((field) => `s.${COLUMNS[field]} AS "${field}"`).join(', ');

/** Assignments of an UPDATE that describe a set as a row does; its id stays, and whether it is of the sample. */
export const descriptionFrom = (row: string): string =>
  fields
    .filter((field) => field !== 'id' && field !== 'isSample')
    // Imports that began before sets had a notation give none.
    .map((field) =>
      field === 'notation'
        ? `notation = coalesce(${row}.notation, '${NO_NOTATION}')`
        : `${COLUMNS[field]} = ${row}.${COLUMNS[field]}`,
    )
    .join(', ');

/** A set as JSON, of which `jsonb_populate_record(NULL::record_set, …)` makes its row. */
export const setAsRow = (set: RecordSet): string =>
  JSON.stringify(
    Object.fromEntries(
      fields.map((field) => [COLUMNS[field], set[field] ?? (field === 'notation' ? NO_NOTATION : null)]),
    ),
  );
