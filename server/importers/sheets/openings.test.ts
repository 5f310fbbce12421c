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
const MAKE =
  'mutation Make($id: ID!, $revision: Int!, $people: [ID!]!) { makeHousehold(id: $id, revision: $revision, people: $people, why: "One family.") { revision } }';
const DECIDE =
  'mutation Decide($id: ID!, $yes: Boolean!, $why: String) { decideStaffRequest(id: $id, isApproved: $yes, why: $why) }';

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

async function published(title: string, { file = FILE, further = [] as string[], closed = 2 } = {}): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, file);
  await sheets.setColumns(id, {
    kind: 'CENSUS',
    columns: ['forename', 'surname', 'age', 'census_year', 'place', ...further],
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
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED', closed });
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

it('an edit that opens a record with the next New Year waits, and one that does so years later does not', async () => {
  const id = await published('Brought forward');
  const year = Number(dayOf(new Date()).slice(0, 4));
  const edit = async (to: number) => {
    const { revision } = await sheets.sheet(id);
    const cells = [{ field: 'census_year', to: String(to) }];
    const record = await idOf('Brought forward', 'Ann');
    expect((await sheets.site.ask(EDIT, { id: record, revision, cells }, sheets.anna)).errors).toBeUndefined();
    return (await settled(id)).publication;
  };
  expect(await edit(YOUNG - 20)).toMatchObject({ state: 'PUBLISHED', closed: 2 });
  // Ann is two years old: the longest life ends with this year.
  expect(await edit(year - 110 + 2)).toMatchObject({
    state: 'FAILED',
    problem: expect.stringMatching(/1 record that is closed .* within a year/u) as string,
  });
});

it('a household that is parted again waits where a record would name someone closed', async () => {
  const title = 'Named beside';
  const file = [
    `${HEADINGS},Household,Notes`,
    `John,Lander,60,${YOUNG},Wexcombe,1,Ann Marsh is his ward.`,
    `Ann,Marsh,2,${YOUNG},Wexcombe,2,`,
  ].join('\n');
  const id = await published(title, { file, further: ['household', 'notes'], closed: 1 });
  const whole = () =>
    sheets.db.rows(
      '/* test.masked */ SELECT FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 AND r.whole_fields IS NOT NULL',
      [title],
    );
  const [john, ann] = [await idOf(title, 'John'), await idOf(title, 'Ann')];
  const { revision } = await sheets.sheet(id);
  const { errors } = await sheets.site.ask(MAKE, { id: john, revision, people: [john, ann] }, sheets.anna);
  expect(errors).toBeUndefined();
  expect(await sheets.publish(id)).toMatchObject({ state: 'PUBLISHED' });
  expect(await whole()).toHaveLength(1);
  await sheets.ask('removeStep', { id, revision: revision + 1, at: 0 });
  expect(await sheets.publish(id)).toMatchObject({
    state: 'FAILED',
    problem: expect.stringMatching(/1 record .* with a name that is left out/u) as string,
  });
  expect(await whole()).toHaveLength(1);
  expect((await press(id)).request).toMatchObject({ state: 'WAITING' });
});
