import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { EditableRecord, Sheet } from '#server/modules/kernel/graphql/types.generated.ts';
import { closeRecord } from '#server/modules/records/core/index.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

import { importRecords } from '../importRecords.ts';
import { columnsUsed } from '../mapping/columnIndex.ts';
import { readMapping } from '../mapping/readMapping.ts';
import { adoptSet } from './adoptSet.ts';

const ADOPT = 'mutation Adopt($record: ID!) { adoptSet(record: $record) { id } }';
const FIND = `query Editable($id: ID!) { editableRecord(id: $id) { id bar no mayAdopt cells { field label made } sheet { id revision } } }`;
const EDIT = `mutation Edit($id: ID!, $revision: Int!, $cells: [RecordCellInput!]!, $why: String!) {
  editRecord(id: $id, revision: $revision, cells: $cells, why: $why, publishes: false) { id waiting } }`;

let sheets: SheetSite;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-adopted-'));
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(async () => {
  await sheets.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = Readonly<Record<string, string>>;
const RECENT = String(new Date().getUTCFullYear() - 5);
const PARISH = { county: 'CON', place: 'Wexcombe', church: 'St Mary PR' };
/** Rows of each shipped mapping: alike ones, unread letters, a child of today, an entry of two people, households. */
const SAMPLES: Readonly<Record<string, readonly Row[]>> = {
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

async function imported(setName: string, mappingName: string, rows = SAMPLES[mappingName] ?? []): Promise<string> {
  const mapping = readMapping(mappingName);
  const columns = mapping.format.columns ?? [...columnsUsed(mapping), ...Object.values(mapping.doubts ?? {})];
  const cells = [...new Set(columns)];
  const [mark, quoted] =
    mapping.format.delimiter === 'tab'
      ? ['\t', (cell: string) => cell]
      : [',', (cell: string) => `"${cell.replaceAll('"', '""')}"`];
  const lines = rows.map((row) => cells.map((column) => quoted(row[column] ?? '')).join(mark));
  const file = path.join(folder, `${setName}  by hand.csv`);
  writeFileSync(file, `${[...(mapping.format.columns ? [] : [cells.join(mark)]), ...lines].join('\n')}\n`);
  const outcome = await importRecords(sheets.db, {
    files: [file],
    mapping,
    setName,
    rejectFile: (id) => path.join(folder, `${id}.rejected.tsv`),
    isFewerAccepted: true,
    asOf: dayOf(new Date()),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'published') throw new Error(outcome.kind);
  return outcome.recordSetId;
}

interface Kept {
  id: string;
  fields: Record<string, string>;
}
/** All that readers, and what hangs on records, could tell by. */
const kept = (set: string) =>
  sheets.db.rows<Kept>(
    `/* test.kept */ SELECT id, type, fields, whole_fields, group_key, group_order, images, is_closed, closed_on_request, closed_until::text AS closed_until, source_file, source_row, added_on::text AS added_on
     FROM record_live WHERE record_set_id = $1 ORDER BY no`,
    [set],
  );
const setRow = (set: string) =>
  sheets.db.one(
    '/* test.set */ SELECT name, description, type, category, subcategory, source_country, access, repository, archive_series, attribution, notation FROM record_set WHERE id = $1',
    [set],
  );

/** Makes a sheet of the set, and waits until its records are in it. */
async function adopted(set: string): Promise<Sheet> {
  const [first] = await kept(set);
  const { data, errors } = await sheets.site.ask<{ adoptSet: { id: string } }>(
    ADOPT,
    { record: first?.id },
    sheets.anna,
  );
  if (!data?.adoptSet) throw new Error(JSON.stringify(errors));
  return sheets.until(data.adoptSet.id, ({ file }) => file?.state === 'READ' || file?.state === 'FAILED');
}
const find = async (id: string) =>
  (await sheets.site.ask<{ editableRecord: EditableRecord | null }>(FIND, { id }, sheets.anna)).data?.editableRecord;

it.each(Object.keys(SAMPLES))(
  'a set that came by %s and was made a sheet is published again as it was: every record with its address, and what hangs on it',
  async (mapping) => {
    const set = await imported(`Adopted ${mapping}`, mapping);
    const [first] = await kept(set);
    const id = first?.id ?? '';
    await sheets.db.rows(`/* test.added */ UPDATE record SET added_on = '2020-01-02' WHERE record_set_id = $1`, [set]);
    await sheets.db.rows(
      `/* test.amend */ INSERT INTO record_amendment (record_id, field, value) VALUES ($1, 'PlaceOfResidence', 'Gracca')`,
      [id],
    );
    await sheets.db.transaction((tx) => closeRecord(tx, id));
    const [before, described] = [await kept(set), await setRow(set)];
    const sheet = await adopted(set);
    expect(sheet).toMatchObject({
      title: `Adopted ${mapping}`,
      kind: 'KEPT',
      lacks: [],
      file: { state: 'READ', rows: before.length, problem: null },
      publication: { state: 'PUBLISHED', revision: 1, accepted: before.length },
    });
    expect(await kept(set)).toEqual(before);

    expect(await sheets.publish(sheet.id)).toMatchObject({ state: 'PUBLISHED', accepted: before.length, rejected: 0 });
    expect(await kept(set)).toEqual(before);
    expect(await setRow(set)).toEqual(described);
    expect(await sheets.db.rows('/* test.gone */ SELECT FROM record_gone WHERE record_set_id = $1', [set])).toEqual([]);
    expect(await sheets.db.rows('/* test.moved */ SELECT FROM record_moved WHERE record_set_id = $1', [set])).toEqual(
      [],
    );
  },
);

it('edits a record of it for readers, even its name, and the record keeps its address', async () => {
  const set = await imported('Edited by hand', 'freereg-burials');
  const ids = (await kept(set)).map(({ id }) => id);
  const id = ids[0] ?? '';
  expect(await find(id)).toMatchObject({ bar: 'NO_SHEET', mayAdopt: true });
  const sheet = await adopted(set);
  const record = await find(id);
  expect(record).toMatchObject({ bar: null, no: 1, mayAdopt: false, sheet: { id: sheet.id } });
  expect(record?.cells.map(({ label }) => label)).toContain('Last name');
  expect(record?.cells.map(({ field }) => field)).not.toContain('record_id');
  const cells = [
    { field: 'FirstName', to: 'Susanna' },
    { field: 'LastName', to: 'POOL' },
    { field: 'BurialDate', to: '9 Sep 1799' },
  ];
  const asked = { id, revision: record?.sheet?.revision, cells, why: 'Read again.' };
  expect((await sheets.site.ask(EDIT, asked, sheets.anna)).errors).toBeUndefined();
  await sheets.publish(sheet.id);
  const after = await kept(set);
  expect(after.map((one) => one.id)).toEqual(ids);
  expect(after[0]?.fields).toMatchObject({ FirstName: 'Susanna', LastName: 'POOL', BurialDate: '9 Sep 1799' });
  // It is found again in what readers have now.
  expect(await find(id)).toMatchObject({ bar: null, no: 1 });
  const fixed = { id, revision: 2, cells: [{ field: 'record_id', to: 'other' }], why: 'No.' };
  expect((await sheets.site.ask(EDIT, fixed, sheets.anna)).errors?.[0]?.extensions['code']).toBe('SHEET_REFUSED');
});

it('closes a record that an edit makes one of someone who may be living', async () => {
  const set = await imported('Edited to be young', 'freereg-baptisms');
  const [first] = await kept(set);
  const sheet = await adopted(set);
  const record = await find(first?.id ?? '');
  const cells = [
    { field: 'EventYear', to: RECENT },
    { field: 'EventDate', to: `3 Mar ${RECENT}` },
    { field: 'BaptismDate', to: `3 Mar ${RECENT}` },
  ];
  const asked = { id: first?.id, revision: record?.sheet?.revision, cells, why: 'Read again.' };
  expect((await sheets.site.ask(EDIT, asked, sheets.anna)).errors).toBeUndefined();
  await sheets.publish(sheet.id);
  expect((await kept(set))[0]).toMatchObject({ id: first?.id, is_closed: true });
});

it('keeps the address of an entry that a corrected file had under another key', async () => {
  const rows = SAMPLES['freereg-burials'] ?? [];
  const set = await imported('Corrected before', 'freereg-burials', rows);
  await imported(
    'Corrected before',
    'freereg-burials',
    rows.map((row, at) => (at === 0 ? { ...row, age: '4m' } : row)),
  );
  const before = await kept(set);
  const sheet = await adopted(set);
  await sheets.publish(sheet.id);
  expect(await kept(set)).toEqual(before);
});

it('makes one sheet however often it is asked, for staff alone, and of no set that another sheet is to fill', async () => {
  const set = await imported('Asked twice', 'freecen');
  const [first] = await kept(set);
  const sheet = await adopted(set);
  expect((await adopted(set)).id).toBe(sheet.id);
  const steward = { memberId: sheets.ben.memberId, stewardship: 'ready' } as const;
  const asked = await sheets.site.ask(ADOPT, { record: first?.id }, steward);
  expect(asked.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  await sheets.make('Taken name');
  const other = await imported('Taken name', 'freecen');
  const [record] = await kept(other);
  const refused = await sheets.site.ask(ADOPT, { record: record?.id }, sheets.anna);
  expect(refused.errors?.[0]?.extensions['code']).toBe('SHEET_SET_TAKEN');
});

it('says so where readers have other records by then, and makes the sheet at the next press', async () => {
  const id = Number(await sheets.make('Imported meanwhile'));
  const set = await imported('Imported meanwhile', 'freecen');
  const file = await sheets.db.one<{ id: number }>(
    `/* test.waiting */ INSERT INTO sheet_file (sheet_id, name, bytes, stage, adopts, leased_until) VALUES ($1, 'Imported', 0, 'waiting', 99, 'infinity') RETURNING id`,
    [id],
  );
  const taken = { fileId: file?.id ?? 0, fence: 0, adopts: 99 };
  await expect(adoptSet(sheets.db, taken, () => {})).rejects.toThrow(/^Readers do not have the records/u);
  await sheets.db.rows(
    `/* test.failed */ UPDATE sheet_file SET stage = 'failed', problem = 'Other records came.' WHERE id = $1`,
    [file?.id],
  );
  expect(await adopted(set)).toMatchObject({
    id: String(id),
    file: { state: 'READ' },
    publication: { state: 'PUBLISHED' },
  });
});
