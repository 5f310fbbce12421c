import type { SheetStepInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const REGISTER = [
  'Name,Date of burial,Parish',
  'Ann Mary MARSH,4 Mar 1841,Wexcomb St Mary',
  'John Hext,5 Mar 1841,Roche',
  'Eve,6 Mar 1841,Wexcomb',
].join('\n');
const COLUMNS = {
  kind: 'BURIALS' as const,
  columns: ['forename', 'burial_date', 'place'],
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
const SPLIT: SheetStepInput = { do: 'split', field: 'forename', other: 'surname', split: 'LAST_WORD' };
const REWRITE: SheetStepInput = { do: 'rewrite', field: 'place', from: 'Wexcomb', to: 'Wexcombe' };

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

async function aSheet(title: string, columns: object = {}): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, REGISTER);
  await sheets.setColumns(id, { ...COLUMNS, ...columns });
  return id;
}
const preview = async (id: string, step: SheetStepInput) =>
  (await sheets.ask<{ sheetStepPreview: object }>('preview', { id, step })).data?.sheetStepPreview;
const readersHave = async (title: string) =>
  (
    await sheets.db.rows<{ line: string }>(
      `/* test.records */ SELECT concat_ws('|', fields->>'FirstName', fields->>'LastName', fields->>'Parish') AS line
       FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 ORDER BY r.source_row`,
      [title],
    )
  ).map(({ line }) => line);

it('shows what a step would change before it is done, and changes nothing', async () => {
  const id = await aSheet('Shown before');
  expect(await preview(id, SPLIT)).toEqual({
    rows: 2,
    lookedAt: 3,
    some: [
      {
        no: 1,
        cells: [
          { field: 'forename', before: 'Ann Mary MARSH', after: 'Ann Mary' },
          { field: 'surname', before: '', after: 'MARSH' },
        ],
      },
      {
        no: 2,
        cells: [
          { field: 'forename', before: 'John Hext', after: 'John' },
          { field: 'surname', before: '', after: 'Hext' },
        ],
      },
    ],
  });
  expect(await preview(id, { do: 'constant', field: 'place', to: 'Roche' })).toMatchObject({ rows: 2 });
  expect(await preview(id, { ...REWRITE, from: 'nowhere' })).toEqual({ rows: 0, lookedAt: 3, some: [] });
  expect((await sheets.sheet(id)).steps).toEqual([]);
});

it('is kept, done again with the next file, undone alone, and in the history without a name', async () => {
  const id = await aSheet('Split burials');
  await sheets.addSteps(id, [SPLIT]);
  const sheet = await sheets.addSteps(id, [
    { do: 'case', field: 'surname' },
    { ...REWRITE, from: 'Wexcomb*', to: 'Wexcombe', isWhole: true, isWild: true },
  ]);
  expect(sheet.lacks).toEqual([]);
  expect(sheet.steps.map(({ text, fills }) => [text, fills])).toEqual([
    ['First names: the last word goes to Surname', 'surname'],
    ['Surname: words in capitals written as names are', null],
    ['Parish or place: cells written otherwise', null],
  ]);
  await sheets.publish(id);
  expect(await readersHave('Split burials')).toEqual(['Ann Mary|Marsh|Wexcombe', 'John|Hext|Roche', 'Eve|Wexcombe']);
  for (const { text } of (await sheets.history(id)).changes) expect(text).not.toMatch(/Wexcomb|Marsh/u);
  await sheets.bring(id, 'Name,Date of burial,Parish\nRuth PENNA,7 Mar 1841,Wexcomb\n');
  expect((await sheets.check(id)).stepRows).toEqual([1, 1, 1]);
  const { revision } = await sheets.sheet(id);
  await sheets.ask('removeStep', { id, revision, at: 2 });
  expect((await sheets.check(id)).stepRows).toEqual([1, 1]);
});

it('one column fills two fields by the change of the columns', async () => {
  const id = await aSheet('Two of one', { steps: [SPLIT] });
  const sheet = await sheets.sheet(id);
  expect(sheet).toMatchObject({ lacks: [], steps: [{ fills: 'surname' }] });
  expect((await sheets.history(id)).changes[0]?.text).toContain('First names: the last word goes to Surname.');
  // A field that is filled is filled by one.
  const { errors } = await sheets.ask('columns', {
    id,
    revision: sheet.revision,
    to: { ...COLUMNS, steps: [{ do: 'also', field: 'place', other: 'surname' }] },
  });
  expect(errors?.[0]?.extensions['code']).toBe('SHEET_REFUSED');
});

it.each<[string, SheetStepInput]>([
  ['a split into a field that is filled', { ...SPLIT, other: 'place' }],
  ['a split into a field of another kind', { ...SPLIT, other: 'groom_surname' }],
  ['a split into nothing', { ...SPLIT, other: null }],
  ['a split by no sign', { ...SPLIT, split: 'SIGN' }],
  ['a split at no place', { ...SPLIT, split: 'POSITION', position: 0 }],
  ['a split of some other way', { do: 'split', field: 'forename', other: 'surname' }],
  ['nothing looked for', { ...REWRITE, from: ' ' }],
  ['a field joined to itself', { do: 'join', field: 'place', other: 'place' }],
  ['a field that nothing fills', { do: 'join', field: 'place', other: 'occupation' }],
  ['a page of a sign', { do: 'join', field: 'place', other: 'forename', sign: '-'.repeat(21) }],
  ['a cell of a book', { do: 'constant', field: 'place', to: 'x'.repeat(16_001) }],
])('refuses %s', async (title, step) => {
  const id = await aSheet(`Refused ${title}`);
  const { revision } = await sheets.sheet(id);
  const { errors } = await sheets.ask('addSteps', { id, revision, steps: [step] });
  expect(errors?.[0]?.extensions['code']).toMatch(/^SHEET_|^BAD_USER_INPUT$/u);
  expect((await sheets.sheet(id)).steps).toEqual([]);
});
