import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { MOST_SEARCHES } from '#server/modules/kernel/graphql/searchCharge.ts';
import { fillTree } from '#server/modules/trees/core/index.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const KINSHIP = `query Kinship($personId: ID!, $otherId: ID!, $token: String, $viewAs: TreeViewer) { treeKinship(personId: $personId, otherId: $otherId, publicTreeShareToken: $token, viewAs: $viewAs) {
  isWhole persons { id given isRedacted sex } relations { term through { people } routes { lines { up { personId link } tops down { personId link } } } } } }`;
const CANARY = 'Zanzibeth';

interface Answer {
  treeKinship: {
    isWhole: boolean;
    persons: { id: string; given: string; isRedacted: boolean; sex: string }[];
    relations: {
      term: string;
      through: { people: string[] }[];
      routes: { lines: { up: { link: string }[]; tops: string[] }[] }[];
    }[];
  };
}

const grants = defaultGrants('member');
let site: TestApp;
let treeId: number;
let owner: { memberId: number; grants: typeof grants };

/**
 * 1+2 have 3 and 4; 3’s daughter is 5, alive; 5’s adopted son is 6, alive; 4’s son is 7. 8 belongs to no one. 20 is of
 * 10+11, and 21, alive, adopted by them and born to 10+12.
 */
const documents = () => [
  ...[
    aPerson(1, 'Robert Carter', { sex: 'm', born: '1800', died: '1870' }),
    aPerson(2, 'Mary Nance', { sex: 'f', born: '1802', died: '1880' }),
    aPerson(3, 'John Carter', { sex: 'm', born: '1830', died: '1900' }),
    aPerson(4, 'Ann Carter', { sex: 'f', born: '1832', died: '1899' }),
    aPerson(5, `${CANARY} Carter`, { sex: 'f', born: '1990' }),
    aPerson(6, `${CANARY} Carter`, { sex: 'm', born: '2010' }),
    aPerson(7, 'Tom Pinch', { sex: 'm', born: '1860', died: '1930' }),
    aPerson(8, 'Alone Oak', { sex: 'm', born: '1850', died: '1900' }),
    aPerson(10, 'Guy Elm', { sex: 'm', born: '1900', died: '1970' }),
    aPerson(11, 'Eve Elm', { sex: 'f', born: '1902', died: '1980' }),
    aPerson(12, 'Zoe Rush', { sex: 'f', born: '1902', died: '1980' }),
    aPerson(20, 'Sam Elm', { sex: 'm', born: '1930', died: '2000' }),
    aPerson(21, `${CANARY} Elm`, { sex: 'f', born: '1990' }),
  ].map((document) => ({ kind: 'person' as const, document })),
  ...[
    aFamily(11, [1, 2], [3, 4]),
    aFamily(12, [3], [5]),
    aFamily(13, [5], [], { children: [{ personId: 6, link: 'adopted' }] }),
    aFamily(14, [4], [7]),
    aFamily(15, [10, 11], [20], {
      children: [
        { personId: 20, link: 'birth' },
        { personId: 21, link: 'adopted' },
      ],
    }),
    aFamily(16, [10, 12], [21]),
  ].map((document) => ({ kind: 'family' as const, document })),
];

async function tree(ownerId: number | null, isPublic: boolean): Promise<number> {
  const made = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Carters', $2) RETURNING id::int AS id",
    [ownerId, isPublic],
  );
  await fillTree(site.db, made!.id, documents(), 1);
  return made!.id;
}

beforeAll(async () => {
  site = await startTestApp();
  const member = await createMember(site.db, {
    email: 'kin@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  owner = { memberId: member!.id, grants };
  treeId = await tree(member!.id, true);
}, 60_000);
afterAll(() => site?.close());

const id = (person: number, of = treeId) => `fmp-${of}-${person}`;
const related = async (from: number, to: number, as?: object, more: object = {}) =>
  (await site.ask<Answer>(KINSHIP, { personId: id(from), otherId: id(to), ...more }, as)).data?.treeKinship;

describe('treeKinship', () => {
  it('names the relation, the couple it is through and the way', async () => {
    const found = await related(3, 7, owner);
    expect(found).toMatchObject({
      isWhole: true,
      relations: [
        {
          term: 'a nephew',
          through: [{ people: [id(1), id(2)] }],
          routes: [
            {
              lines: [
                {
                  up: [{ personId: id(3), link: 'birth' }],
                  tops: [id(1), id(2)],
                  down: [{ personId: id(4) }, { personId: id(7) }],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(found?.persons.map(({ given }) => given).sort()).toEqual(['Ann', 'John', 'Mary', 'Robert', 'Tom']);
  });

  it('tells adoption apart for those who may know of it', async () => {
    expect((await related(7, 6, owner))?.relations.map(({ term }) => term)).toEqual([
      'a first cousin once removed by adoption',
    ]);
  });

  it('keeps name, sex and adoption of hidden people from others, and shows their place', async () => {
    for (const [as, more] of [
      [undefined, {}],
      [owner, { viewAs: 'VISITOR' }],
    ] as const) {
      const found = await related(7, 6, as, more);
      expect(found?.relations.map(({ term }) => term)).toEqual(['a first cousin once removed']);
      expect(found?.persons.find((person) => person.id === id(6))).toEqual({
        id: id(6),
        given: '',
        isRedacted: true,
        sex: 'u',
      });
      expect(JSON.stringify(found)).not.toContain(CANARY);
      expect(JSON.stringify(found)).not.toContain('adopted');
      expect((await related(3, 5, as, more))?.relations[0]?.term).toBe('a child');
    }
  });

  it('does not tell by a half relation which of two couples a hidden child is born to', async () => {
    expect((await related(20, 21, owner))?.relations.map(({ term }) => term)).toEqual(['a half-sister']);
    const found = await related(20, 21, undefined);
    expect(found?.relations.map(({ term, through }) => [term, through])).toEqual([
      ['a sibling', [{ people: [id(10), id(11)] }]],
    ]);
  });

  it('is charged like a search, so that one request asks for few', async () => {
    const asked = Array.from(
      { length: MOST_SEARCHES + 1 },
      (_, at) => `a${at}: treeKinship(personId: "${id(3)}", otherId: "${id(7)}") { isWhole }`,
    );
    const { errors } = await site.ask(`query Kinship { ${asked.join(' ')} }`, {});
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COSTLY']);
  });

  it('finds nothing between people of different families, and knows both by name', async () => {
    const found = await related(1, 8, owner);
    expect(found).toMatchObject({ isWhole: true, relations: [] });
    expect(found?.persons).toHaveLength(2);
  });

  it('follows a change of the tree', async () => {
    expect((await related(8, 1, owner))?.relations).toEqual([]);
    await site.db.rows(
      "/* test.link */ INSERT INTO tree_family_member (tree_id, family_id, role, person_id, position, link) VALUES ($1, 11, 'child', 8, 9, 'foster')",
      [treeId],
    );
    await site.db.rows('/* test.version */ UPDATE tree SET version = version + 1 WHERE id = $1', [treeId]);
    expect((await related(8, 1, owner))?.relations.map(({ term }) => term)).toEqual(['a foster father']);
  });

  it('reads after a change in the history the families that it names, and no others', async () => {
    const change = await site.db.one<{ id: number }>(
      "/* test.change */ INSERT INTO tree_change (tree_id, action) VALUES ($1, 'edit') RETURNING id",
      [treeId],
    );
    await site.db.rows(
      "/* test.changed */ INSERT INTO tree_change_document (change_id, kind, document_id) VALUES ($1, 'family', 14)",
      [change?.id],
    );
    await site.db.rows(
      "/* test.both */ INSERT INTO tree_family_member (tree_id, family_id, role, person_id, position, link) VALUES ($1, 14, 'child', 8, 9, 'birth'), ($1, 12, 'child', 12, 9, 'birth')",
      [treeId],
    );
    await site.db.rows('/* test.version */ UPDATE tree SET version = version + 1 WHERE id = $1', [treeId]);
    expect((await related(8, 7, owner))?.relations.map(({ term }) => term)).toContain('a brother');
    expect((await related(12, 3, owner))?.relations).toEqual([]);
    await site.db.rows('/* test.version */ UPDATE tree SET version = version + 1 WHERE id = $1', [treeId]);
    expect((await related(12, 3, owner))?.relations.map(({ term }) => term)).toEqual(['the father']);
  });

  it('answers alike what is missing and what is not the reader’s', async () => {
    const own = await tree(owner.memberId, false);
    const codes = await Promise.all([
      site.ask(KINSHIP, { personId: id(1, own), otherId: id(2, own) }),
      site.ask(KINSHIP, { personId: id(1, 999_999), otherId: id(2, 999_999) }),
      site.ask(KINSHIP, { personId: id(1), otherId: id(99) }, owner),
      site.ask(KINSHIP, { personId: id(1), otherId: id(2, own) }, owner),
      site.ask(KINSHIP, { personId: id(1), otherId: 'nobody' }, owner),
    ]);
    expect(new Set(codes.map(({ errors }) => errors?.[0]?.extensions.code))).toEqual(
      new Set(['FAMILY_TREE_NOT_FOUND_ERROR']),
    );
  });
});
