import type { EditableRecord } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

import { acceptPublished } from './acceptPublished.ts';

const RECORD = `id name setName isClosed lines { label value } previous next bar no waiting
  cells { field label heading written made isEdited isTakenBelow } proposals { label field written proposed isEdited } edits { revision field label was to why by isInForce }
  sheet { id revision publication { state problem } }`;
const FIND = `query Editable($id: ID!) { editableRecord(id: $id) { ${RECORD} } }`;
const EDIT = `mutation Edit($id: ID!, $revision: Int!, $cells: [RecordCellInput!]!, $why: String!, $publishes: Boolean!) {
  editRecord(id: $id, revision: $revision, cells: $cells, why: $why, publishes: $publishes) { ${RECORD} } }`;
const HEADINGS = 'First names,Surname,Date of burial,Age,Parish,Grave';
const REGISTER = [
  HEADINGS,
  'John,LANDER,1 Feb 1841,40,Wexcombe,"A 1',
  'by the wall"',
  'Mary,LANDER,13 Feb 1841,3,do.,A 2',
  'Ann,MARSH,4 Mar 1841,old,do.,A 3',
  'Ann,MARSH,4 Mar 1841,old,do.,A 4',
].join('\n');

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

/** A published sheet of four burials. */
async function published(title: string, text = REGISTER): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, text);
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
  await sheets.addSteps(id, [
    { do: 'ditto', field: 'place' },
    { do: 'case', field: 'surname' },
  ]);
  await sheets.publish(id);
  return id;
}

/** What readers have of a set, by the grave: a line for each record. */
const readers = async (title: string) =>
  Object.fromEntries(
    (
      await sheets.db.rows<{ id: string; grave: string; line: string }>(
        `/* test.records */ SELECT r.id, r.fields->>'GraveReference' AS grave, concat_ws(' ', r.fields->>'FirstName', r.fields->>'LastName', r.fields->>'Age', r.fields->>'Parish') AS line
         FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1`,
        [title],
      )
    ).map(({ grave, ...record }) => [grave.slice(0, 3), record]),
  );
const find = async (id: string, as = sheets.anna as object) =>
  (await sheets.site.ask<{ editableRecord: EditableRecord | null }>(FIND, { id }, as)).data?.editableRecord ?? null;
const edit = async (
  { id, sheet }: EditableRecord,
  cells: { field: string; to: string | null }[],
  more: { why?: string; publishes?: boolean; as?: object } = {},
) => {
  const { why = 'Read again from the image.', publishes = false, as = sheets.anna } = more;
  const { data, errors } = await sheets.site.ask<{ editRecord: EditableRecord }>(
    EDIT,
    { id, revision: sheet?.revision ?? 0, cells, why, publishes },
    as,
  );
  return { record: data?.editRecord ?? null, code: errors?.[0]?.extensions['code'] };
};

