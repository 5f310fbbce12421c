import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const FIELDS = 'id searchedAt search total note openings { recordId name recordSet }';
const DIARY = `query SearchDiary($first: Int, $after: String) { searchDiary(first: $first, after: $after) { isStarted isPaused entries { ${FIELDS} } next } }`;
const KEEP = `mutation Keep($on: Boolean!) { keepSearchDiary(isKept: $on) { isStarted isPaused } }`;
const NOTE =
  'mutation Note($search: String!, $total: Int!, $replaces: String) { noteSearch(search: $search, total: $total, replaces: $replaces) }';
const OPEN = 'mutation Open($search: String!, $id: ID!) { noteOpening(search: $search, recordId: $id) }';
const WRITE = `mutation Write($id: ID!, $note: String!) { writeDiaryNote(id: $id, note: $note) { ${FIELDS} } }`;
const REMOVE = 'mutation Remove($id: ID!) { removeDiaryEntry(id: $id) }';
const TOTALS = 'query Totals($ids: [ID!]!) { searchDiaryTotals(ids: $ids) { id total } }';

interface Entry {
  id: string;
  search: string;
  total: number;
  note: string;
  openings: { recordId: string; name: string | null }[];
}
interface Diary {
  searchDiary: { isStarted: boolean; isPaused: boolean; entries: Entry[]; next: string | null };
}

let site: TestApp;
let made = 0;
beforeAll(async () => {
  // Finds as many records as the surname has letters: enough to distinguish one search from another.
  const search = {
    ...emptySearch,
    count: async (queries: readonly { criteria: readonly { kind: string }[] }[]) =>
      queries.map(({ criteria }) => JSON.stringify(criteria).match(/"text":"(\w+)"/u)?.[1]?.length ?? 0),
  };
  site = await startTestApp({ search });
  await publishRecords(site.db, aRecordSet(), [
    aRecord('1', { FirstName: 'William', LastName: 'PINCH' }),
    aRecord('2', { FirstName: 'Zeb', LastName: 'CANARY' }, { isClosed: true }),
  ]);
}, 60_000);
afterAll(() => site?.close());

