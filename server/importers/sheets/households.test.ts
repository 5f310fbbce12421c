import type { RecordHouseholds } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const PARTS = `revision own { people { id name relation age isClosed } isWaiting } above { people { id name } isWaiting } below { people { id name } isWaiting } steps { at people }`;
const FIND = `query Households($id: ID!) { recordHouseholds(id: $id) { ${PARTS} } }`;
const MAKE = `mutation Make($id: ID!, $revision: Int!, $people: [ID!]!, $why: String!) { makeHousehold(id: $id, revision: $revision, people: $people, why: $why) { ${PARTS} } }`;
const HEADINGS = 'Household,First names,Surname,Relation,Age,Year,Parish';
const CENSUS = [
  HEADINGS,
  '1,John,Lander,Head,40,1841,Wexcombe',
  '1,Mary,Lander,Wife,38,1841,Wexcombe',
  '1,Ann,Marsh,Head,71,1841,Wexcombe',
  '1,Ann,Marsh,Head,71,1841,Wexcombe',
  '2,Tom,Hale,Head,30,1841,Wexcombe',
  '3,Eve,Cole,Head,25,1841,Wexcombe',
].join('\n');

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite();
  sheets.work();
});
afterAll(() => sheets.close());

async function published(title: string, text = CENSUS): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, text);
  await sheets.setColumns(id, {
    kind: 'CENSUS',
    columns: ['household', 'forename', 'surname', 'relationship', 'age', 'census_year', 'place'],
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
  await sheets.publish(id);
  return id;
}

/** The households that readers have, each as the first names in it. */
const readers = async (title: string) => {
  const rows = await sheets.db.rows<{ names: string; ids: string[] }>(
    `/* test.households */ SELECT string_agg(r.fields->>'FirstName', ' ' ORDER BY r.group_order, r.no) AS names, array_agg(r.id ORDER BY r.group_order, r.no) AS ids
     FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = $1 GROUP BY r.group_key ORDER BY min(r.no)`,
    [title],
  );
  return { names: rows.map(({ names }) => names), ids: rows.flatMap(({ ids }) => ids) };
};
const find = async (id: string) =>
  (await sheets.site.ask<{ recordHouseholds: RecordHouseholds | null }>(FIND, { id }, sheets.anna)).data
    ?.recordHouseholds ?? null;
const make = async (id: string, revision: number, people: readonly string[], why = 'Two families.') => {
  const { data, errors } = await sheets.site.ask<{ makeHousehold: RecordHouseholds }>(
    MAKE,
    { id, revision, people, why },
    sheets.anna,
  );
  return { found: data?.makeHousehold ?? null, code: errors?.[0]?.extensions['code'] };
};
const namesOf = (of: { people: readonly { name: string }[] } | null | undefined) =>
  of?.people.map(({ name }) => name).join(', ');

it('parts a household for readers, keeps it so with the next file, and undoes that alone', async () => {
  const sheetId = await published('Parted');
  const before = await readers('Parted');
  expect(before.names).toEqual(['John Mary Ann Ann', 'Tom', 'Eve']);
  const [john = '', mary = '', ann = '', namesake = '', tom = ''] = before.ids;
  const found = (await find(ann))!;
  expect(found).toMatchObject({ above: null, steps: [], own: { isWaiting: false } });
  expect([namesOf(found.own), namesOf(found.below)]).toEqual([
    'John Lander, Mary Lander, Ann Marsh, Ann Marsh',
    'Tom Hale',
  ]);

  expect((await make(ann, found.revision, [ann, namesake], ' ')).code).toBe('SHEET_EDIT_WHY');
  expect((await make(ann, found.revision, [ann, tom])).code).toBe('SHEET_REFUSED');
  expect((await make(ann, found.revision, [john, mary, ann, namesake])).code).toBe('SHEET_REFUSED');
  // Of two rows alike the one that was meant.
  const made = await make(ann, found.revision, [namesake]);
  expect(made.found).toMatchObject({ own: { isWaiting: true }, steps: [{ people: 1 }] });
  expect((await make(ann, made.found!.revision, [john])).code).toBe('SHEET_HOUSEHOLD_WAITS');
  expect((await readers('Parted')).names).toEqual(before.names);
  await sheets.publish(sheetId);
  expect(await readers('Parted')).toEqual({ names: ['John Mary Ann', 'Ann', 'Tom', 'Eve'], ids: before.ids });

  // The next file has a further row, and lacks Mary.
  await sheets.bring(
    sheetId,
    [...CENSUS.split('\n').filter((row) => !row.includes('Mary')), '3,May,Cole,Wife,20,1841,Wexcombe'].join('\n'),
  );
  expect(await sheets.publish(sheetId)).toMatchObject({ problem: null, state: 'PUBLISHED' });
  expect((await readers('Parted')).names).toEqual(['John Ann', 'Ann', 'Tom', 'Eve May']);

  const { steps } = (await find(namesake))!;
  const { revision } = await sheets.sheet(sheetId);
  await sheets.ask('removeStep', { id: sheetId, revision, at: steps[0]!.at });
  await sheets.publish(sheetId);
  expect((await readers('Parted')).names).toEqual(['John Ann Ann', 'Tom', 'Eve May']);
});

it('joins a household with the one below, and says how many rows of it a later file has', async () => {
  const sheetId = await published('Joined');
  const before = await readers('Joined');
  const tom = before.ids[4]!;
  const { revision, own, below } = (await find(tom))!;
  const { found } = await make(
    tom,
    revision,
    [...own.people, ...below!.people].map(({ id }) => id),
  );
  expect([found?.own.isWaiting, found?.below?.isWaiting, found?.above?.isWaiting]).toEqual([true, true, false]);
  await sheets.publish(sheetId);
  expect(await readers('Joined')).toEqual({ names: ['John Mary Ann Ann', 'Tom Eve'], ids: before.ids });
  expect(await find(tom)).toMatchObject({ own: { isWaiting: false }, steps: [{ people: 2 }], below: null });
  await sheets.bring(
    sheetId,
    CENSUS.split('\n')
      .filter((row) => !row.includes('Eve'))
      .join('\n'),
  );
  expect((await sheets.check(sheetId)).stepRows).toEqual([1]);
  expect((await sheets.sheet(sheetId)).steps.map(({ text }) => text)).toEqual(['2 rows made one household']);
});

it('does not part someone who is closed from the others, and joins without opening them', async () => {
  const sheetId = await published(
    'Young',
    [CENSUS.replaceAll('1841', '1921'), '2,Bob,Hale,Son,1,1921,Wexcombe', '3,Kit,Cole,Son,2,1941,Wexcombe'].join('\n'),
  );
  const closed = async () =>
    (
      await sheets.db.rows<{ name: string }>(
        `/* test.closed */ SELECT coalesce(r.whole_fields, r.fields)->>'FirstName' AS name FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = 'Young' AND r.is_closed ORDER BY r.no`,
      )
    ).map(({ name }) => name);
  const before = await closed();
  expect(before).toContain('Kit');
  const [tom] = (
    await sheets.db.rows<{ id: string }>(
      `/* test.tom */ SELECT r.id FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.name = 'Young' AND r.fields->>'FirstName' = 'Tom'`,
    )
  ).map(({ id }) => id);
  const found = (await find(tom!))!;
  if (found.own.people.some(({ isClosed }) => isClosed))
    expect((await make(tom!, found.revision, [tom!])).code).toBe('SHEET_HOUSEHOLD_CLOSED');
  expect(
    (
      await make(
        tom!,
        found.revision,
        [...found.own.people, ...found.below!.people].map(({ id }) => id),
      )
    ).code,
  ).toBeUndefined();
  await sheets.publish(sheetId);
  expect(await closed()).toEqual(before);
});

it('is nothing for records that make no households', async () => {
  const id = await sheets.make('Burials without households');
  await sheets.bring(id, 'First names,Surname,Date of burial,Parish\nAnn,MARSH,4 Mar 1841,Wexcombe');
  await sheets.setColumns(id, {
    kind: 'BURIALS',
    columns: ['forename', 'surname', 'burial_date', 'place'],
    constants: [],
    set: {
      description: 'B.',
      access: 'FREE',
      repository: null,
      archiveSeries: null,
      attribution: null,
      notation: 'PLAIN',
    },
  });
  await sheets.publish(id);
  expect(await find((await readers('Burials without households')).ids[0]!)).toBeNull();
});
