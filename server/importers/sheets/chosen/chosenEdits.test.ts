import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type {
  ChosenEdits,
  ChosenRecords,
  EditableRecord,
  Sheet,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

import { adoptedSheet, importedSample, importOf, recordsOf } from '../keptSets.fixture.ts';

const FIND = `query Chosen($search: String!) { chosenRecords(search: $search) { total setName bar sheet { id revision } fields { id label } } }`;
const LOOK = `query Edits($search: String!, $field: ID!, $to: String!) { chosenEdits(search: $search, field: $field, to: $to) {
  revision changes same isTooLong shown { record { id name } was to } left { why count records { name } } } }`;
const EDIT = `mutation Edit($search: String!, $revision: Int!, $field: ID!, $to: String!, $changes: Int!, $why: String!) {
  editChosen(search: $search, revision: $revision, field: $field, to: $to, changes: $changes, why: $why) { id revision steps { at text details } } }`;
const REGISTER = [
  'First names,Surname,Date of burial,Age,Parish,Grave',
  'John,LANDER,1 Feb 1841,40,Wexcomb,A 1',
  'Mary,LANDER,13 Feb 1841,3,Wexcomb,A 2',
  'Ann,MARSH,4 Mar 1841,old,Wexcomb,A 3',
  'Ann,MARSH,4 Mar 1841,old,Wexcomb,A 4',
  'Eve,MARSH,5 Mar 1841,7,Wexcombe,A 5',
  ',HEXT,6 Mar 1841,8,Roche,A 6',
].join('\n');

let sheets: SheetSite;
let search: SearchEngine;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-chosen-'));
  sheets = await startSheetSite({
    searchOf: async (db, dataDir) =>
      (search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog })),
  });
  sheets.work();
}, 60_000);
afterAll(async () => {
  await sheets.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Brings a sheet to readers, and its records to the search. */
async function publish(sheetId: string, set: string): Promise<void> {
  await sheets.publish(sheetId);
  await search.publish(set);
}
/** A published sheet of six burials, two of which say the same but for the grave. */
async function published(title: string, set: string): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, REGISTER);
  await sheets.setColumns(id, {
    kind: 'BURIALS',
    columns: ['forename', 'surname', 'burial_date', 'age', 'place', 'grave'],
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
  await publish(id, set);
  return id;
}
const answered = async <Data>(query: string, variables: object, as: object = sheets.anna) => {
  const { data, errors } = await sheets.site.ask<Record<string, Data>>(query, variables, as);
  return { found: Object.values(data ?? {})[0] ?? null, code: errors?.[0]?.extensions['code'] };
};
const chosen = (words: string, as?: object) => answered<ChosenRecords>(FIND, { search: words }, as);
const looked = (words: string, field: string, to: string, as?: object) =>
  answered<ChosenEdits>(LOOK, { search: words, field, to }, as);
/** Does what a look at it shows. */
async function edit(words: string, field: string, to: string, more: object = {}, as?: object) {
  const { found } = await looked(words, field, to);
  const { revision, changes } = found ?? { revision: 0, changes: 0 };
  const asked = { search: words, field, to, revision, changes, why: 'The parish is Wexcombe.', ...more };
  return answered<Sheet>(EDIT, asked, as);
}
const gravesOf = async (set: string, field: string) =>
  Object.fromEntries(
    (await recordsOf(sheets, set)).map(({ fields }) => [fields['GraveReference'], fields[field] ?? null]),
  );
const editable = (id: string) =>
  answered<EditableRecord>(
    `query Editable($id: ID!) { editableRecord(id: $id) { sheet { revision } cells { field written made isEdited } edits { field was to why isInForce } } }`,
    { id },
  );

it('shows what would change, edits the records that a search finds as one step, and is undone for one or for all', async () => {
  const sheetId = await published('Chosen burials', 'CHOSEN-BURIALS');
  const words = 'datasetname=chosen+burials&lastname=marsh';
  expect((await chosen(words)).found).toMatchObject({ total: 3, setName: 'Chosen burials', bar: null });
  expect((await chosen(words)).found?.fields).toContainEqual({ id: 'place', label: 'Parish or place' });
  const { found: look } = await looked(words, 'place', ' Wexcombe ');
  expect(look).toMatchObject({ changes: 2, same: 1, left: [], isTooLong: false });
  expect(look?.shown.map(({ record, was, to }) => [record.name, was, to])).toEqual([
    ['Ann MARSH', 'Wexcomb', 'Wexcombe'],
    ['Ann MARSH', 'Wexcomb', 'Wexcombe'],
  ]);
  expect(await gravesOf('CHOSEN-BURIALS', 'Place')).toMatchObject({ 'A 3': 'Wexcomb' });

  const { found: after } = await edit(words, 'place', 'Wexcombe');
  expect(after?.steps).toEqual([
    { at: 0, text: 'Parish or place: 2 cells of chosen records mended', details: ['→ Wexcombe'] },
  ]);
  const before = (await recordsOf(sheets, 'CHOSEN-BURIALS')).map(({ id }) => id);
  await publish(sheetId, 'CHOSEN-BURIALS');
  expect((await recordsOf(sheets, 'CHOSEN-BURIALS')).map(({ id }) => id)).toEqual(before);
  expect(await gravesOf('CHOSEN-BURIALS', 'Place')).toEqual({
    'A 1': 'Wexcomb',
    'A 2': 'Wexcomb',
    'A 3': 'Wexcombe',
    'A 4': 'Wexcombe',
    'A 5': 'Wexcombe',
    'A 6': 'Roche',
  });

  // One of two rows alike, by its own page.
  const [, , , fourth = ''] = before;
  const { found: record } = await editable(fourth);
  expect(record?.edits).toEqual([
    { field: 'place', was: 'Wexcomb', to: 'Wexcombe', why: 'The parish is Wexcombe.', isInForce: true },
  ]);
  const undone = await sheets.site.ask<{ editRecord: EditableRecord }>(
    `mutation Undo($id: ID!, $revision: Int!) { editRecord(id: $id, revision: $revision, cells: [{ field: "place", to: null }], why: "", publishes: false) { cells { field made } } }`,
    { id: fourth, revision: record?.sheet?.revision },
    sheets.anna,
  );
  expect(undone.data?.editRecord.cells).toContainEqual({ field: 'place', made: 'Wexcomb' });
  expect((await sheets.sheet(sheetId)).steps[0]?.text).toBe('Parish or place: 1 cell of chosen records mended');
  const { revision } = await sheets.sheet(sheetId);
  await sheets.ask('removeStep', { id: sheetId, revision, at: 0 });
  await publish(sheetId, 'CHOSEN-BURIALS');
  expect(await gravesOf('CHOSEN-BURIALS', 'Place')).toMatchObject({ 'A 3': 'Wexcomb', 'A 4': 'Wexcomb' });
});

it('edits records of a set that came by a command, and none that is masked or would be no record', async () => {
  const set = await importedSample(sheets, importOf(folder, { setName: 'Chosen households', mappingName: 'freecen' }));
  await search.publish(set);
  const words = 'datasetname=chosen+households';
  expect((await chosen(words)).found).toMatchObject({ total: 2, bar: 'NO_SHEET', sheet: null, fields: [] });
  const { id } = await adoptedSheet(sheets, set);
  const fields = (await chosen(words)).found?.fields.map((field) => field.id) ?? [];
  expect(fields).toContain('RelationshipToHead');
  expect(fields).not.toContain('record_id');
  expect((await looked(words, 'record_id', 'x')).code).toBe('SHEET_REFUSED');
  expect((await looked(words, 'RelationshipToHead', 'Lodger')).found).toMatchObject({ changes: 2, left: [] });
  // What was looked at before a name is left out is not shown again.
  await sheets.db.rows(
    `/* test.mask */ UPDATE record SET whole_fields = fields, fields = fields - 'FirstName' WHERE record_set_id = $1 AND fields->>'FirstName' = 'Jane'`,
    [set],
  );
  const { found } = await looked(words, 'RelationshipToHead', 'Lodger');
  expect(found).toMatchObject({ changes: 1, left: [{ why: 'MASKED', count: 1 }] });
  expect(found?.shown.map(({ record }) => record.name)).toEqual(['William? PINCH?']);
  expect((await edit(words, 'RelationshipToHead', 'Lodger')).code).toBeUndefined();
  await publish(id, set);
  expect((await recordsOf(sheets, set)).map(({ fields: said }) => said['RelationshipToHead'])).toEqual([
    'Lodger',
    'Wife',
  ]);
  const sheetId = await published('Emptied', 'EMPTIED');
  expect((await looked('datasetname=emptied&lastname=hext', 'surname', '')).found).toMatchObject({
    changes: 0,
    left: [{ why: 'NO_RECORD', count: 1 }],
  });
  expect((await sheets.sheet(sheetId)).steps).toEqual([]);
});

it('says why records cannot be edited together', async () => {
  const sheetId = await published('Barred together', 'BARRED-TOGETHER');
  await published('Beside them', 'BESIDE-THEM');
  const bar = async (words: string) => (await chosen(words)).found?.bar;
  expect(await bar('')).toBe('NONE');
  expect(await bar('datasetname=barred+together&lastname=nobodys')).toBe('NONE');
  expect(await bar('datasetname=barred+together&datasetname=beside+them')).toBe('SEVERAL_SETS');
  expect((await chosen(`lastname=${'x'.repeat(9_000)}`)).code).toBe('BAD_USER_INPUT');
  await sheets.addSteps(sheetId, [{ do: 'ditto', field: 'place' }]);
  const { found } = await chosen('datasetname=barred+together');
  expect(found?.fields.map(({ id }) => id)).toEqual(['forename', 'surname', 'burial_date', 'age', 'grave']);
  await sheets.bring(sheetId, REGISTER);
  expect(await bar('datasetname=barred+together')).toBe('NEWER_FILE');
});

it('refuses what a sheet has no room for beside its other steps', async () => {
  const sheetId = await published('Full of steps', 'FULL-OF-STEPS');
  await sheets.addSteps(sheetId, [{ do: 'replace', field: 'age', values: [{ from: 'old', to: '70' }] }]);
  await sheets.db.rows(
    `/* test.full */ UPDATE sheet_change SET recipe = jsonb_set(recipe, '{steps,0,values,0,from}', to_jsonb(repeat('x', 999800))) WHERE sheet_id = $1 AND recipe->'steps' <> '[]'`,
    [Number(sheetId)],
  );
  const words = 'datasetname=full+of+steps';
  expect((await edit(words, 'place', 'Wexcombe')).code).toBe('SHEET_CHOSEN_LONG');
  const { revision } = await sheets.sheet(sheetId);
  const step = { do: 'replace', field: 'place', values: [{ from: 'Wexcomb', to: 'y'.repeat(300) }] };
  const { errors } = await sheets.ask('addSteps', { id: sheetId, revision, steps: [step] });
  expect(errors?.[0]?.extensions['code']).toBe('SHEET_STEPS_FULL');
});

it('refuses what was not seen, what has no reason, and others', async () => {
  const sheetId = await published('Refused together', 'REFUSED-TOGETHER');
  const words = 'datasetname=refused+together&lastname=lander';
  const asked = ['age', '41'] as const;
  expect((await edit(words, ...asked, { why: ' ' })).code).toBe('SHEET_EDIT_WHY');
  expect((await edit(words, ...asked, { changes: 1 })).code).toBe('SHEET_CHOSEN_OTHERS');
  expect((await edit(words, ...asked, { revision: 1 })).code).toBe('SHEET_CHANGED');
  // Two tabs: the second has seen another revision.
  const { found } = await looked(words, ...asked);
  expect((await edit(words, 'age', '42')).code).toBeUndefined();
  const late = { search: words, field: 'age', to: '41', revision: found?.revision, changes: 2, why: 'Late.' };
  expect((await answered<Sheet>(EDIT, late)).code).toBe('SHEET_CHANGED');

  const staff = { ...sheets.ben, duties: ['moderation'] };
  const steward = { memberId: sheets.ben.memberId, stewardship: 'ready' };
  for (const as of [staff, steward, {}])
    for (const { code } of [
      await chosen(words, as),
      await looked(words, ...asked, as),
      await edit(words, ...asked, {}, as),
    ])
      expect(['NOT_FOUND', 'UNAUTHENTICATED']).toContain(code);
  await sheets.db.rows(
    `/* test.steward */ INSERT INTO steward (set_key, member_id, since, expires_at) VALUES ('REFUSED-TOGETHER', $1, now(), now())`,
    [sheets.ben.memberId],
  );
  expect((await edit(words, ...asked, {}, steward)).code).toBeUndefined();
  expect((await sheets.history(sheetId)).changes[0]?.text).toBe('Age: 2 cells of chosen records mended.');
});
