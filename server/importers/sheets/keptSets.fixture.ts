import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { Sheet } from '#server/modules/kernel/graphql/types.generated.ts';
import type { SheetSite } from '#test/support/server/sheetSite.ts';

import { importRecords, type ImportRequest } from '../importRecords.ts';
import { columnsUsed } from '../mapping/columnIndex.ts';
import { readMapping } from '../mapping/readMapping.ts';

/** A row of a file, by column. */
export type SampleRow = Readonly<Record<string, string>>;
/** A year in which people of today were born. */
export const RECENT = String(new Date().getUTCFullYear() - 5);
const PARISH = { county: 'CON', place: 'Wexcombe', church: 'St Mary PR' };
/** Rows of each shipped mapping: alike ones, unread letters, a child of today, an entry of two people, households. */
export const SAMPLES: Readonly<Record<string, readonly SampleRow[]>> = {
  'freereg-baptisms': [
    {
      ...PARISH,
      baptism_date: '3 Mar 1841',
      forename: 'Ann',
      sex: 'f',
      father_forename: 'John',
      father_surname: 'MARSH',
      notes: 'a "twin", born at sea',
    },
    {
      ...PARISH,
      baptism_date: '3 Mar 1841',
      forename: 'Ann',
      sex: 'f',
      father_forename: 'John',
      father_surname: 'MARSH',
      notes: 'the same again',
    },
    { ...PARISH, baptism_date: '* Apr 184_', forename: 'M[ao]ry', father_surname: 'HE_T', mother_forename: '?' },
    {
      ...PARISH,
      baptism_date: `1 May ${RECENT}`,
      birth_date: `1 Apr ${RECENT}`,
      forename: 'Kit',
      father_surname: 'MARSH',
    },
  ],
  'freereg-burials': [
    {
      ...PARISH,
      burial_date: '3 Mar 1841',
      forename: 'Ann',
      surname: 'MARSH',
      age: '3m',
      relationship: 'dau of',
      male_relative_forename: 'John',
      relative_surname: 'MARSH',
    },
    { ...PARISH, burial_date: `1 May ${RECENT}`, forename: 'Eve', surname: 'HEXT', age: '90' },
    {
      ...PARISH,
      burial_date: `2 May ${RECENT}`,
      forename: 'Child',
      relationship: 'son of',
      male_relative_forename: 'Tom',
      relative_surname: 'HEXT',
    },
  ],
  'freereg-marriages': [
    {
      ...PARISH,
      marriage_date: '3 Mar 1841',
      groom_forename: 'John',
      groom_surname: 'MARSH',
      bride_forename: 'Ann',
      bride_surname: 'HEXT',
      witness1_forename: 'Eve',
      witness1_surname: 'POOL',
    },
    {
      ...PARISH,
      marriage_date: '3 Mar 1841',
      groom_forename: 'John',
      groom_surname: 'MARSH',
      bride_forename: 'Ann',
      bride_surname: 'HEXT',
      notes: 'entered twice',
    },
    {
      ...PARISH,
      marriage_date: `1 May ${RECENT}`,
      groom_forename: 'Tom',
      groom_surname: 'POOL',
      groom_age: '30',
      bride_forename: 'Joan',
      bride_surname: 'MARSH',
      bride_age: '28',
    },
  ],
  freecen: [
    {
      source_file: 'RG102267.VLD',
      census_year: '1871',
      household: '000001',
      seq: '1',
      surname: 'PINCH',
      forenames: 'William',
      relationship: 'Head',
      condition: 'M',
      sex: 'M',
      age: '39',
      age_unit: 'y',
      name_flag: 'x',
      civil_parish: 'Roche',
      county: 'CON',
    },
    {
      source_file: 'RG102267.VLD',
      census_year: '1871',
      household: '000001',
      seq: '2',
      surname: 'PINCH',
      forenames: 'Jane',
      relationship: 'Wife',
      condition: 'M',
      sex: 'F',
      age: '6',
      age_unit: 'm',
      civil_parish: 'Roche',
      county: 'CON',
    },
  ],
};

/** An import of these rows by a shipped mapping, or by one made of it. */
export function importOf(
  folder: string,
  {
    setName,
    mappingName,
    rows = SAMPLES[mappingName] ?? [],
    key,
  }: { setName: string; mappingName: string; rows?: readonly SampleRow[]; key?: string },
): ImportRequest {
  const shipped = readMapping(mappingName);
  const mapping = key === undefined ? shipped : { ...shipped, key };
  const columns = mapping.format.columns ?? [...columnsUsed(mapping), ...Object.values(mapping.doubts ?? {})];
  const cells = [...new Set(columns)];
  const [mark, quoted] =
    mapping.format.delimiter === 'tab'
      ? ['\t', (cell: string) => cell]
      : [',', (cell: string) => `"${cell.replaceAll('"', '""')}"`];
  const lines = rows.map((row) => cells.map((column) => quoted(row[column] ?? '')).join(mark));
  const file = path.join(folder, `${setName}  by hand.csv`);
  writeFileSync(file, `${[...(mapping.format.columns ? [] : [cells.join(mark)]), ...lines].join('\n')}\n`);
  return {
    files: [file],
    mapping,
    setName,
    rejectFile: (id) => path.join(folder, `${id}.rejected.tsv`),
    isFewerAccepted: true,
    asOf: dayOf(new Date()),
    onProgress: () => {},
    signal: new AbortController().signal,
  };
}

/** Imports it, and answers the id of its set. */
export async function importedSample({ db }: SheetSite, request: ImportRequest): Promise<string> {
  const outcome = await importRecords(db, request);
  if (outcome.kind !== 'published') throw new Error(outcome.kind);
  return outcome.recordSetId;
}

/** A record of a set, with all that readers could know it by, and what hangs on it. */
interface KeptRecord {
  id: string;
  fields: Record<string, string>;
}

/** Records that readers have of a set. */
export const recordsOf = ({ db }: SheetSite, set: string): Promise<KeptRecord[]> =>
  db.rows<KeptRecord>(
    `/* test.kept */ SELECT r.id, r.type, r.fields, r.whole_fields, r.group_key, r.group_order, r.images, r.is_closed, r.closed_on_request, r.closed_until::text AS closed_until, r.source_file, r.source_row, r.added_on::text AS added_on
     FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.id = $1 ORDER BY r.no`,
    [set],
  );

/** Asks for a sheet of the set of a record. */
export const ADOPT = 'mutation Adopt($record: ID!) { adoptSet(record: $record) { id } }';

/** Makes a sheet of a set, and waits until its records are in it, or cannot be. */
export async function adoptedSheet(sheets: SheetSite, set: string): Promise<Sheet> {
  const [first] = await recordsOf(sheets, set);
  const { data, errors } = await sheets.site.ask<{ adoptSet: { id: string } }>(
    ADOPT,
    { record: first?.id },
    sheets.anna,
  );
  if (!data?.adoptSet) throw new Error(JSON.stringify(errors));
  return sheets.until(data.adoptSet.id, ({ file }) => file?.state === 'READ' || file?.state === 'FAILED');
}
