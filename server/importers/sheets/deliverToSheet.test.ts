import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { openDelivery, storeSheetRows } from '#server/modules/records/sheets/index.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

import { importRecords } from '../importRecords.ts';
import { deliverToSheet, sheetTaking } from './deliverToSheet.ts';
import { adoptedSheet, importedSample, importOf, recordsOf, type SampleRow } from './keptSets.fixture.ts';

const EDIT = `mutation Edit($id: ID!, $revision: Int!, $cells: [RecordCellInput!]!, $why: String!) {
  editRecord(id: $id, revision: $revision, cells: $cells, why: $why, publishes: false) { id } }`;
const PARISH = { county: 'CON', place: 'Wexcombe', church: 'St Mary PR' };
const ANN = { ...PARISH, burial_date: '3 Mar 1841', forename: 'Ann', surname: 'MARSH', age: '40', abode: 'Gracca' };
const EVE = { ...PARISH, burial_date: '4 Mar 1841', forename: 'Eve', surname: 'HEXT', age: '50', abode: 'Roche' };
const TOM = { ...PARISH, burial_date: '5 Mar 1841', forename: 'Tom', surname: 'POOL', age: '60', abode: 'Luxulyan' };
const JOAN = { ...PARISH, burial_date: '6 Mar 1841', forename: 'Joan', surname: 'LANDER', age: '70', abode: 'Roche' };

let sheets: SheetSite;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-delivered-'));
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(async () => {
  await sheets.close();
  rmSync(folder, { recursive: true, force: true });
});

const burials = (setName: string, rows: readonly SampleRow[], key?: string) =>
  importOf(folder, { setName, mappingName: 'freereg-burials', rows, ...(key !== undefined && { key }) });
/** Gives files to the sheet of their set. */
async function delivered(request: ReturnType<typeof burials>) {
  const sheet = await sheetTaking(sheets.db, request);
  if (!sheet) throw new Error('No sheet takes these files.');
  return deliverToSheet(sheets.db, request, sheet);
}
/** Edits cells of the record of someone. */
async function edit(set: string, forename: string, field: string, to: string): Promise<void> {
  const id = await idOf(set, forename);
  const found = await sheets.site.ask<{ editableRecord: { sheet: { revision: number } } }>(
    'query Editable($id: ID!) { editableRecord(id: $id) { sheet { revision } } }',
    { id },
    sheets.anna,
  );
  const revision = found.data?.editableRecord.sheet.revision;
  const { errors } = await sheets.site.ask(
    EDIT,
    { id, revision, cells: [{ field, to }], why: 'Read again.' },
    sheets.anna,
  );
  if (errors) throw new Error(JSON.stringify(errors));
}
const idOf = async (set: string, forename: string): Promise<string> =>
  (await recordsOf(sheets, set)).find(({ fields }) => fields.FirstName === forename)?.id ?? `no ${forename}`;
const lines = async (set: string) =>
  (await recordsOf(sheets, set)).map(({ fields }) =>
    [fields.FirstName, fields.LastName, fields.Age, fields.PlaceOfResidence].join(' '),
  );

it('becomes the file of the sheet, keeps edits and addresses, and comes to readers when it is published', async () => {
  const set = await importedSample(sheets, burials('Delivered', [ANN, EVE, TOM]));
  const sheet = await adoptedSheet(sheets, set);
  await edit(set, 'Ann', 'PlaceOfResidence', 'Luxulyan');
  await edit(set, 'Eve', 'PlaceOfResidence', 'Gracca');
  await sheets.publish(sheet.id);
  const [ann, eve] = [await idOf(set, 'Ann'), await idOf(set, 'Eve')];

  const next = burials('Delivered', [JOAN, ANN, { ...EVE, abode: 'St Austell' }]);
  expect(await delivered(next)).toMatchObject({
    kind: 'delivered',
    records: 3,
    added: 1,
    changed: 1,
    gone: 1,
    edits: 1,
    clashes: 1,
  });
  expect(await lines(set)).toEqual(['Ann MARSH 40 Luxulyan', 'Eve HEXT 50 Gracca', 'Tom POOL 60 Luxulyan']);
  const { changes } = await sheets.history(sheet.id);
  expect(changes[0]).toMatchObject({ kind: 'FILE', by: null });
  expect((await sheets.check(sheet.id)).problems).toContainEqual(
    expect.objectContaining({ kind: 'overruled', field: 'PlaceOfResidence', rows: 1 }),
  );
  await sheets.publish(sheet.id);
  await sheets.until(sheet.id, ({ publication }) => publication?.state === 'PUBLISHED');
  expect(await lines(set)).toEqual(['Joan LANDER 70 Roche', 'Ann MARSH 40 Luxulyan', 'Eve HEXT 50 St Austell']);
  expect([await idOf(set, 'Ann'), await idOf(set, 'Eve')]).toEqual([ann, eve]);
  // The nightly command with the same files makes no further revision.
  expect(await delivered(next)).toEqual({ kind: 'unchanged' });
});

it('changes nothing where the files come again that the sheet was made of', async () => {
  const request = burials('Nightly', [ANN, EVE]);
  const set = await importedSample(sheets, request);
  const sheet = await adoptedSheet(sheets, set);
  expect(await delivered(request)).toEqual({ kind: 'unchanged' });
  expect((await sheets.sheet(sheet.id)).revision).toBe(1);
});

