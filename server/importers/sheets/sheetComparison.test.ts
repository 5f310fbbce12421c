import type { SheetComparedRecord, SheetComparison } from '#server/modules/kernel/graphql/types.generated.ts';
import { type SheetSite, startSheetSite } from '#test/support/server/sheetSite.ts';

const HEADINGS = 'Fore names,Surname,Buried,Age,Remarks';
const PEOPLE = [
  'John',
  'Mary',
  'Thomas',
  'Ann',
  'James',
  'Jane',
  'William',
  'Sarah',
  'George',
  'Ellen',
  'Peter',
  'Kate',
];
const row = (name: string, at: number) => `${name},Lander,${at + 1} Mar 1841,${at + 20},`;
const REGISTER = [HEADINGS, ...PEOPLE.map(row)].join('\n') + '\n';
const NEXT = `${REGISTER.replace('Kate,Lander', 'Kate,Landor').replace(`${row('Mary', 1)}\n`, '')}${row('Ruth', 12)}\n`;
const COLUMNS = {
  kind: 'BURIALS',
  columns: ['forename', 'surname', 'burial_date', 'age', null],
  constants: [
    { field: 'place', value: 'Wexcombe' },
    { field: 'county', value: 'Wiltshire' },
  ],
  set: {
    description: 'Burials at Wexcombe.',
    access: 'FREE',
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN',
  },
} as const;
const COMPARISON =
  'revision state progress problem askedAt isStale added changed byField { label records } moved gone missed unsure';
const COMPARE = `mutation Compare($id: ID!, $revision: Int!) { compareSheet(id: $id, revision: $revision) { ${COMPARISON} } }`;
const LOOK = `query Look($id: ID!) { sheetComparison(id: $id) { ${COMPARISON} } }`;
const RECORDS = `query Records($id: ID!, $what: SheetComparedWhat!, $from: Int!) { sheetComparedRecords(id: $id, what: $what, from: $from) {
  at name summary isClosed differences { label was becomes } hanging } }`;

let sheets: SheetSite;
beforeAll(async () => {
  sheets = await startSheetSite({ hasSecondPerson: false });
  sheets.work();
});
afterAll(() => sheets.close());

/** A sheet that is published, and holds the next file since. */
async function changedSheet(title: string, next = NEXT): Promise<string> {
  const id = await sheets.make(title);
  await sheets.bring(id, REGISTER);
  await sheets.setColumns(id, { ...COLUMNS, columns: [...COLUMNS.columns], constants: [...COLUMNS.constants] });
  await sheets.publish(id);
  if (next !== '') await sheets.bring(id, next, 'next.csv');
  return id;
}
const look = async (id: string, as: object = sheets.anna) =>
  sheets.site.ask<{ sheetComparison: SheetComparison | null }>(LOOK, { id }, as);
