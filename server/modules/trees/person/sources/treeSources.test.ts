import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation, emptyFact, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { MOST_DOCUMENTS } from '#server/modules/trees/core/editing/asProblems.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const LIST =
  'query List($ref: String!, $text: String!, $order: TreeSourceOrder!, $first: Int, $after: String) { treeSources(ref: $ref, text: $text, order: $order, first: $first, after: $after) { sources { id title citations } total next } }';
const ONE =
  'query One($ref: String!, $sourceId: Int!) { treeSource(ref: $ref, sourceId: $sourceId) { entry { citations } source { document } } }';
const USES =
  'query Uses($ref: String!, $sourceId: Int!, $first: Int, $after: String) { treeSourceUses(ref: $ref, sourceId: $sourceId, first: $first, after: $after) { uses { persons { given surname isRedacted } what page } next } }';
const MERGE =
  'mutation Merge($ref: String!, $keepId: Int!, $otherId: Int!) { mergeTreeSources(ref: $ref, keepId: $keepId, otherId: $otherId) { changeId problems { message } } }';
const REMOVE =
  'mutation Remove($ref: String!, $id: Int!) { removeTreeDocument(ref: $ref, kind: SOURCE, id: $id) { changeId } }';
const UNDO =
  'mutation Undo($id: ID!) { undoTreeChange(changeId: $id) { changeId problems { message } conflicts { label } } }';

const grants = defaultGrants('member');
const owner = { memberId: 0, grants };
const stranger = { memberId: 0, grants };
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const member = async (email: string) =>
    (await createMember(site.db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id;
  owner.memberId = await member('sources-owner@example.com');
  stranger.memberId = await member('sources-stranger@example.com');
}, 60_000);
afterAll(() => site?.close());

const cited = (sourceId: number, page = '') => ({ ...emptyCitation(), sourceId, page });
const death = { ...emptyFact('f1', 'death'), date: readTreeDate('1900') };

/**
 * Old William (1) and Ann (2) of the 1830s, living Zoe (3); sources that all, some, only the living, only a private
 * fact, and no one cites.
 */
async function aTree(): Promise<string> {
  const id = (await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Sources', true) RETURNING id",
    [owner.memberId],
  ))!.id;
  const source = (number: number, title: string, more = {}) => ({
    kind: 'source' as const,
    document: { ...emptySource(number), title, ...more },
  });
  await site.db.transaction((tx) =>
    fillTree(tx, id, [
      {
        kind: 'person',
        document: aPerson(1, 'William Pinch', {
          born: '1832',
          facts: [
            death,
            aFact({ id: 'f2', type: 'occupation', value: 'Miner', citations: [cited(20, 'folio 7'), cited(21)] }),
            aFact({ id: 'f3', type: 'residence', isPrivate: true, citations: [cited(20), cited(23)] }),
          ],
        }),
      },
      { kind: 'person', document: aPerson(2, 'Ann Rowe', { born: '1835', facts: [death], citations: [cited(20)] }) },
      {
        kind: 'person',
        document: aPerson(3, 'Zoe Pinch', { born: '1999', citations: [cited(20), cited(20, 'p. 2'), cited(22)] }),
      },
      { kind: 'family', document: aFamily(10, [1, 2], [], { citations: [cited(21)] }) },
      { kind: 'family', document: aFamily(11, [2, 3], [], { citations: [cited(22), cited(21)] }) },
      source(20, 'Baptisms of Roche', { repository: 'Kresen Kernow' }),
      source(21, 'Census of 1861'),
      source(22, 'Letter of Zoe'),
      source(23, 'A secret'),
      source(24, 'Zennor marriages', { author: 'Jose\u0301 Le\u00adzant' }),
    ]),
  );
  return `fmp-${id}-1`;
}

interface Listed {
  sources: { id: number; citations: number }[];
  total: number;
  next: string | null;
}
interface Used {
  uses: { persons: { given: string; isRedacted: boolean }[]; what: string; page: string }[];
  next: string | null;
}
interface Changed {
  changeId: string;
}

const list = async (ref: string, as?: typeof owner, more: object = {}) =>
  (await site.ask<{ treeSources: Listed }>(LIST, { ref, text: '', order: 'TITLE', ...more }, as)).data!.treeSources;
