import iconv from 'iconv-lite';

import { sheetFileJobs } from '#server/modules/records/sheets/index.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const REGISTER = 'Prénom,Surname,Parish\nJosé,Müller,Wexcombe\nAnn,Marsh,Wexcombe\nZoë,Müller,Wexcombe\n';
const COLUMNS = {
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'place'],
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

let sheets: SheetSite;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  sheets = await startSheetSite();
  stop = sheets.work();
});
afterAll(() => sheets.close());

const rowsOf = async (id: string) =>
  (await sheets.ask<{ sheetRows: { cells: string[] }[] }>('rows', { id, from: 1 })).data?.sheetRows.map(({ cells }) =>
    cells.slice(0, 2).join(' '),
  );
const again = async (id: string, encoding: string) => {
  const { file, revision } = await sheets.sheet(id);
  const { errors } = await sheets.ask('readAgain', { id, file: file?.id, encoding });
  if (errors) return errors[0]?.message;
  return sheets.until(id, (sheet) => sheet.revision > revision || sheet.file?.state === 'FAILED');
};

it('a file in another character set than was guessed is read again from its bytes; columns and steps stay', async () => {
  const id = await sheets.make('Read in Mac Roman');
  const first = await sheets.bring(id, iconv.encode(REGISTER, 'macintosh'));
  expect(first.file?.encoding).toBe('windows-1252');
  const lines = new Map(first.file?.encodings.map((one) => [one.encoding, one.lines]));
  expect([...lines.keys()]).toEqual(['windows-1252', 'iso-8859-15', 'macintosh']);
  expect(lines.get('macintosh')).toEqual(REGISTER.split('\n').filter((line) => /[^\0-\x7F]/u.test(line)));
  expect(await rowsOf(id)).toEqual(['JosŽ MŸller', 'Ann Marsh', 'Zo‘ MŸller']);
  await sheets.setColumns(id, COLUMNS);
  await sheets.addSteps(id, [{ do: 'case', field: 'surname' }]);

  const sheet = await again(id, 'macintosh');
  expect(sheet).toMatchObject({ file: { state: 'READ', encoding: 'macintosh', rows: 3 } });
  expect(await rowsOf(id)).toEqual(['José Müller', 'Ann Marsh', 'Zoë Müller']);
  const now = await sheets.sheet(id);
  expect(now.columns.map(({ heading, field }) => [heading, field])).toEqual([
    ['Prénom', 'forename'],
    ['Surname', 'surname'],
    ['Parish', 'place'],
  ]);
  expect(now.steps).toHaveLength(1);
  expect((await sheets.history(id)).changes[0]?.text).toBe('“register.csv” was read again as Mac Roman: 3 rows.');
  // It can be read once more, and gone back from.
  expect(await again(id, 'iso-8859-15')).toMatchObject({ file: { encoding: 'iso-8859-15' } });
  await sheets.ask('restore', { id, revision: (await sheets.sheet(id)).revision, to: now.revision });
  expect(await rowsOf(id)).toEqual(['José Müller', 'Ann Marsh', 'Zoë Müller']);
});

it('what reads the same in all of them, or says what it is, leaves no choice', async () => {
  const id = await sheets.make('Of one character set');
  const plain = await sheets.bring(id, 'First names,Surname\nAnn,Marsh\n');
  expect(plain.file).toMatchObject({ encoding: 'utf-8', encodings: [] });
  const marked = await sheets.bring(id, `\uFEFF${REGISTER}`);
  expect(marked.file).toMatchObject({ encoding: 'utf-8', encodings: [] });
  expect(await again(id, 'macintosh')).toMatch(/Bring it again/u);
});

it('UTF-8 may be read as something else, and is not lost where it cannot be', async () => {
  const id = await sheets.make('UTF-8 and back');
  const first = await sheets.bring(id, REGISTER);
  expect(first.file?.encodings.map(({ encoding }) => encoding)).toEqual([
    'utf-8',
    'windows-1252',
    'iso-8859-15',
    'macintosh',
  ]);
  expect(await again(id, 'constructor')).toMatch(/Bring it again/u);
  await again(id, 'windows-1252');
  expect(await rowsOf(id)).toContain('JosÃ© MÃ¼ller');
  await again(id, 'utf-8');
  expect(await rowsOf(id)).toContain('José Müller');
});

it('bytes are kept for thirty days, and no longer', async () => {
  const id = await sheets.make('Kept for a while');
  const { file } = await sheets.bring(id, REGISTER);
  const key = `sheets/${file!.id}.upload`;
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await sheets.files.sizeOf(key)).not.toBeNull();
  await sheets.db.rows(
    `/* test.age */ UPDATE sheet_file SET changed_at = now() - interval '31 days' WHERE sheet_id = $1`,
    [id],
  );
  await sheetFileJobs(sheets.files).forgetOld(sheets.db);
  expect(await sheets.files.sizeOf(key)).toBeNull();
  expect((await sheets.sheet(id)).file).toMatchObject({ encoding: 'utf-8', encodings: [] });
  expect(await again(id, 'macintosh')).toMatch(/Bring it again/u);
});

it('columns stay where they are only where the sheet still holds the file that is read again', async () => {
  const id = await sheets.make('Gone back meanwhile');
  await sheets.bring(id, 'Surname,Parish,First names\nMarsh,Wexcombe,Ann\n');
  await sheets.setColumns(id, { ...COLUMNS, columns: ['surname', 'place', 'forename'] });
  const before = await sheets.sheet(id);
  await sheets.bring(id, REGISTER);
  const held = await sheets.sheet(id);
  await stop();
  expect((await sheets.ask('readAgain', { id, file: held.file?.id, encoding: 'macintosh' })).errors).toBeUndefined();
  // Another press finds it on its way.
  const twice = await sheets.ask('readAgain', { id, file: held.file?.id, encoding: 'iso-8859-15' });
  expect(twice.errors?.[0]).toMatchObject({ extensions: { code: 'SHEET_BUSY' } });
  await sheets.ask('restore', { id, revision: held.revision, to: before.revision });
  stop = sheets.work();
  const now = await sheets.until(id, (sheet) => sheet.revision > held.revision + 1);
  expect(now.columns.map(({ field }) => field)).toEqual([null, 'surname', 'place']);
});
