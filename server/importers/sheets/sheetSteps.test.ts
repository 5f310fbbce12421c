import type { SheetStepInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const HEADINGS = 'First names,Surname,Date of burial,Age,Parish';
const REGISTER = [
  HEADINGS,
  'John,LANDER,1/2/1841,40,Wexcombe',
  'Mary,Lander,13/2/1841,3m,do.',
  'Ann,Marsh,4 Mar 1841,old,Wexcomb',
  'Ruth,Penna,5 Mar 1841,7,Wexcombe',
  'Kate,Penna,6 Mar 1841,7,Wexcombe',
  'Jane,Penna,7 Mar 1841,7,Wexcombe',
  'Jane,Penna,7 Mar 1841,7,Wexcombe',
].join('\n');
const COLUMNS = {
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'burial_date', 'age', 'place'],
  constants: [],
  set: {
    description: 'Burials.',
    access: 'FREE' as const,
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN' as const,
  },
};
const STEPS: SheetStepInput[] = [
  { do: 'ditto', field: 'place' },
  { do: 'replace', field: 'place', values: [{ from: 'Wexcomb', to: 'Wexcombe' }] },
  { do: 'case', field: 'surname' },
  { do: 'dates', field: 'burial_date', order: 'DAY_FIRST' },
  { do: 'cell', field: 'age', no: 3, to: '71' },
  { do: 'repeated' },
];

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

async function aSheet(title: string): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, REGISTER);
  await sheets.setColumns(id, COLUMNS);
  return id;
}
const problemsOf = async (id: string) =>
  (await sheets.check(id)).problems.map(({ kind, field, rows }) => [kind, field, rows]);
/** What readers have of a set: a line of some fields for each record. */
const readersHave = async (title: string) =>
  (
    await sheets.db.rows<{ line: string }>(
      `/* test.records */ SELECT concat_ws(' ', fields->>'FirstName', fields->>'LastName', fields->>'BurialDate', fields->>'Age', fields->>'Parish') AS line
       FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 ORDER BY r.source_row`,
      [title],
    )
  ).map(({ line }) => line);

it('mends what readers get, says what each step did, and keeps what was written', async () => {
  const id = await aSheet('Mended burials');
  expect(await problemsOf(id)).toEqual([
    ['ditto', 'place', 1],
    ['dateOrder', 'burial_date', 1],
    ['ageUnread', 'age', 1],
    ['spelling', 'place', 1],
    ['repeated', null, 1],
    ['capitals', 'surname', 1],
    ['placeUnknown', 'place', 1],
  ]);
  const sheet = await sheets.addSteps(id, STEPS);
  expect(sheet.steps.map(({ text, details }) => [text, details])).toEqual([
    ['Age: one cell mended', ['old → 71']],
    ['Parish or place: marks of repetition replaced by what the row above has', []],
    ['Parish or place: 1 value replaced', ['Wexcomb → Wexcombe']],
    ['Surname: words in capitals written as names are', []],
    ['Date of burial: the day is first in dates of three numbers', []],
    ['Rows that say the same as an earlier one left out', []],
  ]);
  expect((await sheets.check(id)).stepRows).toEqual([1, 1, 1, 1, 2, 1]);
  expect(await problemsOf(id)).toEqual([]);
  await sheets.publish(id);
  expect(await readersHave('Mended burials')).toEqual([
    'John Lander 1 Feb 1841 40 Wexcombe',
    'Mary Lander 13 Feb 1841 3m Wexcombe',
    'Ann Marsh 4 Mar 1841 71 Wexcombe',
    'Ruth Penna 5 Mar 1841 7 Wexcombe',
    'Kate Penna 6 Mar 1841 7 Wexcombe',
    'Jane Penna 7 Mar 1841 7 Wexcombe',
  ]);
  // The file is as it was brought, and the history says what was done without a name or a value.
  const { data } = await sheets.ask<{ sheetRows: { cells: string[] }[] }>('rows', { id, from: 1 });
  expect(data?.sheetRows[0]?.cells).toEqual(['John', 'LANDER', '1/2/1841', '40', 'Wexcombe']);
  const [change] = (await sheets.history(id)).changes;
  expect(change).toMatchObject({ kind: 'STEP', by: 'Anna Lee' });
  expect(change?.text).not.toMatch(/Wexcomb|71/u);
});