it('shows the row of a record, corrects it for readers, and undoes one edit', async () => {
  const sheetId = await published('Edited burials');
  const { id } = (await readers('Edited burials'))['A 4']!;
  const record = (await find(id))!;
  expect(record).toMatchObject({
    name: 'Ann Marsh',
    setName: 'Edited burials',
    isClosed: false,
    bar: null,
    no: 4,
    waiting: 0,
    edits: [],
    next: null,
    previous: (await readers('Edited burials'))['A 3']!.id,
  });
  expect(record.lines).toContainEqual({ label: 'Age', value: 'old' });
  expect(record.cells.map(({ label, written, made, isTakenBelow }) => [label, written, made, isTakenBelow])).toEqual([
    ['First names', 'Ann', 'Ann', false],
    ['Surname', 'MARSH', 'Marsh', false],
    ['Date of burial', '4 Mar 1841', '4 Mar 1841', false],
    ['Age', 'old', 'old', false],
    ['Parish or place', 'do.', 'Wexcombe', true],
    ['Grave', 'A 4', 'A 4', false],
  ]);

  const { record: saved } = await edit(record, [
    { field: 'age', to: ' 71 ' },
    { field: 'surname', to: 'Marshe' },
  ]);
  expect(saved).toMatchObject({ waiting: 1, sheet: { publication: { state: 'PUBLISHED' } } });
  expect(saved?.edits.map(({ label, was, to, why, by, isInForce }) => [label, was, to, why, by, isInForce])).toEqual([
    ['Age', 'old', '71', 'Read again from the image.', 'Anna Lee', true],
    ['Surname', 'MARSH', 'Marshe', 'Read again from the image.', 'Anna Lee', true],
  ]);
  // Readers have it with the next publication; of two rows alike the one that was meant.
  expect((await readers('Edited burials'))['A 4']?.line).toBe('Ann Marsh old Wexcombe');
  await sheets.publish(sheetId);
  expect((await readers('Edited burials'))['A 4']?.line).toBe('Ann Marshe 71 Wexcombe');
  expect((await readers('Edited burials'))['A 3']?.line).toBe('Ann Marsh old Wexcombe');
  // Its old address leads to it.
  expect(await find(id)).toMatchObject({ name: 'Ann Marshe', waiting: 0, no: 4 });

  const { record: undone } = await edit((await find(id))!, [{ field: 'age', to: null }], { why: '' });
  expect(undone?.cells.map(({ made }) => made)).toEqual(['Ann', 'Marshe', '4 Mar 1841', 'old', 'Wexcombe', 'A 4']);
  expect(undone?.edits.map(({ label, to, isInForce }) => [label, to, isInForce])).toEqual([
    ['Age', null, false],
    ['Age', '71', false],
    ['Surname', 'Marshe', true],
  ]);
  // The history of the sheet names no value.
  const texts = (await sheets.history(sheetId)).changes.map(({ text }) => text);
  expect(texts[0]).toBe('Undone: Age: one cell mended.');
  expect(texts.join(' ')).not.toMatch(/Marsh|71/u);
});

it('is published at once where that is asked, and refused while an earlier state is published', async () => {
  const id = await published('Prompt burials');
  const of = async (grave: string) => (await find((await readers('Prompt burials'))[grave]!.id))!;
  const { record } = await edit(await of('A 2'), [{ field: 'age', to: '30' }], { publishes: true });
  expect(record?.sheet?.publication?.state).toBe('MAKING');
  const { code } = await edit((await find(record!.id))!, [{ field: 'age', to: '31' }], { publishes: true });
  if (code !== undefined) expect(code).toBe('SHEET_BUSY');
  await sheets.until(id, ({ publication }) => publication?.state === 'PUBLISHED');
  expect((await readers('Prompt burials'))['A 2']?.line).toMatch(/^Mary Lander 3[01] Wexcombe$/u);
});

it('refuses the second of two who edit at once, a missing reason, and what leaves no record', async () => {
  await published('Refused burials');
  const { id } = (await readers('Refused burials'))['A 1']!;
  const seen = (await find(id))!;
  expect((await edit(seen, [{ field: 'age', to: '41' }], { why: ' ' })).code).toBe('SHEET_EDIT_WHY');
  expect((await edit(seen, [{ field: 'occupation', to: 'Miner' }])).code).toBe('SHEET_REFUSED');
  expect((await edit(seen, [])).code).toBe('SHEET_REFUSED');
  const nameless = [
    { field: 'forename', to: '' },
    { field: 'surname', to: '' },
  ];
  expect((await edit(seen, nameless)).code).toBe('SHEET_EDIT_NO_RECORD');
  expect((await edit(seen, [{ field: 'age', to: '41' }])).code).toBeUndefined();
  expect((await edit(seen, [{ field: 'age', to: '42' }], { as: sheets.ben })).code).toBe('SHEET_CHANGED');
  expect((await find(id))?.cells.find(({ field }) => field === 'age')?.made).toBe('41');
});

