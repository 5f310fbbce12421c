import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

it('a published record knows the number of its row, whatever its cells and the rows above hold', async () => {
  const id = await sheets.make('Numbered burials');
  await sheets.bring(
    id,
    [
      'Fore names,Surname,Buried,Remarks',
      'John,Lander,1 Mar 1841,"one line,',
      'another, and ""a third""',
      '"',
      'Mary,Lander,2 Mar 1841,',
      ',,3 Mar 1841,has no name',
      'Ann,Lander,4 Mar 1841,\r',
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
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', accepted: 3 });
  expect(
    await sheets.db.rows(
      `/* test.rows */ SELECT fields->>'FirstName' AS name, source_row::int AS no FROM record WHERE record_set_id = 'NUMBERED-BURIALS' ORDER BY 2`,
    ),
  ).toEqual([
    { name: 'John', no: 1 },
    { name: 'Mary', no: 2 },
    { name: 'Ann', no: 4 },
  ]);
});