async function ask(id: string) {
  const { revision } = await sheets.sheet(id);
  return sheets.site.ask<{ compareSheet: SheetComparison }>(COMPARE, { id, revision }, sheets.anna);
}
/** Compares a sheet as it is and waits for what comes of it. */
async function compared(id: string): Promise<SheetComparison> {
  const { data, errors } = await ask(id);
  expect(errors).toBeUndefined();
  expect(data?.compareSheet).toMatchObject({ state: 'MAKING', isStale: false });
  for (let tries = 0; tries < 300; tries += 1) {
    const found = (await look(id)).data!.sheetComparison!;
    if (found.state !== 'MAKING') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It was never compared.');
}
const records = async (id: string, what: string, from = 0) =>
  (await sheets.site.ask<{ sheetComparedRecords: SheetComparedRecord[] }>(RECORDS, { id, what, from }, sheets.anna))
    .data!.sheetComparedRecords;
const live = (setKey: string) =>
  sheets.db.one<{ count: number }>(
    '/* test.live */ SELECT count(*)::int AS count FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.live_generation = r.generation WHERE s.id = $1',
    [setKey],
  );

it('what would change is said before it is published, record by record, and readers see nothing of it', async () => {
  const id = await changedSheet('Compared burials');
  expect((await look(id)).data?.sheetComparison).toBeNull();
  const [mary] = await sheets.db.rows<{ id: string }>(
    `/* test.mary */ SELECT id FROM record WHERE record_set_id = 'COMPARED-BURIALS' AND fields->>'FirstName' = 'Mary'`,
  );
  await sheets.db.rows(
    `/* test.amend */ INSERT INTO record_amendment (record_id, field, value) VALUES ($1, 'Occupation', 'Miner')`,
    [mary!.id],
  );
  expect(await compared(id)).toMatchObject({
    state: 'DONE',
    isStale: false,
    added: 1,
    changed: 1,
    byField: [{ label: 'Surname', records: 1 }],
    gone: 1,
    missed: 1,
    unsure: 0,
  });
  expect(await records(id, 'ADDED')).toMatchObject([{ name: 'Ruth Lander', differences: [], hanging: [] }]);
  expect(await records(id, 'CHANGED')).toMatchObject([
    { name: 'Kate Lander', differences: [{ label: 'Surname', was: 'Lander', becomes: 'Landor' }] },
  ]);
  const [gone] = await records(id, 'GONE');
  expect(gone).toMatchObject({ name: 'Mary Lander', summary: expect.stringContaining('1841'), isClosed: false });
  expect(gone?.hanging).toHaveLength(1);
  expect(JSON.stringify(gone)).not.toContain('Ben');
  expect(await records(id, 'GONE', 1)).toEqual([]);
  expect(await live('COMPARED-BURIALS')).toEqual({ count: 12 });
});

it('a record that was closed on request is listed as closed, though its row in the next file is open', async () => {
  const id = await changedSheet('Closed by hand');
  await sheets.db.rows(
    `/* test.close */ UPDATE record SET is_closed = true, closed_on_request = true WHERE record_set_id = 'CLOSED-BY-HAND' AND fields->>'FirstName' = 'Kate'`,
  );
  await compared(id);
  expect(await records(id, 'CHANGED')).toMatchObject([{ name: 'Kate Lander', isClosed: true }]);
});

it('publishing says the same numbers, and what was compared is out of date then', async () => {
  const id = await changedSheet('Published after');
  const { added, changed, gone } = await compared(id);
  expect((await sheets.publish(id)).comparison).toContain(`added ${added}; changed ${changed}`);
  expect((await sheets.publish(id)).state).toBe('UNCHANGED');
  expect(gone).toBe(1);
  expect((await look(id)).data?.sheetComparison).toMatchObject({ isStale: true });
  expect(await records(id, 'ADDED')).toEqual([]);
});

it('a sheet that was changed is compared again; nothing of the earlier state is listed', async () => {
  const id = await changedSheet('Changed meanwhile');
  await compared(id);
  await sheets.bring(id, `${NEXT}${row('Grace', 13)}\n`, 'third.csv');
  expect((await look(id)).data?.sheetComparison).toMatchObject({ state: 'DONE', isStale: true, added: 1 });
  expect(await records(id, 'ADDED')).toEqual([]);
  expect(await compared(id)).toMatchObject({ isStale: false, added: 2 });
  expect((await records(id, 'ADDED')).map(({ name }) => name)).toEqual(['Ruth Lander', 'Grace Lander']);
});

it('many lost records are compared, too, though publishing asks for a further word', async () => {
  const id = await changedSheet('Half of it', [HEADINGS, ...PEOPLE.slice(0, 6).map(row)].join('\n'));
  expect(await compared(id)).toMatchObject({ added: 0, changed: 0, gone: 6, missed: 0 });
  expect((await sheets.publish(id)).state).toBe('FAILED');
  expect(await live('HALF-OF-IT')).toEqual({ count: 12 });
});

it('a sheet as readers have it changes nothing', async () => {
  const id = await changedSheet('As it was', '');
  expect(await compared(id)).toMatchObject({ added: 0, changed: 0, moved: 0, gone: 0, isStale: false });
});

it('is refused where readers have nothing of the sheet, and to everyone who may not see it', async () => {
  const id = await sheets.make('Never published');
  await sheets.bring(id, REGISTER);
  expect((await ask(id)).errors?.[0]?.extensions?.code).toBe('SHEET_NOT_LIVE');
  const other = await look(id, { memberId: sheets.ben.memberId });
  expect(other.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
});
