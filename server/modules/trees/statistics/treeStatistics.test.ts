import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { COUPLES } from '#domain/trees/core/couples.fixture.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { MOST_SEARCHES } from '#server/modules/kernel/graphql/searchCharge.ts';
import { fillTree } from '#server/modules/trees/core/index.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const STATISTICS = `query Statistics($ref: String!) { treeStatistics(ref: $ref) { people families agesAtDeath { century group count median } agesAtMarriage { group median }
  surnames { century total names { name count } } menNames { century names { name } } womenNames { century names { name } } bornSomewhere birthPlaces { name count } birthRegions { name count }
  familySizes { century families children } sources { label facts sourced } } }`;
const COMPLETENESS = 'query Complete($id: ID!) { treeCompleteness(personId: $id) { generation known possible } }';
const CANARY = 'Zanzibeth';

interface Counted {
  treeStatistics: Record<'people' | 'families' | 'bornSomewhere', number> & Record<string, unknown>;
}

const grants = defaultGrants('member');
const dated = (id: string, type: string, date: string, more: object = {}) =>
  aFact({ id, type, date: readTreeDate(date), ...more });
let site: TestApp;
let owner: { memberId: number; grants: typeof grants };
let stranger: typeof owner;
let ref: string;

/** 1+2 married in 1825 and have 3, and 4 who lives; 4 was married to 5, who is private, and has 6, who lives. */
beforeAll(async () => {
  site = await startTestApp();
  const [una, ned] = await Promise.all(
    ['una', 'ned'].map((name) =>
      createMember(site.db, {
        email: `${name}@example.com`,
        firstName: name,
        lastName: 'Testwell',
        passwordHash: null,
      }),
    ),
  );
  [owner, stranger] = [
    { memberId: una!.id, grants },
    { memberId: ned!.id, grants },
  ];
  const made = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Carters', true) RETURNING id::int AS id",
    [una!.id],
  );
  ref = String(made!.id);
  const roche = (text: string) => ({ place: { text, position: null } });
  await fillTree(
    site.db,
    made!.id,
    [
      {
        kind: 'person',
        document: aPerson(1, 'John Carter', {
          sex: 'm',
          facts: [
            dated('f1', 'birth', '1800', { ...roche('Roche, Cornwall'), citations: [emptyCitation()] }),
            dated('f2', 'death', '1870'),
          ],
        }),
      },
      {
        kind: 'person',
        document: aPerson(2, 'Mary CARTER', {
          sex: 'f',
          facts: [dated('f1', 'birth', '1802', roche('Roche, Cornwall, England')), dated('f2', 'death', '1880')],
        }),
      },
      { kind: 'person', document: aPerson(3, 'Ann Carter', { sex: 'f', born: '1830', died: '1899' }) },
      {
        kind: 'person',
        document: aPerson(4, `${CANARY} Carter`, {
          sex: 'm',
          facts: [dated('f1', 'birth', '1990', roche('Hiddenham, Kent'))],
        }),
      },
      {
        kind: 'person',
        document: aPerson(5, `${CANARY} Secret`, { sex: 'f', isPrivate: true, born: '1800', died: '1850' }),
      },
      { kind: 'person', document: aPerson(6, `${CANARY} Carter`, { sex: 'm', born: '2015' }) },
      { kind: 'family', document: aFamily(11, [1, 2], [3, 4], { facts: [dated('f1', 'marriage', '1825')] }) },
      { kind: 'family', document: aFamily(12, [4, 5], [6], { facts: [dated('f1', 'marriage', '2012')] }) },
    ],
    6,
  );
}, 60_000);
afterAll(() => site?.close());

const ask = async (as?: object) => (await site.ask<Counted>(STATISTICS, { ref }, as)).data!.treeStatistics;

describe('statistics of a tree', () => {
  it('count everyone for who may edit it', async () => {
    expect(await ask(owner)).toMatchObject({
      people: 6,
      families: 2,
      bornSomewhere: 3,
      agesAtMarriage: expect.arrayContaining([
        { group: 'MEN', median: 25 },
        { group: 'WOMEN', median: 23 },
      ]) as unknown,
      familySizes: [
        { century: null, families: 2, children: 3 },
        { century: 1800, families: 1, children: 2 },
        { century: 2000, families: 1, children: 1 },
      ],
    });
  });

  it.each(COUPLES)('count an age at marriage of a couple with $what: $isDated', async ({ facts, isDated }) => {
    const made = await site.db.one<{ id: number }>(
      "/* test.tree */ INSERT INTO tree (owner_id, name) VALUES ($1, 'A couple') RETURNING id::int AS id",
      [owner.memberId],
    );
    await fillTree(
      site.db,
      made!.id,
      [
        { kind: 'person', document: aPerson(1, 'John Carter', { sex: 'm', born: '1830', died: '1890' }) },
        { kind: 'person', document: aPerson(2, 'Mary Hobb', { sex: 'f', born: '1832', died: '1890' }) },
        { kind: 'family', document: aFamily(11, [1, 2], [], { facts }) },
      ],
      2,
    );
    const { data } = await site.ask<Counted>(STATISTICS, { ref: String(made!.id) }, owner);
    expect(data!.treeStatistics['agesAtMarriage']).toEqual(
      isDated
        ? [
            { group: 'MEN', median: 25 },
            { group: 'WOMEN', median: 23 },
          ]
        : [],
    );
  });

  it('count no one whom the reader may not see, in no number, name, place or average', async () => {
    for (const reader of [stranger, undefined]) {
      const counted = await ask(reader);
      expect(JSON.stringify(counted)).not.toMatch(/Zanzibeth|Secret|Hiddenham|Kent/u);
      expect(counted).toEqual({
        people: 3,
        families: 1,
        agesAtDeath: [
          { century: 1800, group: 'MEN', count: 1, median: 70 },
          { century: 1800, group: 'WOMEN', count: 2, median: 69 },
        ],
        agesAtMarriage: [
          { group: 'MEN', median: 25 },
          { group: 'WOMEN', median: 23 },
        ],
        surnames: [
          { century: null, total: 3, names: [{ name: 'Carter', count: 3 }] },
          { century: 1800, total: 3, names: [{ name: 'Carter', count: 3 }] },
        ],
        menNames: [
          { century: null, names: [{ name: 'John' }] },
          { century: 1800, names: [{ name: 'John' }] },
        ],
        womenNames: [
          { century: null, names: [{ name: 'Ann' }, { name: 'Mary' }] },
          { century: 1800, names: [{ name: 'Ann' }, { name: 'Mary' }] },
        ],
        bornSomewhere: 2,
        birthPlaces: [{ name: 'Roche, Cornwall, England', count: 2 }],
        birthRegions: [{ name: 'Cornwall, England', count: 2 }],
        familySizes: [
          { century: null, families: 1, children: 1 },
          { century: 1800, families: 1, children: 1 },
        ],
        sources: [
          { label: 'Birth', facts: 3, sourced: 1 },
          { label: 'Death', facts: 3, sourced: 0 },
          { label: 'Marriage', facts: 1, sourced: 0 },
        ],
      });
    }
  });

  it('are counted again when the tree has changed', async () => {
    await site.db.rows("/* test.change */ UPDATE tree_person SET surname = 'Nance' WHERE tree_id = $1 AND id = 2", [
      ref,
    ]);
    expect((await ask()).surnames).toContainEqual({ century: null, total: 3, names: [{ name: 'Carter', count: 3 }] });
    await site.db.rows('/* test.version */ UPDATE tree SET version = version + 1 WHERE id = $1', [ref]);
    expect((await ask()).surnames).toContainEqual({
      century: null,
      total: 3,
      names: [
        { name: 'Carter', count: 2 },
        { name: 'Nance', count: 1 },
      ],
    });
  });

  it('say how many ancestors are known, without those whom the reader may not see', async () => {
    const known = async (person: number, as?: object) =>
      (await site.ask<{ treeCompleteness: object[] }>(COMPLETENESS, { id: `fmp-${ref}-${person}` }, as)).data
        ?.treeCompleteness;
    expect(await known(6, owner)).toEqual([
      { generation: 1, known: 2, possible: 2 },
      { generation: 2, known: 2, possible: 4 },
    ]);
    expect(await known(6)).toEqual([
      { generation: 1, known: 0, possible: 2 },
      { generation: 2, known: 2, possible: 4 },
    ]);
    expect(await known(1)).toEqual([]);
    expect(await known(99)).toBeUndefined();
  });

  it('do not tell whether someone whom the reader may not see is adopted', async () => {
    const known = async (as?: object) =>
      (await site.ask<{ treeCompleteness: object[] }>(COMPLETENESS, { id: `fmp-${ref}-4` }, as)).data?.treeCompleteness;
    const before = await known();
    await site.db.rows(
      "/* test.adopted */ UPDATE tree_family_member SET link = 'adopted' WHERE tree_id = $1 AND person_id = 4 AND role = 'child'",
      [ref],
    );
    expect([before, await known(), await known(owner)]).toEqual([
      [{ generation: 1, known: 2, possible: 2 }],
      [{ generation: 1, known: 2, possible: 2 }],
      [],
    ]);
    await site.db.rows(
      "/* test.born */ UPDATE tree_family_member SET link = 'birth' WHERE tree_id = $1 AND person_id = 4 AND role = 'child'",
      [ref],
    );
  });

  it('are charged like a search, so that one request asks for few', async () => {
    const asked = [
      'treeStatistics(ref: $ref) { people }',
      'treePlaces(ref: $ref, name: "", from: 0) { total }',
      'treeMap(ref: $ref) { unplaced }',
      'treeAnniversaries(ref: $ref, month: 4, from: 0) { total }',
    ];
    for (const [each, question] of asked.entries()) {
      const times = Array.from({ length: MOST_SEARCHES + 1 }, (_, at) => `a${at}: ${question}`).join(' ');
      const { errors } = await site.ask(`query Whole${each}($ref: String!) { ${times} }`, { ref });
      expect([question, errors?.map(({ extensions }) => extensions.code)]).toEqual([question, ['QUERY_TOO_COSTLY']]);
    }
  });

  it('of a tree that is not theirs are not there', async () => {
    await site.db.rows('/* test.close */ UPDATE tree SET is_public = false WHERE id = $1', [ref]);
    expect((await site.ask(STATISTICS, { ref }, stranger)).errors?.[0]?.extensions.code).toBe(
      'FAMILY_TREE_NOT_FOUND_ERROR',
    );
    expect((await site.ask(COMPLETENESS, { id: `fmp-${ref}-1` }, stranger)).errors?.[0]?.extensions.code).toBe(
      'FAMILY_TREE_NOT_FOUND_ERROR',
    );
  });
});