it('refuses to take the groom out of a marriage, and keeps the bride', async () => {
  const sheetId = await sheets.make('Edited marriages');
  await sheets.bring(sheetId, 'Groom,Bride,Date,Parish\nJohn Lander,Mary Marsh,1 Feb 1841,Wexcombe');
  await sheets.setColumns(sheetId, {
    kind: 'MARRIAGES',
    columns: ['groom_full_name', 'bride_full_name', 'marriage_date', 'place'],
    constants: [],
    set: {
      description: 'Marriages.',
      access: 'FREE',
      repository: null,
      archiveSeries: null,
      attribution: null,
      notation: 'PLAIN',
    },
  });
  await sheets.publish(sheetId);
  const groom = await sheets.db.one<{ id: string }>(
    `/* test.groom */ SELECT r.id FROM record r JOIN sheet s ON s.set_key = r.record_set_id WHERE s.id = $1 AND r.fields->>'Role' = 'Groom'`,
    [sheetId],
  );
  const seen = (await find(groom!.id))!;
  expect((await edit(seen, [{ field: 'groom_full_name', to: '' }])).code).toBe('SHEET_EDIT_NO_RECORD');
  expect((await edit(seen, [{ field: 'groom_full_name', to: 'John Landor' }])).code).toBeUndefined();
});

it('keeps an edit with the next file where that still says so, and asks where it says something else', async () => {
  const sheetId = await published('Kept burials');
  const { id } = (await readers('Kept burials'))['A 2']!;
  await edit((await find(id))!, [
    { field: 'age', to: '33' },
    { field: 'grave', to: 'B 2' },
  ]);
  await sheets.bring(
    sheetId,
    `${HEADINGS}\nEve,HEXT,1 Jan 1841,9,Wexcombe,A 0\n${REGISTER.slice(HEADINGS.length + 1)}`,
  );
  // Another file is there, which readers do not have.
  expect(await find(id)).toMatchObject({ bar: 'NEWER_FILE', cells: [], no: null });
  expect((await sheets.check(sheetId)).problems.filter(({ kind }) => kind === 'overruled')).toEqual([]);
  await sheets.publish(sheetId);
  expect(await find(id)).toMatchObject({ bar: null, no: 3 });
  expect((await readers('Kept burials'))['B 2']?.line).toBe('Mary Lander 33 Wexcombe');

  await sheets.bring(sheetId, REGISTER.replace(',A 2', ',A 22'));
  expect((await sheets.check(sheetId)).problems.filter(({ kind }) => kind === 'overruled')).toMatchObject([
    { field: 'grave', rows: 1, values: [{ value: 'A 22', some: [2] }] },
  ]);
  await sheets.addSteps(sheetId, [{ do: 'accept', problem: 'overruled', field: 'grave', accepted: ['A 22'] }]);
  expect((await sheets.check(sheetId)).problems.filter(({ kind }) => kind === 'overruled')).toEqual([]);
});