async function aReader() {
  const member = await createMember(site.db, {
    email: `reader${(made += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  const as = { memberId: member!.id };
  const ask = async <Data>(text: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await site.ask<Data>(text, variables, as);
    if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
    return data;
  };
  return {
    ask,
    keep: (on: boolean) => ask(KEEP, { on }),
    note: async (search: string, total: number, replaces?: string) =>
      (await ask<{ noteSearch: boolean }>(NOTE, { search, total, replaces })).noteSearch,
    open: async (search: string, id: string) => (await ask<{ noteOpening: boolean }>(OPEN, { search, id })).noteOpening,
    diary: async (variables: object = {}) => (await ask<Diary>(DIARY, variables)).searchDiary,
  };
}

describe('the research diary', () => {
  it('notes nothing before the member asked for one, and nothing while it is paused', async () => {
    const { keep, note, diary } = await aReader();
    expect(await note('lastname=pinch', 3)).toBe(false);
    expect(await diary()).toEqual({ isStarted: false, isPaused: false, entries: [], next: null });
    expect(await keep(true)).toEqual({ keepSearchDiary: { isStarted: true, isPaused: false } });
    expect(await note('lastname=pinch', 3)).toBe(true);
    await keep(false);
    expect(await note('lastname=guard', 3)).toBe(false);
    expect(await diary()).toMatchObject({ isStarted: true, isPaused: true, entries: [{ search: 'lastname=pinch' }] });
  });

  it('keeps what was searched, how much was found, nothing found included, and what was opened', async () => {
    const { keep, note, open, diary } = await aReader();
    await keep(true);
    await note('?page=2&LastName=Pinch', 2);
    await note('lastname=nobodyatall', 0);
    expect(await open('lastname=pinch&page=3', 'ROCHE-1871/1')).toBe(true);
    expect(await open('lastname=pinch', 'ROCHE-1871/1')).toBe(true);
    expect(await open('lastname=pinch', 'ROCHE-1871/2')).toBe(true);
    expect(await open('lastname=never', 'ROCHE-1871/1')).toBe(false);
    expect((await diary()).entries).toEqual([
      {
        id: expect.any(String),
        searchedAt: expect.any(String),
        search: 'lastname=nobodyatall',
        total: 0,
        note: '',
        openings: [],
      },
      {
        id: expect.any(String),
        searchedAt: expect.any(String),
        search: 'lastname=pinch',
        total: 2,
        note: '',
        openings: [
          { recordId: 'ROCHE-1871/1', name: 'William PINCH', recordSet: 'Roche 1871' },
          // A closed record has no name, even if it was opened once.
          { recordId: 'ROCHE-1871/2', name: null, recordSet: null },
        ],
      },
    ]);
  });

  it('makes one entry of a search repeated the same day, another on another day', async () => {
    const { keep, note, diary } = await aReader();
    await keep(true);
    await note('lastname=pinch', 2);
    await note('lastname=pinch', 5);
    expect((await diary()).entries.map(({ total }) => total)).toEqual([5]);
    await site.db.rows(
      "/* test.yesterday */ UPDATE search_diary_entry SET day = day - 1, searched_at = searched_at - interval '1 day'",
    );
    await note('lastname=pinch', 6);
    expect((await diary()).entries.map(({ total }) => total)).toEqual([6, 5]);
  });

  it('forgets the steps of a search that was narrowed, unless they have a note or an opened record', async () => {
    const { ask, keep, note, open, diary } = await aReader();
    await keep(true);
    await note('lastname=pinch', 9);
    await note('lastname=pinch&county=cornwall', 4, 'lastname=pinch');
    expect((await diary()).entries.map(({ search }) => search)).toEqual(['lastname=pinch&county=cornwall']);
    await open('lastname=pinch&county=cornwall', 'ROCHE-1871/1');
    await note('lastname=pinch&county=cornwall&gender=male', 2, 'lastname=pinch&county=cornwall');
    const [, kept] = (await diary()).entries;
    expect(kept).toMatchObject({ openings: [{ recordId: 'ROCHE-1871/1' }] });
    await ask(WRITE, { id: kept!.id, note: 'Look at the originals.' });
    expect((await diary()).entries).toHaveLength(2);
  });

  it('keeps the member’s words, and refuses a note that is too long', async () => {
    const { ask, keep, note, diary } = await aReader();
    await keep(true);
    await note('lastname=pinch', 2);
    const [entry] = (await diary()).entries;
    expect(await ask(WRITE, { id: entry!.id, note: ' Not him:\r\nborn too late.\u0007 ' })).toEqual({
      writeDiaryNote: { ...entry, note: 'Not him:\nborn too late.' },
    });
    await expect(ask(WRITE, { id: entry!.id, note: 'x'.repeat(2001) })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('compares totals then and now', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    await other.keep(true);
    await other.note('lastname=canary', 1);
    await reader.keep(true);
    await reader.note('lastname=pinch', 2);
    await reader.note('lastname=guardian', 2);
    const ids = [...(await reader.diary()).entries, ...(await other.diary()).entries].map(({ id }) => id);
    const { searchDiaryTotals } = await reader.ask<{ searchDiaryTotals: { total: number }[] }>(TOTALS, {
      ids: [...ids, 'x'],
    });
    expect(searchDiaryTotals.map(({ total }) => total)).toEqual([5, 8]);
  });

  it('notes no more of a day than a person makes by hand', async () => {
    const { keep, note, open, diary } = await aReader();
    await keep(true);
    await note('lastname=pinch', 1);
    const [entry] = (await diary()).entries;
    await site.db.rows(
      `/* test.openings */ INSERT INTO search_diary_opening (entry_id, member_id, record_id) SELECT id, member_id, 'R/' || n FROM search_diary_entry, generate_series(1, 500) n WHERE id = $1`,
      [entry?.id],
    );
    await open('lastname=pinch', 'ROCHE-1871/1');
    expect((await diary()).entries[0]?.openings).toHaveLength(500);
    await site.db.rows(
      `/* test.entries */ INSERT INTO search_diary_entry (member_id, search, total) SELECT member_id, 'lastname=x' || n, 1 FROM search_diary_entry, generate_series(1, 999) n WHERE id = $1`,
      [entry?.id],
    );
    expect(await note('lastname=guard', 1)).toBe(false);
  });

  it('is read page by page', async () => {
    const { keep, note, diary } = await aReader();
    await keep(true);
    for (const name of ['a', 'b', 'c']) await note(`lastname=${name}`, 1);
    const first = await diary({ first: 2 });
    expect(first.entries.map(({ search }) => search)).toEqual(['lastname=c', 'lastname=b']);
    expect(await diary({ first: 2, after: first.next })).toMatchObject({
      entries: [{ search: 'lastname=a' }],
      next: null,
    });
  });

  it('gives nothing of it to another member, and deletes one entry or all', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    for (const { keep, note } of [reader, other]) {
      await keep(true);
      await note('lastname=pinch', 1);
      await note('lastname=guard', 1);
    }
    const [mine] = (await reader.diary()).entries;
    expect(await other.ask(REMOVE, { id: mine!.id })).toEqual({ removeDiaryEntry: false });
    expect(await other.ask(WRITE, { id: mine!.id, note: 'x' })).toEqual({ writeDiaryNote: null });
    expect(await reader.ask(REMOVE, { id: mine!.id })).toEqual({ removeDiaryEntry: true });
    expect(await reader.ask('mutation Empty { emptySearchDiary }')).toEqual({ emptySearchDiary: 1 });
    expect([(await reader.diary()).entries.length, (await other.diary()).entries.length]).toEqual([0, 2]);
  });

  it.each([
    [DIARY, {}],
    [KEEP, { on: true }],
    [NOTE, { search: 'lastname=x', total: 1 }],
    [TOTALS, { ids: [] }],
  ])('is nothing for visitors: %s', async (text, variables) => {
    const { errors } = await site.ask(text, variables);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('refuses a search that asks for nothing', async () => {
    const { keep, note } = await aReader();
    await keep(true);
    await expect(note('page=2', 1)).rejects.toThrow('BAD_USER_INPUT');
    await expect(note('lastname=x', -1)).rejects.toThrow('BAD_USER_INPUT');
  });
});
