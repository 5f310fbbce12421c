import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { Sheet } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

/** A year in which people who may be living were small. */
const YOUNG = Number(dayOf(new Date()).slice(0, 4)) - 60;
const HEADINGS = 'First names,Surname,Age,Year,Parish';
const FILE = [
  HEADINGS,
  `John,Lander,40,1841,Wexcombe`,
  `Ann,Marsh,2,${YOUNG},Wexcombe`,
  `Eve,Cole,3,${YOUNG},Wexcombe`,
].join('\n');
const EDIT =
  'mutation Edit($id: ID!, $revision: Int!, $cells: [RecordCellInput!]!) { editRecord(id: $id, revision: $revision, cells: $cells, why: "Read again.", publishes: true) { id } }';
const DECIDE =
  'mutation Decide($id: ID!, $yes: Boolean!, $why: String) { decideStaffRequest(id: $id, isApproved: $yes, why: $why) }';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

async function published(title: string): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, FILE);
  await sheets.setColumns(id, {
    kind: 'CENSUS',
    columns: ['forename', 'surname', 'age', 'census_year', 'place'],
    constants: [],
    set: {
      description: 'A census.',
      access: 'FREE',
      repository: null,
      archiveSeries: null,
      attribution: null,
      notation: 'PLAIN',
    },
  });
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', closed: 2 });
  return id;
}
/** First names of the records that are open. */
const open = async (title: string) =>
  (
    await sheets.db.rows<{ name: string }>(
      `/* test.open */ SELECT r.fields->>'FirstName' AS name FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 AND NOT r.is_closed ORDER BY r.no`,
      [title],
    )
  ).map(({ name }) => name);
const idOf = async (title: string, name: string) =>
  (await sheets.db.one<{ id: string }>(
    `/* test.id */ SELECT r.id FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 AND coalesce(r.whole_fields, r.fields)->>'FirstName' = $2`,
    [title, name],
  ))!.id;
const settled = (id: string) => sheets.until(id, ({ publication }) => publication?.state !== 'MAKING');
const press = async (id: string): Promise<Sheet> => {
  await sheets.publish(id);
  return sheets.sheet(id);
};

/** What stopped a publication, then what a second press asks for, and what becomes of it once it is allowed. */
async function waitsForTwo(id: string, title: string, opens: string, after: readonly string[]): Promise<void> {
  const stopped = await settled(id);
  expect(stopped).toMatchObject({ publication: { state: 'FAILED' }, request: null });
  expect(stopped.publication?.problem).toMatch(opens);
  expect(await open(title)).toEqual(after.slice(0, 1));
  const { request } = await press(id);
  expect(request).toMatchObject({ state: 'WAITING', isOwn: true });
  expect(await open(title)).toEqual(after.slice(0, 1));
  await sheets.site.ask(DECIDE, { id: request!.id, yes: true }, sheets.ben);
  expect((await settled(id)).publication).toMatchObject({ state: 'PUBLISHED' });
  expect(await open(title)).toEqual(after);
}

it('an edit of an age that opens a record waits for a second person', async () => {
  const id = await published('Edited ages');
  const { revision } = await sheets.sheet(id);
  const { errors } = await sheets.site.ask(
    EDIT,
    { id: await idOf('Edited ages', 'Ann'), revision, cells: [{ field: 'census_year', to: '1841' }] },
    sheets.anna,
  );
  expect(errors).toBeUndefined();
  await waitsForTwo(id, 'Edited ages', '1 record that is closed for readers would be open', ['John', 'Ann']);
});

it('a step of a column that opens many says how many, and waits', async () => {
  const id = await published('Replaced years');
  await sheets.addSteps(id, [{ do: 'replace', field: 'census_year', values: [{ from: String(YOUNG), to: '1841' }] }]);
  await sheets.publish(id);
  await waitsForTwo(id, 'Replaced years', '2 records that are closed', ['John', 'Ann', 'Eve']);
});

it('so does the next file, and one that opens nothing does not', async () => {
  const id = await published('Next files');
  await sheets.bring(id, FILE.replace('John,', 'Jon,'));
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED' });
  await sheets.bring(id, FILE.replace('John,', 'Jon,').replace(`2,${YOUNG}`, '2,1841'));
  await sheets.publish(id);
  await waitsForTwo(id, 'Next files', '1 record that is closed', ['Jon', 'Ann']);
});
