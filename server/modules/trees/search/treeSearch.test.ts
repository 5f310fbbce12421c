import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { seedExampleTree } from '#server/modules/trees/core/seeds/seedTrees.ts';
import { keyPersons } from '#server/modules/trees/core/store/keyPersons.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const FIND =
  'query Find($query: TreeSearchInput!) { searchFamilyTrees(query: $query) { total pageSize hits { person { id given surname isRedacted isLiving birthText birthPlace deathText } treeName isOwn needsSubscription } } }';
const SAVED = 'query Saved { savedTreeSearches { id search } }';
const SAVE = 'mutation Save($search: String!) { saveTreeSearch(search: $search) { id search } }';
const REMOVE = 'mutation Remove($id: ID!) { removeSavedTreeSearch(id: $id) { id } }';

interface Answer {
  searchFamilyTrees: {
    total: number;
    hits: {
      person: { given: string; surname: string; isRedacted: boolean };
      treeName: string;
      isOwn: boolean;
      needsSubscription: boolean;
    }[];
  };
}
type Reader = { memberId: number; grants: readonly string[] } | null;

let site: TestApp;
let owner: NonNullable<Reader>;
let stranger: NonNullable<Reader>;
let treeId: number;

const make = async (email: string) => ({
  memberId: (await createMember(site.db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id,
  grants: defaultGrants('member'),
});
const EMPTY = {
  firstName: '',
  lastName: '',
  isExact: false,
  birthYear: null,
  birthOffset: 2,
  deathYear: null,
  deathOffset: 2,
  place: '',
  sort: 'RELEVANCE',
  page: 1,
};
const answerOf = (query: object, as: Reader = null) =>
  site.ask<Answer>(FIND, { query: { ...EMPTY, ...query } }, as ?? undefined);
const find = async (query: object, as: Reader = null) => {
  const { data, errors } = await answerOf(query, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code ?? errors?.[0]?.message));
  return data.searchFamilyTrees;
};
const names = async (query: object, as: Reader = null) =>
  (await find(query, as)).hits.map(({ person }) => `${person.given} ${person.surname}`);

const PEOPLE: readonly (readonly [
  id: number,
  given: string,
  surname: string,
  born: number | null,
  died: number | null,
  place: string | null,
  dead: boolean,
  bornBy: number | null,
])[] = [
  [1, 'Elizabeth', 'Quarrington', 1832, 1900, 'Wem, Shropshire', true, 1832],
  [2, 'Betsy', 'Quarington', 1833, 1899, 'Prees, Shropshire', true, 1833],
  [3, 'John', 'Quarrington', 1850, null, null, false, 1850],
  [4, 'Living', 'Quarrington', 1990, null, 'Wem, Shropshire', false, 1990],
  [5, 'Unknown', 'Quarrington', null, null, null, false, null],
  [6, 'Private', 'Quarrington', 1800, 1850, null, true, 1800],
];

beforeAll(async () => {
  site = await startTestApp();
  await seedExampleTree(site.db);
  owner = await make('owner@example.com');
  stranger = await make('stranger@example.com');
  treeId = (await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name) VALUES ($1, 'Ours') RETURNING id",
    [owner.memberId],
  ))!.id;
  for (const [id, given, surname, born, died, place, dead, bornBy] of PEOPLE) {
    const years = (event: string, year: number | null) =>
      year === null ? null : JSON.stringify({ event, claim: 'on', from: year, to: year });
    const day = (year: number | null) => (year === null ? null : year * 10_000);
    await site.db.rows(
      `/* test.person */ INSERT INTO tree_person (tree_id, id, sex, given, surname, prefix, suffix, birth_from, birth_to, birth_place, death_from, death_to, is_private, is_known_dead, born_by, birth_years, death_years)
       VALUES ($1, $2, 'u', $3, $4, '', '', $5, $5, $6, $7, $7, $8, $9, $10, $11, $12)`,
      [
        treeId,
        id,
        given,
        surname,
        day(born),
        place,
        day(died),
        given === 'Private',
        dead,
        bornBy,
        years('birth', born),
        years('death', died),
      ],
    );
    await site.db.rows(
      "/* test.document */ INSERT INTO tree_document (tree_id, kind, id, body) VALUES ($1, 'person', $2, $3::jsonb)",
      [
        treeId,
        id,
        JSON.stringify({
          names: [
            { given, surname, nickname: '' },
            ...(id === 1 ? [{ given, surname: 'Marriedname', nickname: '' }] : []),
          ],
        }),
      ],
    );
  }
  while ((await keyPersons(site.db)) > 0);
}, 120_000);
afterAll(() => site?.close());
const open = (more: string) => site.db.rows(`/* test.open */ UPDATE tree SET ${more} WHERE id = $1`, [treeId]);

