import fc from 'fast-check';

import { KIN_LINKS } from '#domain/trees/kinship/paths/kinLinks.ts';
import { nearKinshipOf } from '#domain/trees/kinship/paths/kinshipOf.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { linksAbove, linksOfTree } from './linksOfTree.ts';

let db: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db?.close());

const person = fc.integer({ min: 1, max: 24 });
const family = fc.record({
  partners: fc.uniqueArray(person, { maxLength: 3 }),
  children: fc.uniqueArray(fc.record({ id: person, link: fc.constantFrom(...KIN_LINKS) }), {
    maxLength: 4,
    selector: ({ id }) => id,
  }),
});

it('what lies above two people is all that their near relations are found by, in a tree of any shape', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(family, { minLength: 1, maxLength: 14 }),
      fc.array(fc.tuple(person, person), { minLength: 1, maxLength: 8 }),
      async (families, pairs) => {
        const tree = (await db.one<{ id: number }>(
          "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES (NULL, 'Any', true) RETURNING id::int AS id",
        ))!;
        const members = families.flatMap(({ partners, children }, at) => [
          ...partners.map((id, position) => [at + 1, 'partner', id, position, null]),
          ...children.map(({ id, link }, position) => [at + 1, 'child', id, position, link]),
        ]);
        for (const member of members)
          await db.rows(
            '/* test.member */ INSERT INTO tree_family_member (tree_id, family_id, role, person_id, position, link) VALUES ($1, $2, $3, $4, $5, $6)',
            [tree.id, ...member],
          );
        const whole = await linksOfTree(db, { id: tree.id, version: 0, createdAt: new Date(0) });
        for (const [from, to] of pairs)
          expect(nearKinshipOf(await linksAbove(db, tree.id, [from, to]), from, to)).toEqual(
            nearKinshipOf(whole, from, to),
          );
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);