const counts = async (ref: string, as?: typeof owner, more = {}) =>
  (await list(ref, as, more)).sources.map(({ id, citations }) => [id, citations]);
const uses = async (ref: string, sourceId: number, as?: typeof owner, more: object = {}) =>
  (await site.ask<{ treeSourceUses: Used }>(USES, { ref, sourceId, ...more }, as)).data!.treeSourceUses;

describe('the sources of a tree', () => {
  it('are listed for who may edit with every citation, sorted, searched and in pages', async () => {
    const ref = await aTree();
    expect(await counts(ref, owner)).toEqual([
      [23, 1],
      [20, 5],
      [21, 3],
      [22, 2],
      [24, 0],
    ]);
    expect(await counts(ref, owner, { order: 'MOST_CITED' })).toEqual([
      [20, 5],
      [21, 3],
      [22, 2],
      [23, 1],
      [24, 0],
    ]);
    expect(await counts(ref, owner, { order: 'NEWEST', first: 2 })).toEqual([
      [24, 0],
      [23, 1],
    ]);
    for (const text of ['kernow ROCHE', 'Ker\u00adnow', 'Ｒóche'])
      expect(await list(ref, owner, { text })).toMatchObject({ total: 1, sources: [{ id: 20 }] });
    for (const text of ['lezant', 'Lez\u200bánt'])
      expect(await list(ref, owner, { text })).toMatchObject({ total: 1, sources: [{ id: 24 }] });
    for (const order of ['TITLE', 'MOST_CITED', 'NEWEST']) {
      const first = await list(ref, owner, { order, first: 3 });
      const second = await list(ref, owner, { order, first: 3, after: first.next });
      expect([...first.sources, ...second.sources].map(({ id }) => id)).toEqual(
        (await list(ref, owner, { order })).sources.map(({ id }) => id),
      );
      expect([first.total, second.next]).toEqual([5, null]);
    }
  });

  it('are shown to others only as far as people they see cite them, counts and order included', async () => {
    const ref = await aTree();
    for (const as of [undefined, stranger]) {
      expect(await counts(ref, as)).toEqual([
        [20, 2],
        [21, 2],
      ]);
      expect(await counts(ref, as, { order: 'MOST_CITED' })).toEqual([
        [20, 2],
        [21, 2],
      ]);
      expect(await list(ref, as, { text: 'zoe' })).toMatchObject({ total: 0, sources: [] });
      expect((await uses(ref, 20, as)).uses.map(({ persons, what }) => [persons[0]?.given, what])).toEqual([
        ['William', 'Occupation, Miner'],
        ['Ann', 'The person'],
      ]);
      expect((await uses(ref, 21, as)).uses.map(({ persons, what }) => [persons.length, what])).toEqual([
        [1, 'Occupation, Miner'],
        [2, 'The couple'],
      ]);
      for (const sourceId of [22, 23, 24, 999])
        expect((await site.ask(ONE, { ref, sourceId }, as)).errors?.[0]?.extensions.code).toBe(
          'FAMILY_TREE_NOT_FOUND_ERROR',
        );
      expect((await uses(ref, 22, as)).uses).toEqual([]);
    }
  });

  it('list for those who may edit everything that cites one, in pages', async () => {
    const ref = await aTree();
    const first = await uses(ref, 21, owner, { first: 2 });
    const second = await uses(ref, 21, owner, { first: 2, after: first.next });
    expect(
      [...first.uses, ...second.uses].map(({ persons, what }) => [persons.map(({ given }) => given).join(' '), what]),
    ).toEqual([
      ['William', 'Occupation, Miner'],
      ['William Ann', 'The couple'],
      ['Ann Zoe', 'The couple'],
    ]);
    expect([first.next, second.next]).toEqual(['family-10', null]);
    expect((await site.ask<{ treeSource: unknown }>(ONE, { ref, sourceId: 24 }, owner)).data!.treeSource).toMatchObject(
      { entry: { citations: 0 }, source: { document: { title: 'Zennor marriages' } } },
    );
  });

  it('become one of two and two again', async () => {
    const ref = await aTree();
    const { changeId } = (await site.ask<{ mergeTreeSources: Changed }>(MERGE, { ref, keepId: 21, otherId: 20 }, owner))
      .data!.mergeTreeSources;
    expect(await counts(ref, owner)).toEqual([
      [23, 1],
      [21, 8],
      [22, 2],
      [24, 0],
    ]);
    expect(
      (await site.ask<{ undoTreeChange: unknown }>(UNDO, { id: changeId }, owner)).data!.undoTreeChange,
    ).toMatchObject({ problems: [], conflicts: [] });
    expect(await counts(ref, owner)).toEqual([
      [23, 1],
      [20, 5],
      [21, 3],
      [22, 2],
      [24, 0],
    ]);
    expect(
      (await site.ask<{ mergeTreeSources: Changed }>(MERGE, { ref, keepId: 21, otherId: 21 }, owner)).data!
        .mergeTreeSources,
    ).toMatchObject({ changeId: null, problems: [{ message: 'Choose another source.' }] });
  });

  it('are counted on when they are removed with their citations, and come back', async () => {
    const ref = await aTree();
    const { changeId } = (await site.ask<{ removeTreeDocument: Changed }>(REMOVE, { ref, id: 20 }, owner)).data!
      .removeTreeDocument;
    expect(await counts(ref, owner)).toEqual([
      [23, 1],
      [21, 3],
      [22, 2],
      [24, 0],
    ]);
    await site.ask(UNDO, { id: changeId }, owner);
    expect(await counts(ref, owner)).toEqual([
      [23, 1],
      [20, 5],
      [21, 3],
      [22, 2],
      [24, 0],
    ]);
  });

  it('are not shown where only siblings cite them whom the reader must not know', async () => {
    const id = (await site.db.one<{ id: number }>(
      "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Siblings', true) RETURNING id",
      [owner.memberId],
    ))!.id;
    const siblings = (number: number, ids: readonly number[], sourceId: number) => ({
      kind: 'family' as const,
      document: aFamily(number, [], ids, { citations: [cited(sourceId)] }),
    });
    await site.db.transaction((tx) =>
      fillTree(tx, id, [
        { kind: 'person', document: aPerson(1, 'Old Rowe', { born: '1835', facts: [death] }) },
        ...[2, 3, 4].map((number) => ({
          kind: 'person' as const,
          document: aPerson(number, `Young${number} Rowe`, { born: '1999' }),
        })),
        siblings(10, [2, 3], 20),
        siblings(11, [1, 4], 21),
        ...[20, 21].map((number) => ({
          kind: 'source' as const,
          document: { ...emptySource(number), title: `Register ${number}` },
        })),
      ]),
    );
    expect(await counts(`fmp-${id}-1`, stranger)).toEqual([[21, 1]]);
    expect((await uses(`fmp-${id}-1`, 20, stranger)).uses).toEqual([]);
    expect(await counts(`fmp-${id}-1`, owner)).toEqual([
      [20, 1],
      [21, 1],
    ]);
  });

  it('that very many cite are neither merged nor removed at once', async () => {
    const ref = await aTree();
    const [, treeId] = /^fmp-(\d+)-/u.exec(ref) ?? [];
    await site.db.rows(
      "/* test.mentions */ INSERT INTO tree_mention (tree_id, from_kind, from_id, to_kind, to_id) SELECT $1, 'person', n, 'source', 20 FROM generate_series(1001, 1001 + $2) AS n",
      [treeId, MOST_DOCUMENTS],
    );
    const refused = {
      changeId: null,
      problems: [{ message: 'This would change more than 5,000 entries of the tree at once.' }],
    };
    expect(
      (await site.ask<{ mergeTreeSources: unknown }>(MERGE, { ref, keepId: 21, otherId: 20 }, owner)).data!
        .mergeTreeSources,
    ).toEqual(refused);
    expect(
      (
        await site.ask<{ removeTreeDocument: unknown }>(
          'mutation Remove($ref: String!, $id: Int!) { removeTreeDocument(ref: $ref, kind: SOURCE, id: $id) { changeId problems { message } } }',
          { ref, id: 20 },
          owner,
        )
      ).data!.removeTreeDocument,
    ).toEqual(refused);
  });

  it('are never merged by readers who may only look', async () => {
    const ref = await aTree();
    expect((await site.ask(MERGE, { ref, keepId: 21, otherId: 20 }, stranger)).errors?.[0]?.extensions.code).toBe(
      'FAMILY_TREE_AUTHORISATION_ERROR',
    );
    expect((await site.ask(MERGE, { ref, keepId: 21, otherId: 20 })).errors).toHaveLength(1);
  });
});