it('says which records it cannot edit, and nothing to others', async () => {
  await published('Barred burials');
  const { id } = (await readers('Barred burials'))['A 1']!;
  expect(await find('BARRED-BURIALS/none')).toBeNull();
  const foreign = await sheets.site.ask(FIND, { id }, { ...sheets.ben, duties: ['moderation'] });
  const none = await sheets.site.ask(FIND, { id: 'no such' }, { ...sheets.ben, duties: ['moderation'] });
  expect(foreign.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  expect(foreign.errors?.[0]?.message).toBe(none.errors?.[0]?.message);
  const { memberId } = sheets.ben;
  await sheets.db.rows(
    `/* test.steward */ INSERT INTO steward (set_key, member_id, since, expires_at) VALUES ('BARRED-BURIALS', $1, now(), now())`,
    [memberId],
  );
  const steward = { memberId, stewardship: 'ready' } as const;
  expect(await find(id, steward)).toMatchObject({ bar: null });
  await sheets.db.rows(`/* test.row */ UPDATE record SET source_row = 2 WHERE id = $1`, [id]);
  expect(await find(id)).toMatchObject({ bar: 'UNKNOWN_ROW', sheet: { id: expect.any(String) } });
  await sheets.db.rows(`/* test.key */ UPDATE sheet SET set_key = 'ELSEWHERE' WHERE set_key = 'BARRED-BURIALS'`);
  expect(await find(id)).toMatchObject({ bar: 'NO_SHEET', sheet: null, cells: [] });
  expect((await edit((await find(id))!, [{ field: 'age', to: '41' }])).code).toBe('NOT_FOUND');
  // What came another way is not shown to who looks after a sheet of that name.
  expect((await sheets.site.ask(FIND, { id }, steward)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
});

it('writes down each look at a closed record', async () => {
  const year = new Date().getUTCFullYear();
  await published('Closed burials', `${REGISTER}\nBaby,MARSH,1 Mar ${year},1,Wexcombe,A 9`);
  await sheets.db.rows(`/* test.close */ UPDATE record SET is_closed = true, closed_on_request = true WHERE id = $1`, [
    (await readers('Closed burials'))['A 2']!.id,
  ]);
  const looks = async () =>
    (await sheets.db.rows(`/* test.looks */ SELECT FROM staff_act WHERE what = 'closed-record-viewed'`)).length;
  const { id } = (await readers('Closed burials'))['A 2']!;
  expect(await find(id)).toMatchObject({ isClosed: true, bar: null });
  expect(await looks()).toBe(1);
  // Nothing to undo is no way around it.
  const nothing = [{ field: 'age', to: null }];
  expect((await edit((await find(id))!, nothing, { why: '' })).record).toMatchObject({ isClosed: true });
  expect(await looks()).toBe(3);
  // One is not come across beside an open one.
  expect(await find((await readers('Closed burials'))['A 1']!.id)).toMatchObject({
    next: (await readers('Closed burials'))['A 3']!.id,
  });
  expect(await looks()).toBe(3);
});

it('keeps the history of an account that is gone without its name', async () => {
  await published('Gone burials');
  const { id } = (await readers('Gone burials'))['A 1']!;
  await edit((await find(id))!, [{ field: 'age', to: '41' }], { as: sheets.ben });
  expect((await find(id))?.edits[0]?.by).toBe('Ben Lee');
  await sheets.db.rows(`/* test.gone */ UPDATE sheet_change SET made_by = NULL WHERE made_by = $1`, [
    sheets.ben.memberId,
  ]);
  expect((await find(id))?.edits[0]).toMatchObject({ by: null, to: '41' });
});

it('shows reports of readers to staff who decide them, and accepts one once readers have the edit that says it', async () => {
  const sheetId = await published('Reported burials');
  const { id } = (await readers('Reported burials'))['A 1']!;
  const report = (fieldId: string, proposed: string) =>
    sheets.db.rows(
      `/* test.report */ INSERT INTO record_correction (member_id, record_id, field, written, proposed, comment) VALUES ($1, $2, $3, '', $4, '')`,
      [sheets.ben.memberId, id, fieldId, proposed],
    );
  await report('LastName', 'Landor');
  await report('Occupation', 'Miner');
  expect((await find(id, { ...sheets.anna, duties: ['records'] }))?.proposals).toEqual([]);
  const as = { ...sheets.anna, duties: ['records', 'moderation'] };
  const record = (await find(id, as))!;
  expect(record.proposals.map(({ label, field, proposed }) => [label, field, proposed])).toEqual([
    ['Surname', 'surname', 'Landor'],
    ['Occupation', null, 'Miner'],
  ]);
  const states = async () => {
    await acceptPublished({ ...sheets, mailer: { send: () => Promise.resolve() }, publicUrl: 'https://example.com' });
    return Object.fromEntries(
      (
        await sheets.db.rows<{ field: string; state: string }>(
          `/* test.state */ SELECT field, state || CASE WHEN edited_in IS NULL THEN '' ELSE ' for an edit' END AS state FROM record_correction`,
        )
      ).map(({ field, state }) => [field, state]),
    );
  };
  const { record: edited } = await edit(record, [{ field: 'surname', to: 'Landor' }], { as });
  expect(edited?.proposals.map(({ proposed, isEdited }) => [proposed, isEdited])).toEqual([
    ['Landor', true],
    ['Miner', false],
  ]);
  // Readers do not have it yet.
  expect(await states()).toEqual({ LastName: 'WAITING for an edit', Occupation: 'WAITING' });
  // Undone, it is open as before.
  const { record: undone } = await edit(edited!, [{ field: 'surname', to: null }], { as, why: '' });
  expect(undone?.proposals[0]).toMatchObject({ proposed: 'Landor', isEdited: false });
  expect(await states()).toEqual({ LastName: 'WAITING', Occupation: 'WAITING' });

  await edit(undone!, [{ field: 'surname', to: 'Landor' }], { as });
  await sheets.publish(sheetId);
  expect(await states()).toEqual({ LastName: 'ACCEPTED for an edit', Occupation: 'WAITING' });
  expect((await find((await readers('Reported burials'))['A 1']!.id, as))?.proposals).toHaveLength(1);
  // The record itself says it: nothing beside what was transcribed.
  expect(await sheets.db.rows(`/* test.amended */ SELECT FROM record_amendment WHERE record_id = $1`, [id])).toEqual(
    [],
  );
  expect(
    await sheets.db.one(
      `/* test.act */ SELECT FROM staff_act WHERE what = 'correction-decided' AND duty = 'moderation' AND staff_id = $1`,
      [sheets.anna.memberId],
    ),
  ).not.toBeNull();
});

it('leaves a report open whose edit a publication could not bring to readers', async () => {
  const sheetId = await published('Failed burials');
  const { id } = (await readers('Failed burials'))['A 1']!;
  await sheets.db.rows(
    `/* test.report */ INSERT INTO record_correction (member_id, record_id, field, written, proposed, comment) VALUES ($1, $2, 'LastName', '', 'Landor', '')`,
    [sheets.ben.memberId, id],
  );
  const as = { ...sheets.anna, duties: ['records', 'moderation'] };
  const state = async () => {
    await acceptPublished({ ...sheets, mailer: { send: () => Promise.resolve() }, publicUrl: 'https://example.com' });
    return sheets.db.one(`/* test.state */ SELECT state FROM record_correction WHERE record_id = $1`, [id]);
  };
  await edit((await find(id, as))!, [{ field: 'surname', to: 'Landor' }], { as });
  await sheets.db.rows(
    `/* test.failed */ INSERT INTO sheet_publication (sheet_id, revision, member_id, stage, problem, accepts_fewer) SELECT id, (SELECT max(revision) FROM sheet_change c WHERE c.sheet_id = s.id), $2, 'failed', 'Refused.', false FROM sheet s WHERE id = $1`,
    [sheetId, sheets.anna.memberId],
  );
  expect(await state()).toEqual({ state: 'WAITING' });
  await sheets.publish(sheetId);
  expect(
    await sheets.db.one(
      `/* test.state */ SELECT state FROM record_correction WHERE proposed = 'Landor' AND record_id LIKE 'FAILED%'`,
    ),
  ).toEqual({ state: 'WAITING' });
  await state();
  expect(
    await sheets.db.one(
      `/* test.state */ SELECT state FROM record_correction WHERE proposed = 'Landor' AND record_id LIKE 'FAILED%'`,
    ),
  ).toEqual({ state: 'ACCEPTED' });
});

it('refuses an edit of a sheet that has as many steps as it may have', async () => {
  await published('Full burials');
  const { id } = (await readers('Full burials'))['A 1']!;
  const record = (await find(id))!;
  await sheets.db.rows(
    `/* test.full */ UPDATE sheet_change SET recipe = jsonb_set(recipe, '{steps}', (recipe->'steps') || (SELECT jsonb_agg(jsonb_build_object('do', 'accept', 'problem', 'long', 'field', NULL, 'values', jsonb_build_array(n::text))) FROM generate_series(1, 1998) AS n))
     WHERE sheet_id = $1 AND revision = $2`,
    [Number(record.sheet?.id), record.sheet?.revision],
  );
  expect((await edit(record, [{ field: 'age', to: '41' }])).code).toBe('SHEET_STEPS_FULL');
});
