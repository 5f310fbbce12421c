import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

const pages = (id: string, name: string) =>
  sheets.db.rows(
    `/* test.pages */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, holds, live_generation, published_at)
     VALUES ($1, $2, 'Photographs.', 'IMAGE', 'life events (bmds)', 'parish burials', 'england', 'free', 'pages', 0, now())`,
    [id, name],
  );

it('a sheet of the title of a set of pages brings records to it, at its address', async () => {
  await pages('WEXCOMBE-BURIALS', 'Wexcombe burials');
  await sheets.db.rows(
    `/* test.book */ INSERT INTO image_book (record_set_id, label) VALUES ('WEXCOMBE-BURIALS', 'Burials 1813')`,
  );
  const id = await sheets.make('Wexcombe burials');
  await sheets.bring(id, 'Forename,Surname,Buried\nAnn,Lander,3 Mar 1851\n');
  await sheets.setColumns(id, {
    kind: 'BURIALS',
    columns: ['forename', 'surname', 'burial_date'],
    constants: [{ field: 'place', value: 'Wexcombe' }],
    set: { description: 'Burials.', access: 'FREE', notation: 'PLAIN' },
  });
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', accepted: 1 });
  expect(
    await sheets.db.one(
      `/* test.set */ SELECT s.live_generation AS live, s.holds, b.label FROM record_set s JOIN image_book b ON b.record_set_id = s.id WHERE s.id = 'WEXCOMBE-BURIALS'`,
    ),
  ).toEqual({ live: 1, holds: 'pages', label: 'Burials 1813' });
  // Records of a sheet are withdrawn there alone, where a second person decides.
  const { errors } = await sheets.site.ask(
    'mutation Withdraw { withdrawBookSet(id: "WEXCOMBE-BURIALS", why: "No more.") { state } }',
    {},
    sheets.anna,
  );
  expect(errors?.[0]?.extensions?.['code']).toBe('BOOK_OF_SHEET');
  expect((await sheets.sheet(id)).publication?.state).toBe('PUBLISHED');
});

it('a sheet that is deleted leaves the pages of its title', async () => {
  await pages('KEPT-PAGES', 'Kept pages');
  const id = await sheets.make('Kept pages');
  await sheets.ask('remove', { id });
  expect(await sheets.db.one(`/* test.kept */ SELECT holds FROM record_set WHERE id = 'KEPT-PAGES'`)).toEqual({
    holds: 'pages',
  });
});
