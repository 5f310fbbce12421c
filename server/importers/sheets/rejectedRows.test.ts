import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const REJECTED = `query Rejected($id: ID!, $after: Int!) {
  sheetRejectedRows(id: $id, after: $after) { rows { no reason cells } hasMore } }`;

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

interface Rejected {
  sheetRejectedRows: { rows: { no: number; reason: string; cells: string[] }[]; hasMore: boolean } | null;
}

it('gives the rows that are not taken whole, a part at a time, to staff who bring in records', async () => {
  const id = await sheets.make('Rejected burials');
  const ask = (after: number, as: object = sheets.anna) => sheets.site.ask<Rejected>(REJECTED, { id, after }, as);
  expect((await ask(0)).data?.sheetRejectedRows).toBeNull();
  const long = 'x'.repeat(15_000);
  await sheets.bring(
    id,
    [
      'First names,Surname,Buried,Notes',
      'John,Lander,1 Mar 1841,',
      ...Array.from({ length: 1_001 }, (_row, at) => `,,2 Mar 1841,${at === 0 ? long : at}`),
    ].join('\n'),
  );
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
  const numbers: number[] = [];
  for (let after = 0, hasMore = true; hasMore; after = numbers.at(-1) ?? 0) {
    const part = (await ask(after)).data!.sheetRejectedRows!;
    if (after === 0)
      expect(part.rows[0]).toEqual({ no: 2, reason: 'Has no name', cells: ['', '', '2 Mar 1841', long] });
    numbers.push(...part.rows.map(({ no }) => no));
    hasMore = part.hasMore;
  }
  expect(numbers).toEqual(Array.from({ length: 1_001 }, (_row, at) => at + 2));
  expect((await ask(2_000_000)).data?.sheetRejectedRows).toEqual({ rows: [], hasMore: false });
  expect((await ask(0, { ...sheets.ben, duties: ['moderation'] })).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
});