it('compares with what the sheet holds once it is its turn, whatever it held when the command was given', async () => {
  const set = await importedSample(sheets, burials('Two commands', [ANN, EVE]));
  await adoptedSheet(sheets, set);
  const early = await sheetTaking(sheets.db, burials('Two commands', [ANN, EVE]));
  await delivered(burials('Two commands', [ANN, EVE, TOM]));
  const second = burials('Two commands', [ANN, EVE, TOM, JOAN]);
  expect(await deliverToSheet(sheets.db, second, early as NonNullable<typeof early>)).toMatchObject({
    added: 1,
    gone: 0,
  });
});

it('knows an entry again by the key that an earlier correction gave it', async () => {
  const set = await importedSample(sheets, burials('Corrected twice', [ANN, EVE, TOM]));
  const ann = await idOf(set, 'Ann');
  const corrected = { ...ANN, age: '41' };
  await importedSample(sheets, burials('Corrected twice', [corrected, EVE, TOM]));
  expect(await idOf(set, 'Ann')).toBe(ann);
  const sheet = await adoptedSheet(sheets, set);
  await edit(set, 'Ann', 'PlaceOfResidence', 'Carthew');
  expect(await delivered(burials('Corrected twice', [JOAN, corrected, EVE, TOM]))).toMatchObject({
    added: 1,
    gone: 0,
    edits: 1,
  });
  await sheets.publish(sheet.id);
  expect((await recordsOf(sheets, set)).find(({ id }) => id === ann)?.fields).toMatchObject({
    Age: '41',
    PlaceOfResidence: 'Carthew',
  });
});

it('does not give an edit to another entry that has its number by now', async () => {
  const key = '{register_entry}';
  const numbered = (rows: readonly SampleRow[]) => rows.map((row, at) => ({ ...row, register_entry: String(at + 1) }));
  const set = await importedSample(sheets, burials('Numbered', numbered([ANN, EVE]), key));
  await adoptedSheet(sheets, set);
  await edit(set, 'Ann', 'PlaceOfResidence', 'Carthew');
  const outcome = await delivered(burials('Numbered', numbered([TOM, EVE]), key));
  expect(outcome).toMatchObject({ kind: 'delivered', edits: 0, clashes: 0 });
});

it('refuses a mapping that knows rows by their lines, and files that lose a tenth; the sheet holds what it held', async () => {
  const set = await importedSample(sheets, burials('Refused', [ANN, EVE, TOM]));
  const sheet = await adoptedSheet(sheets, set);
  await expect(delivered(burials('Refused', [ANN, EVE, TOM], '{#file}/{#line}'))).rejects.toThrow(
    /Give the mapping a key/u,
  );
  await expect(delivered({ ...burials('Refused', [ANN]), isFewerAccepted: false })).rejects.toThrow(
    /more than a tenth fewer/u,
  );
  expect((await sheets.sheet(sheet.id)).revision).toBe(1);
  // A row that is not taken is listed, and no one is in its way after that.
  const { place: _without, ...nowhere } = TOM;
  const request = burials('Refused', [ANN, EVE, nowhere]);
  expect(await delivered(request)).toMatchObject({ kind: 'delivered', records: 2, rejected: 1 });
  expect(readFileSync(request.rejectFile(set), 'utf8')).toMatch(/has nothing in "place"/u);
});

it('leaves the sheet as it is where the operator stops it', async () => {
  const set = await importedSample(sheets, burials('Stopped', [ANN, EVE]));
  const sheet = await adoptedSheet(sheets, set);
  const stopped = AbortSignal.abort();
  expect(await delivered({ ...burials('Stopped', [ANN, TOM]), signal: stopped })).toEqual({ kind: 'interrupted' });
  expect((await sheets.sheet(sheet.id)).revision).toBe(1);
  expect(await delivered(burials('Stopped', [ANN, TOM]))).toMatchObject({ kind: 'delivered' });
});

it('goes on after a command that was killed with some of its rows stored', async () => {
  const set = await importedSample(sheets, burials('Killed', [ANN, EVE]));
  const sheet = await adoptedSheet(sheets, set);
  const asked = { sheetId: Number(sheet.id), name: 'killed.csv', bytes: 1, hash: 'of killed files' };
  const taken = await openDelivery(sheets.db, asked);
  if (!taken) throw new Error('The delivery was not opened.');
  await storeSheetRows(sheets.db, taken, 1, [{ line: 1, cells: ['half'], ofRecord: 'half' }]);
  expect(await delivered(burials('Killed', [ANN, EVE, TOM]))).toMatchObject({
    kind: 'delivered',
    records: 3,
    added: 1,
  });
  expect(await storeSheetRows(sheets.db, taken, 2, [{ line: 2, cells: ['late'], ofRecord: 'late' }])).toBe(false);
  expect(await sheets.sheet(sheet.id)).toMatchObject({ revision: 2, file: { state: 'READ', rows: 3 } });
});

it('no import goes past a sheet', async () => {
  const id = await sheets.make('Kept by hand');
  await sheets.bring(id, 'First names,Surname,Date of burial,Parish\nAnn,MARSH,3 Mar 1841,Wexcombe');
  await sheets.setColumns(id, {
    kind: 'BURIALS',
    columns: ['forename', 'surname', 'burial_date', 'place'],
    constants: [],
    set: {
      description: 'Burials.',
      access: 'FREE',
      repository: null,
      archiveSeries: null,
      attribution: null,
      notation: 'PLAIN',
    },
  });
  await sheets.publish(id);
  const request = burials('Kept by hand', [ANN, EVE]);
  expect(await sheetTaking(sheets.db, request)).toBeNull();
  await expect(importRecords(sheets.db, request)).rejects.toThrow(`/desk/sheets/${id}/file`);
  expect(await recordsOf(sheets, 'KEPT-BY-HAND')).toHaveLength(1);
});