describe('searching family trees', () => {
  afterEach(() => open('is_public = false, needs_subscription = false'));

  it('finds people of public trees, by names and their variants', async () => {
    await open('is_public = true');
    expect(await names({ firstName: 'Elizabeth', lastName: 'Quarrington' })).toEqual([
      'Elizabeth Quarrington',
      'Betsy Quarington',
    ]);
    expect(await names({ firstName: 'Elizabeth', lastName: 'Quarrington', isExact: true })).toEqual([
      'Elizabeth Quarrington',
    ]);
    expect(await names({ lastName: 'marriedname' })).toEqual(['Elizabeth Quarrington']);
    expect(await names({ lastName: 'Thistlewood', firstName: 'Clara' })).toContain('Clara Edith Thistlewood');
  });

  it('finds by years and places', async () => {
    await open('is_public = true');
    expect(await names({ lastName: 'Quarrington', birthYear: 1831, birthOffset: 1 })).toEqual([
      'Elizabeth Quarrington',
    ]);
    expect(await names({ lastName: 'Quarrington', deathYear: 1900, deathOffset: 2, sort: 'BIRTH' })).toEqual([
      'Elizabeth Quarrington',
      'Betsy Quarington',
    ]);
    expect(await names({ place: 'prees' })).toEqual(['Betsy Quarington']);
    expect(await names({ place: 'Wem', lastName: 'Nobody' })).toEqual([]);
  });

  it('neither finds nor counts living and private people, not even for the owner', async () => {
    await open('is_public = true');
    for (const as of [null, stranger, owner])
      expect(await find({ lastName: 'Quarrington', isExact: true }, as)).toMatchObject({
        total: 2,
        hits: [{ person: { isRedacted: false } }, { person: { isRedacted: false } }],
      });
    expect((await find({ firstName: 'Living', lastName: 'Quarrington' }, owner)).total).toBe(0);
  });

  it('finds in a private tree for its owner and invited people alone', async () => {
    expect(await find({ lastName: 'Quarrington' }, owner)).toMatchObject({
      total: 3,
      hits: [{ isOwn: true, treeName: 'Ours' }, {}, {}],
    });
    expect((await find({ lastName: 'Quarrington' }, stranger)).total).toBe(0);
    await site.db.rows(
      "/* test.invite */ INSERT INTO tree_access (tree_id, member_id, role) VALUES ($1, $2, 'guest')",
      [treeId, stranger.memberId],
    );
    expect((await find({ lastName: 'Quarrington' }, stranger)).total).toBe(3);
    await site.db.rows('/* test.uninvite */ DELETE FROM tree_access');
    expect((await find({ lastName: 'Quarrington' })).total).toBe(0);
  });

  it('says which trees are for subscribers, and shows others only names and certain years', async () => {
    await open('is_public = true, needs_subscription = true');
    const subscriber = await make('subscriber@example.com');
    await site.db.rows(
      "/* test.plan */ INSERT INTO plan (id, name, duration_in_months, display_name, holdings) VALUES ('y', 'Yearly', 12, 'A year', '{trees}') ON CONFLICT DO NOTHING",
    );
    await site.db.rows(
      "/* test.subscribe */ INSERT INTO subscription (member_id, plan_id, state, type, expires_at) VALUES ($1, 'y', 'ACTIVE', 'CARD', now() + interval '1 day')",
      [subscriber.memberId],
    );
    const closed = {
      needsSubscription: true,
      person: { given: 'Elizabeth', birthText: '1832', birthPlace: null, deathText: '1900' },
    };
    const whole = { needsSubscription: false, person: { given: 'Elizabeth', birthPlace: 'Wem, Shropshire' } };
    expect((await find({ lastName: 'Quarrington' })).hits[0]).toMatchObject(closed);
    expect((await find({ lastName: 'Quarrington' }, stranger)).hits[0]).toMatchObject(closed);
    expect((await find({ lastName: 'Quarrington' }, subscriber)).hits[0]).toMatchObject(whole);
    expect((await find({ lastName: 'Quarrington' }, owner)).hits[0]).toMatchObject(whole);
  });

  it('is refused without either grant, and needs a name', async () => {
    const without = (grant: string) => ({
      memberId: stranger.memberId,
      grants: stranger.grants.filter((held) => held !== grant),
    });
    const code = async (query: object, as: Reader) => (await answerOf(query, as)).errors?.[0]?.extensions.code;
    expect([
      await code({ lastName: 'A' }, without('tree')),
      await code({ lastName: 'A' }, without('tree:search:regular')),
      await code({}, stranger),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'BAD_USER_INPUT']);
  });

  it('finds a person again by their present name', async () => {
    await site.db.rows(
      "/* test.rename */ UPDATE tree_document SET body = jsonb_set(body, '{names,0,surname}', '\"Newname\"') WHERE tree_id = $1 AND id = 3",
      [treeId],
    );
    await site.db.rows('/* test.unkey */ UPDATE tree_person SET search_keys = NULL WHERE tree_id = $1 AND id = 3', [
      treeId,
    ]);
    expect((await find({ lastName: 'Newname' }, owner)).total).toBe(1);
  });
});

describe('searches in trees that a member keeps', () => {
  it('are their own, saved once, without the page', async () => {
    const ask = async <Data>(document: string, variables: object, as: Reader) =>
      (await site.ask<Data>(document, variables, as ?? undefined)).data;
    for (const search of ['lastname=Alder&page=2', 'lastname=Alder']) await ask(SAVE, { search }, owner);
    const saved = await ask<{ savedTreeSearches: { id: string }[] }>(SAVED, {}, owner);
    expect(saved).toEqual({ savedTreeSearches: [{ id: expect.any(String), search: 'lastname=Alder' }] });
    const { id } = saved!.savedTreeSearches[0]!;
    expect(await ask(SAVED, {}, stranger)).toEqual({ savedTreeSearches: [] });
    await ask(REMOVE, { id }, stranger);
    expect((await ask<typeof saved>(SAVED, {}, owner))?.savedTreeSearches).toHaveLength(1);
    expect(await ask(REMOVE, { id }, owner)).toEqual({ removeSavedTreeSearch: [] });
    expect((await site.ask(SAVED, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await site.ask(SAVE, { search: 'page=2' }, owner)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