it('is done again with the next file: what was changed there comes before an edit of the row', async () => {
  const id = await aSheet('Next burials');
  await sheets.addSteps(id, STEPS);
  await sheets.bring(
    id,
    [
      HEADINGS,
      'Eve,HEXT,2/3/1841,1,Wexcomb',
      'Ann,Marsh,4 Mar 1841,old,Wexcomb',
      'Ruth,Penna,5 Mar 1841,7,Wexcombe',
    ].join('\n'),
  );
  expect((await sheets.check(id)).stepRows).toEqual([1, 0, 2, 1, 1, 0]);
  await sheets.bring(id, [HEADINGS, 'Ann,Marsh,4 Mar 1841,72,Wexcombe'].join('\n'));
  expect((await sheets.check(id)).stepRows).toEqual([0, 0, 0, 0, 0, 0]);
  await sheets.publish(id);
  expect(await readersHave('Next burials')).toEqual(['Ann Marsh 4 Mar 1841 72 Wexcombe']);
});

it('is undone alone, and by going back', async () => {
  const id = await aSheet('Undone burials');
  const { revision } = await sheets.addSteps(id, STEPS.slice(0, 3));
  const { data } = await sheets.ask<{ removeSheetStep: { steps: object[] } }>('removeStep', { id, revision, at: 1 });
  expect(data?.removeSheetStep.steps).toHaveLength(2);
  expect(await problemsOf(id)).toContainEqual(['spelling', 'place', 1]);
  await sheets.ask('restore', { id, revision: revision + 1, to: revision });
  expect((await sheets.sheet(id)).steps).toHaveLength(3);
  // Two at once: the second is refused, and nothing is lost.
  const late = await sheets.ask('removeStep', { id, revision, at: 0 }, sheets.ben);
  expect(late.errors?.[0]?.extensions['code']).toBe('SHEET_CHANGED');
  // The columns keep the steps.
  await sheets.setColumns(id, { ...COLUMNS, columns: [...COLUMNS.columns.slice(0, 4), null] });
  expect((await sheets.sheet(id)).steps).toHaveLength(3);
});

it('takes a later mend of the same cell in place of the earlier one', async () => {
  const id = await aSheet('Twice mended');
  await sheets.addSteps(id, [{ do: 'cell', field: 'age', no: 3, to: '70' }]);
  const sheet = await sheets.addSteps(id, [{ do: 'cell', field: 'age', no: 3, to: '71' }]);
  expect(sheet.steps.map(({ details }) => details)).toEqual([['old → 71']]);
  expect((await sheets.check(id)).stepRows).toEqual([1]);
});

it('lists what the cells of a column say after all steps', async () => {
  const id = await aSheet('Listed burials');
  await sheets.addSteps(id, STEPS);
  const values = async (field: string) =>
    (await sheets.ask<{ sheetValues: object | null }>('values', { id, field })).data?.sheetValues;
  expect(await values('surname')).toEqual({
    values: [
      { value: 'Penna', rows: 3, some: [4, 5, 6] },
      { value: 'Lander', rows: 2, some: [1, 2] },
      { value: 'Marsh', rows: 1, some: [3] },
    ],
    differentValues: 3,
  });
  expect(await values('occupation')).toBeNull();
});

it('leaves out the one row that was chosen of two that say the same', async () => {
  const id = await aSheet('Doubled burials');
  await sheets.bring(id, [HEADINGS, ' Eve ,Hext,2/3/1841,1,Wexcombe', 'Eve,Hext,2/3/1841,1,Wexcombe'].join('\n'));
  await sheets.addSteps(id, [{ do: 'leaveOut', no: 2 }]);
  expect((await sheets.check(id)).stepRows).toEqual([1]);
  await sheets.addSteps(id, [{ do: 'cell', field: 'age', no: 1, to: '2' }]);
  expect((await sheets.check(id)).stepRows).toEqual([1, 1]);
});

it('accepts a problem as it is, for one value or for all', async () => {
  const id = await aSheet('Accepted burials');
  await sheets.addSteps(id, [{ do: 'accept', problem: 'ageUnread', field: 'age', accepted: ['old'] }]);
  expect(await problemsOf(id)).not.toContainEqual(['ageUnread', 'age', 1]);
  // Another value of the next file is asked about.
  await sheets.bring(id, `${REGISTER}\nEve,Hext,8 Mar 1841,very old,Wexcombe`);
  expect(await problemsOf(id)).toContainEqual(['ageUnread', 'age', 1]);
  await sheets.addSteps(id, [{ do: 'accept', problem: 'capitals', field: 'surname' }]);
  expect(await problemsOf(id)).not.toContainEqual(['capitals', 'surname', 1]);
});

