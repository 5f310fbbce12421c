import type { Sheet } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const HEADINGS = 'Fore names,Surname,Buried,Notes';
const REGISTER = `${HEADINGS}\nJohn,Lander,1 Mar 1841,\n,,2 Mar 1841,torn\nAnn,Lander,3 Mar 1841,\n,,4 Mar 1841,wet\n`;
const SENT = `${HEADINGS},What is wrong,Row\n`;
const MARY = 'Mary,Marsh,2 Mar 1841,torn,Has no name,2\n';
const FILE = `query File($id: ID!) { sheet(id: $id) { file { id state leftOutRows problem } } }`;
const PLACE = `mutation Place($id: ID!, $file: ID!, $inPlaces: Boolean!) { placeSheetRows(id: $id, file: $file, inPlaces: $inPlaces) { id } }`;

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

async function made(title: string): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, REGISTER);
  await sheets.setColumns(id, {
    kind: 'BURIALS',
    columns: ['forename', 'surname', 'burial_date', 'notes'],
    constants: [{ field: 'place', value: 'Wexcombe' }],
    set: {
      description: 'Burials.',
      access: 'FREE',
      repository: null,
      archiveSeries: null,
      attribution: null,
      notation: 'PLAIN',
    },
  });
  return id;
}
const fileOf = async (id: string) =>
  (await sheets.site.ask<{ sheet: Sheet }>(FILE, { id }, sheets.anna)).data!.sheet.file!;
const place = (id: string, file: string, inPlaces: boolean, as: object = sheets.anna) =>
  sheets.site.ask(PLACE, { id, file, inPlaces }, as);
/** Brings a file of rows that were left out, and says what they are. @returns the sheet once that is done, or refused */
async function sentBack(id: string, text: string, inPlaces = true): Promise<Sheet> {
  const { revision } = await sheets.sheet(id);
  await sheets.send(id, text, 'mended.csv');
  await sheets.until(id, ({ file }) => file?.state === 'CHOOSING');
  const file = await fileOf(id);
  expect((await place(id, file.id, inPlaces)).errors).toBeUndefined();
  return sheets.until(id, (sheet) => sheet.revision > revision || sheet.file?.state === 'FAILED');
}
const cells = async (id: string) =>
  (await sheets.ask<{ sheetRows: { no: number; cells: string[] }[] }>('rows', { id, from: 0 })).data!.sheetRows.map(
    (row) => row.cells.join('|'),
  );

it('rows that were left out come back to their places, as one change that is taken back as one', async () => {
  const id = await made('Sent back');
  const before = await cells(id);
  expect(await sheets.check(id)).toMatchObject({ accepted: 2, rejected: 2 });
  await sheets.send(id, SENT + MARY, 'mended.csv');
  await sheets.until(id, ({ file }) => file?.state === 'CHOOSING');
  expect(await fileOf(id)).toMatchObject({ leftOutRows: 1 });
  // Nothing is done before that is said.
  expect(await cells(id)).toEqual(before);
  expect((await place(id, (await fileOf(id)).id, true, { memberId: sheets.ben.memberId })).errors).toBeDefined();
  const { columns, revision } = await sentBack(id, SENT + MARY);
  expect(columns.map(({ field }) => field)).toEqual(['forename', 'surname', 'burial_date', 'notes']);
  expect(await cells(id)).toEqual(before.with(1, 'Mary|Marsh|2 Mar 1841|torn'));
  expect(await sheets.check(id)).toMatchObject({ accepted: 3, rejected: 1, rejects: [{ no: 4 }] });
  expect((await sheets.history(id)).changes[0]).toMatchObject({
    kind: 'FILE',
    text: '“mended.csv” was brought in: 1 row that was left out came back mended, in its place.',
  });
  await sheets.ask('restore', { id, revision, to: revision - 1 });
  expect(await cells(id)).toEqual(before);
});

it('what is wrong in other cells of the file is still found once rows came back to their places', async () => {
  const id = await made('Found and sent back');
  const noted = [{ id: 'cellError', rows: 1, some: [3] }];
  await sheets.db.rows('/* test.findings */ UPDATE sheet_file SET findings = $2 WHERE sheet_id = $1', [
    id,
    JSON.stringify(noted),
  ]);
  await sentBack(id, SENT + MARY);
  expect((await sheets.check(id)).problems).toContainEqual(
    expect.objectContaining({ kind: 'cellError', values: [expect.objectContaining({ some: [3] })] }),
  );
});

it('such a file may be the whole next one all the same', async () => {
  const id = await made('Whole file');
  await sentBack(id, SENT + MARY, false);
  expect(await cells(id)).toEqual(['Mary|Marsh|2 Mar 1841|torn|Has no name|2']);
});

it('what has no place is said in words, and nothing is lost', async () => {
  const id = await made('Wrong rows');
  const before = await cells(id);
  const problem = async (text: string) => (await sentBack(id, text)).file?.problem;
  expect(await problem(SENT + MARY + MARY)).toMatch(/^Row 2 comes twice/u);
  expect(await problem(SENT + MARY.replace(',2\n', ',3\n'))).toMatch(/^Row 3 of the sheet is not left out/u);
  expect(await problem(SENT + MARY.replace(',2\n', ',5\n'))).toMatch(/^Row 5 is beyond the end/u);
  expect(await problem(SENT + MARY.replace(',2\n', ',\n'))).toMatch(/has nothing in the column “Row”/u);
  expect(await problem(SENT.replace('Buried', 'When') + MARY)).toMatch(/“Buried” is called “When”/u);
  expect(await problem(SENT + MARY.replace('Has no name', 'Has no date'))).toMatch(/saved from an earlier state/u);
  expect(await cells(id)).toEqual(before);
  await sheets.bring(id, `${HEADINGS}\nJohn,Lander,1 Mar 1841,\nJane,Lander,2 Mar 1841,\n`, 'next.csv');
  expect(await problem(SENT + MARY)).toMatch(/No row of the sheet is left out any more/u);
});

it('a first file with such columns is taken as it is', async () => {
  const id = await sheets.make('First of all');
  expect((await sheets.bring(id, SENT + MARY)).file?.state).toBe('READ');
});
