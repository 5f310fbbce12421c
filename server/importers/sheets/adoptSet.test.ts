import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { EditableRecord } from '#server/modules/kernel/graphql/types.generated.ts';
import { closeRecord } from '#server/modules/records/core/index.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

import { adoptSet } from './adoptSet.ts';
import {
  ADOPT,
  adoptedSheet,
  importedSample,
  importOf,
  RECENT,
  recordsOf,
  type SampleRow,
  SAMPLES,
} from './keptSets.fixture.ts';

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

const imported = (setName: string, mappingName: string, rows?: readonly SampleRow[]) =>
  importedSample(sheets, importOf(folder, { setName, mappingName, ...(rows && { rows }) }));
const kept = (set: string) => recordsOf(sheets, set);
const adopted = (set: string) => adoptedSheet(sheets, set);
const setRow = (set: string) =>
  sheets.db.one(
    '/* test.set */ SELECT name, description, type, category, subcategory, source_country, access, repository, archive_series, attribution, notation FROM record_set WHERE id = $1',
    [set],
  );

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
  expect(record?.cells.map(({ label }) => label)).toContain('Surname');
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
  await expect(sheets.send(sheet.id, 'First name(s)\nAnn')).rejects.toThrow(/came by a command/u);
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

it('closes both records of an entry where an edit makes one of them someone who may be living', async () => {
  const set = await imported('Edited groom', 'freereg-marriages');
  const [groom, bride, ...others] = await kept(set);
  const sheet = await adopted(set);
  const record = await find(groom?.id ?? '');
  const cells = ['EventYear', 'EventDate', 'MarriageYear', 'MarriageDate']
    .filter((field) => record?.cells.some((cell) => cell.field === field))
    .map((field) => ({ field, to: field.endsWith('Year') ? RECENT : `3 Mar ${RECENT}` }));
  const asked = { id: groom?.id, revision: record?.sheet?.revision, cells, why: 'Read again.' };
  expect((await sheets.site.ask(EDIT, asked, sheets.anna)).errors).toBeUndefined();
  await sheets.publish(sheet.id);
  const after = await kept(set);
  expect(after.slice(0, 2)).toEqual([
    expect.objectContaining({ id: groom?.id, is_closed: true, closed_on_request: false }),
    expect.objectContaining({ id: bride?.id, is_closed: true, closed_on_request: false }),
  ]);
  expect(after.slice(2)).toEqual(others);
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
  // Two people at once are led to one sheet.
  const both = await imported('Asked at once', 'freecen');
  const [one] = await kept(both);
  const answers = await Promise.all(
    [sheets.anna, sheets.ben, sheets.anna].map((by) =>
      sheets.site.ask<{ adoptSet: { id: string } }>(ADOPT, { record: one?.id }, by),
    ),
  );
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  expect(new Set(answers.map(({ data }) => data?.adoptSet.id)).size).toBe(1);
  const steward = { memberId: sheets.ben.memberId, stewardship: 'ready' } as const;
  const asked = await sheets.site.ask(ADOPT, { record: first?.id }, steward);
  expect(asked.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  await sheets.make('Taken name');
  const other = await imported('Taken name', 'freecen');
  const [record] = await kept(other);
  const refused = await sheets.site.ask(ADOPT, { record: record?.id }, sheets.anna);
  expect(refused.errors?.[0]?.extensions['code']).toBe('SHEET_SET_TAKEN');
});

it('takes the records in once more where its process was killed', async () => {
  const set = await imported('Killed while taken in', 'freecen');
  const id = await sheets.make('Killed beside');
  const file = await sheets.db.one<{ id: number }>(
    `/* test.waiting */ WITH s AS (UPDATE sheet SET set_key = $2, title = 'Killed while taken in' WHERE id = $1 RETURNING id)
     INSERT INTO sheet_file (sheet_id, name, bytes, stage, adopts, leased_until) SELECT s.id, 'Killed', 0, 'waiting', r.live_generation, 'infinity' FROM s, record_set r WHERE r.id = $2 RETURNING id`,
    [Number(id), set],
  );
  const { live } = (await sheets.db.one<{ live: number }>(
    '/* test.live */ SELECT live_generation AS live FROM record_set WHERE id = $1',
    [set],
  ))!;
  const taken = { fileId: file?.id ?? 0, fence: 0, adopts: live };
  const killed = () => {
    throw new Error('killed');
  };
  await expect(adoptSet(sheets.db, taken, killed)).rejects.toThrow('killed');
  expect(await sheets.sheet(id)).toMatchObject({ revision: 0, kind: null });
  expect(await adoptSet(sheets.db, taken, () => {})).toBe(true);
  expect(await sheets.sheet(id)).toMatchObject({ revision: 1, kind: 'KEPT', file: { rows: 2 } });
  // A process that woke up late changes nothing more.
  expect(await adoptSet(sheets.db, taken, () => {})).toBe(false);
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