it.each<[string, SheetStepInput[]]>([
  ['nothing', []],
  ['a step that is none', [{ do: 'burn' }]],
  ['a step of every object', [{ do: 'constructor' }]],
  ['a field that no column fills', [{ do: 'case', field: 'occupation' }]],
  ['a field of another kind', [{ do: 'case', field: 'groom_surname' }]],
  ['no field', [{ do: 'ditto' }]],
  ['no values', [{ do: 'replace', field: 'place', values: [] }]],
  [
    'one value twice',
    [
      {
        do: 'replace',
        field: 'place',
        values: [
          { from: 'a', to: 'b' },
          { from: 'a ', to: 'c' },
        ],
      },
    ],
  ],
  ['an empty value', [{ do: 'replace', field: 'place', values: [{ from: ' ', to: 'b' }] }]],
  ['dates in no order', [{ do: 'dates', field: 'burial_date' }]],
  ['a number of a million digits', [{ do: 'pad', field: 'age', digits: 1_000_000 }]],
  ['a row that is not there', [{ do: 'cell', field: 'age', no: 999, to: '1' }]],
  ['no row', [{ do: 'leaveOut' }]],
  ['a problem that is none', [{ do: 'accept', problem: 'toString' }]],
  ['a cell of a book', [{ do: 'cell', field: 'age', no: 1, to: 'x'.repeat(16_001) }]],
  [
    'steps that fill a revision',
    [
      {
        do: 'replace',
        field: 'place',
        values: Array.from({ length: 65 }, (_none, at) => ({ from: `${at}`, to: 'x'.repeat(15_900) })),
      },
    ],
  ],
  ['fifty-one steps', Array.from({ length: 51 }, () => ({ do: 'tidy' }))],
])('refuses %s', async (_title, steps) => {
  const id = await aSheet(`Refused ${_title}`);
  const { revision } = await sheets.sheet(id);
  const { errors } = await sheets.ask('addSteps', { id, revision, steps });
  expect(errors?.[0]?.extensions['code']).toMatch(/^SHEET_REFUSED$|^BAD_USER_INPUT$/u);
  expect((await sheets.sheet(id)).steps).toEqual([]);
});

it('mends nothing before the sheet has a file and a kind', async () => {
  const id = await sheets.make('Empty of all');
  const { errors } = await sheets.ask('addSteps', { id, revision: 0, steps: [{ do: 'tidy' }] });
  expect(errors?.[0]?.extensions['code']).toBe('SHEET_REFUSED');
});

it('stores a long step once, however often the sheet is changed after it', async () => {
  const id = await aSheet('Long steps');
  const values = Array.from({ length: 400 }, (_, at) => ({ from: `Wexcomb ${at}`, to: 'Wexcombe' }));
  const long = { do: 'replace', field: 'place', values } as const;
  const withLong = await sheets.addSteps(id, [long]);
  await sheets.addSteps(id, [{ do: 'case', field: 'surname' }]);
  const after = await sheets.addSteps(id, [{ do: 'repeated' }]);
  expect(after.steps.map(({ text }) => text)).toEqual([
    'Parish or place: 400 values replaced',
    'Surname: words in capitals written as names are',
    'Rows that say the same as an earlier one left out',
  ]);
  expect(after.steps[0]).toEqual(withLong.steps[0]);
  const stored = await sheets.db.one<{ characters: number; steps: number }>(
    `/* test.stored */ SELECT (SELECT max(length(recipe::text)) FROM sheet_change WHERE sheet_id = $1) AS characters, (SELECT count(*)::int FROM sheet_step WHERE sheet_id = $1) AS steps`,
    [Number(id)],
  );
  expect(stored?.characters).toBeLessThan(2_000);
  expect(stored?.steps).toBe(1);

  // Undone, and back again; a change of an earlier version, which held the step itself, is read as it was.
  const undone = await sheets.ask<{ removeSheetStep: { steps: unknown[] } }>('removeStep', {
    id,
    revision: after.revision,
    at: 0,
  });
  expect(undone.data?.removeSheetStep.steps).toHaveLength(2);
  await sheets.db.rows(
    `/* test.held */ UPDATE sheet_change SET recipe = jsonb_set(recipe, '{steps,0}', (SELECT step FROM sheet_step WHERE sheet_id = $1)) WHERE sheet_id = $1 AND revision = $2`,
    [Number(id), withLong.revision],
  );
  for (const to of [withLong.revision, after.revision]) {
    const { revision } = await sheets.sheet(id);
    const { data } = await sheets.ask<{ restoreSheet: { steps: unknown[] } }>('restore', { id, revision, to });
    expect(data?.restoreSheet.steps[0]).toEqual(withLong.steps[0]);
  }
});
