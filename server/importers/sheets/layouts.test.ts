import { KNOWN_LAYOUTS } from '#domain/records/sheets/knownLayouts.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const ROWS = ['Ann,Marsh,4 Mar 1841,40', 'John,Lander,5 Mar 1841,3', 'Ruth,Penna,6 Mar 1841,71'];
const COLUMNS = {
  kind: 'BURIALS' as const,
  columns: ['forename', 'surname', 'burial_date', 'age'],
  constants: [],
  set: {
    description: 'Burials.',
    access: 'FREE' as const,
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'LEIDEN' as const,
  },
};

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

const layoutOf = async (id: string) =>
  (await sheets.ask<{ sheetLayout: object | null }>('layout', { id })).data?.sheetLayout;
async function aSheet(title: string, lines: string[]): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, lines.join('\n'));
  return id;
}

it('knows the layout of another sheet, and of files that many have', async () => {
  const first = await aSheet('Laid out first', ['Fore names,Family,When,Years', ...ROWS]);
  expect(await layoutOf(first)).toBeNull();
  await sheets.setColumns(first, COLUMNS);
  // Its own columns are none of another sheet.
  expect(await layoutOf(first)).toBeNull();
  const second = await aSheet('Laid out second', ['fore names,FAMILY,when,years', ...ROWS]);
  expect(await layoutOf(second)).toEqual({
    name: 'Laid out first',
    kind: 'BURIALS',
    notation: 'LEIDEN',
    columns: COLUMNS.columns,
  });
  const known = KNOWN_LAYOUTS.find(({ kind }) => kind === 'burials')!;
  const third = await aSheet('Of FreeREG', [known.headings.join(','), known.headings.map(() => 'x').join(',')]);
  expect(await layoutOf(third)).toEqual({
    name: 'FreeREG burials',
    kind: 'BURIALS',
    notation: 'FREEREG',
    columns: [...known.headings],
  });
  expect(await layoutOf(await aSheet('Of no one', ['Ward,Plot,Stone', 'a,b,c']))).toBeNull();
  expect((await sheets.ask('layout', { id: second }, {})).errors).toHaveLength(1);
});

it.each(KNOWN_LAYOUTS)(
  '$name has columns of the mapping that is shipped under its name',
  ({ kind, notation, headings }) => {
    const mapping = readMapping(`freereg-${kind}`);
    expect(headings.filter((heading) => !mapping.format.columns?.includes(heading))).toEqual([]);
    expect(mapping.notation).toBe(notation);
  },
);

it('a next file without headings fills what the last one filled, by its values', async () => {
  const id = await aSheet('Without headings', ['Fore names,Family,When,Years', ...ROWS]);
  await sheets.setColumns(id, COLUMNS);
  const next = await sheets.bring(id, ['Eve,Hext,7 Mar 1841,12', 'Ann,Roche,8 Mar 1841,5'].join('\n'));
  expect(next.columns.map(({ heading, field }) => [heading, field])).toEqual(
    COLUMNS.columns.map((field) => ['', field]),
  );
  const other = await sheets.bring(id, ['1,2,3,4', '5,6,7,8'].join('\n'));
  expect(other.columns.every(({ field }) => field === null)).toBe(true);
});
