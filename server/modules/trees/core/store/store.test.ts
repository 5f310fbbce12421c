import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import { aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { surroundingsOf } from '../reading/neighbourhood.ts';
import { EXAMPLE_TREE } from '../seeds/exampleTree.ts';
import { MEMBER_TREE } from '../seeds/memberTree.ts';
import { treeOfNotation } from '../seeds/treeOfNotation.ts';
import { commitChange, lockTree } from './commitChange.ts';
import type { NewDocument } from './createRowGathering.ts';
import { fillTree } from './fillTree.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db?.close());

const aTree = async (): Promise<number> =>
  (await db.one<{ id: number }>("/* test.tree */ INSERT INTO tree (name) VALUES ('Test') RETURNING id"))!.id;

/** All columns beside the documents of a tree, and those of the tree itself. */
const derivedOf = (treeId: number) =>
  db.rows<{ what: string; row: unknown }>(
    `/* test.derived */ SELECT 'person' AS what, to_jsonb(p) - 'tree_id' AS row FROM tree_person p WHERE tree_id = $1
     UNION ALL SELECT 'family', to_jsonb(f) - 'tree_id' FROM tree_family f WHERE tree_id = $1
     UNION ALL SELECT 'member', to_jsonb(m) - 'tree_id' FROM tree_family_member m WHERE tree_id = $1
     UNION ALL SELECT 'mention', to_jsonb(m) - 'tree_id' FROM tree_mention m WHERE tree_id = $1
     UNION ALL SELECT 'source', to_jsonb(s) - 'tree_id' FROM tree_source s WHERE tree_id = $1
     UNION ALL SELECT 'tree', jsonb_build_array(person_count, family_count, next_id, root_person) FROM tree WHERE id = $1 ORDER BY 1, 2`,
    [treeId],
  );

const asChange = ({ kind, document }: NewDocument): DocumentChange =>
  ({ kind, id: document.id, before: null, after: document }) as DocumentChange;

const commit = (treeId: number, changes: readonly DocumentChange[]) =>
  db.transaction(async (tx) => {
    await lockTree(tx, treeId);
    return commitChange(tx, { treeId, authorId: null, action: 'edit', personId: null, changes });
  });

describe('the store of trees', () => {
  it.each([
    ['the example tree', EXAMPLE_TREE],
    ['the tree of the demo member', MEMBER_TREE],
  ])(
    'keeps %s the same, filled at once or entry by entry',
    async (_name, notation) => {
      const [filled, grown] = [await aTree(), await aTree()];
      const documents = treeOfNotation(notation);
      await db.transaction((tx) => fillTree(tx, filled, documents));
      for (const document of documents) await commit(grown, [asChange(document)]);
      expect(await derivedOf(grown)).toEqual(await derivedOf(filled));
    },
    60_000,
  );

  it('is filled by a role that may not leave out checks as by one that may', async () => {
    const [filled, other] = [await aTree(), await aTree()];
    const documents = treeOfNotation(EXAMPLE_TREE);
    await db.transaction((tx) => fillTree(tx, filled, documents));
    await db.transaction(async (tx) => {
      await tx.rows('/* test.role */ CREATE ROLE plain_filler');
      await tx.rows('/* test.grant */ GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA public TO plain_filler');
      await tx.rows('/* test.become */ SET LOCAL ROLE plain_filler');
      await fillTree(tx, other, documents);
      await tx.rows('/* test.back */ RESET ROLE');
      await tx.rows('/* test.revoke */ DROP OWNED BY plain_filler');
      await tx.rows('/* test.drop */ DROP ROLE plain_filler');
    });
    expect(await derivedOf(other)).toEqual(await derivedOf(filled));
  });

  it('fills no tree that is not there, and leaves later statements their checks', async () => {
    const treeId = await aTree();
    await expect(db.transaction((tx) => fillTree(tx, 999_999, treeOfNotation(EXAMPLE_TREE)))).rejects.toThrow(
      'no tree',
    );
    const fillAndStray = db.transaction(async (tx) => {
      await fillTree(tx, treeId, treeOfNotation(EXAMPLE_TREE));
      await tx.rows(
        "/* test.stray */ INSERT INTO tree_document (tree_id, kind, id, body) VALUES (999999, 'person', 1, '{}')",
      );
    });
    await expect(fillAndStray).rejects.toMatchObject({ code: '23503' });
  });

  it('leaves nothing of what is taken out again', async () => {
    const treeId = await aTree();
    const before = await derivedOf(treeId);
    const documents = treeOfNotation(EXAMPLE_TREE).map(asChange);
    await commit(treeId, documents);
    await commit(
      treeId,
      documents.map(({ kind, id, after }) => ({ kind, id, before: after, after: null }) as DocumentChange),
    );
    expect((await derivedOf(treeId)).map(({ row }) => row)).toEqual([[0, 0, documents.length + 1, null]]);
    expect(before).toHaveLength(1);
  });

  it('refuses what another change altered first', async () => {
    const treeId = await aTree();
    const [first, second] = [aPerson(1, 'Mary Alder'), aPerson(1, 'Mary Birch')];
    await commit(treeId, [{ kind: 'person', id: 1, before: null, after: first }]);
    await expect(commit(treeId, [{ kind: 'person', id: 1, before: second, after: first }])).rejects.toThrow(
      'meanwhile',
    );
    await expect(commit(treeId, [{ kind: 'person', id: 1, before: null, after: second }])).rejects.toThrow('meanwhile');
    expect(await derivedOf(treeId)).toMatchObject([{ row: { surname: 'Alder' } }, { row: [1, 0, 2, 1] }]);
  });
});

describe('a walk through a tree', () => {
  it('leaves out the farthest where there are too many, and reports it', async () => {
    const treeId = await aTree();
    const generations = Array.from({ length: 30 }, (_, index) => index + 1);
    const documents: NewDocument[] = [
      ...generations.map((id): NewDocument => ({ kind: 'person', document: aPerson(id) })),
      ...generations
        .slice(1)
        .map((id): NewDocument => ({ kind: 'family', document: aFamily(100 + id, [id], [id - 1]) })),
    ];
    await db.transaction((tx) => fillTree(tx, treeId, documents));
    const reach = { ancestors: 40, descendants: 40, siblings: false };
    expect(await surroundingsOf(db, treeId, 15, { ...reach, most: 4_000 })).toMatchObject({
      isWhole: true,
      persons: { length: 30 },
    });
    const near = await surroundingsOf(db, treeId, 15, { ...reach, most: 5 });
    expect([near.isWhole, [...near.persons].sort((one, other) => one - other)]).toEqual([false, [13, 14, 15, 16, 17]]);
  });
});
