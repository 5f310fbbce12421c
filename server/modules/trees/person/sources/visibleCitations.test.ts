import { isFamilyVisible } from '#domain/trees/core/access/visibleDocument.ts';
import { aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { personView, visibleValues } from '#server/modules/trees/core/index.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { familyVisible } from './visibleCitations.ts';

/** Dead, then living; private among the dead. */
const [DEAD, BURIED, SECRET, LIVING, YOUNG] = [1, 2, 3, 4, 5];
const COUPLES = [[], [DEAD], [LIVING], [SECRET], [DEAD, BURIED], [DEAD, LIVING], [DEAD, SECRET], [LIVING, YOUNG]];
const CHILDREN = [[], [BURIED], [YOUNG], [SECRET], [BURIED, YOUNG], [SECRET, YOUNG]];
/** Every couple with every children, unless someone would be their own child. */
const FAMILIES = COUPLES.flatMap((partners) =>
  CHILDREN.filter(
    (children) => !children.some((child) => partners.includes(child)) && partners.length + children.length > 0,
  ).map((children) => ({ partners, children })),
).map(({ partners, children }, at) => aFamily(at + 100, partners, children));
const POLICY = { asOfYear: 2026, livingYears: 110 };

let site: TestApp;
let treeId = 0;
beforeAll(async () => {
  site = await startTestApp();
  const owner = (await createMember(site.db, {
    email: 'families@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  }))!.id;
  treeId = (await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Families', true) RETURNING id",
    [owner],
  ))!.id;
  await site.db.transaction((tx) =>
    fillTree(tx, treeId, [
      ...[DEAD, BURIED].map((id) => ({
        kind: 'person' as const,
        document: aPerson(id, 'Ann Pinch', { born: '1832', died: '1900' }),
      })),
      { kind: 'person', document: aPerson(SECRET, 'Ede Pinch', { born: '1840', died: '1910', isPrivate: true }) },
      ...[LIVING, YOUNG].map((id) => ({
        kind: 'person' as const,
        document: aPerson(id, 'Zoe Pinch', { born: '1999' }),
      })),
      ...FAMILIES.map((document) => ({ kind: 'family' as const, document })),
    ]),
  );
}, 60_000);
afterAll(() => site?.close());

describe('the condition of visible families in SQL', () => {
  it.each([
    ['a stranger', { mayEdit: false, seesLiving: false }, [SECRET, LIVING, YOUNG]],
    ['a guest who sees the living', { mayEdit: false, seesLiving: true }, [SECRET]],
    ['an editor', { mayEdit: true, seesLiving: true }, []],
  ])('finds for %s what the rule of the domain finds', async (_who, reader, hidden) => {
    const rows = await site.db.rows<{ id: number }>(
      `/* test.visible */ SELECT f.id FROM tree_family f WHERE f.tree_id = $1 AND ${familyVisible('f', 2)} ORDER BY f.id`,
      [treeId, ...visibleValues(personView(reader, POLICY))],
    );
    const expected = FAMILIES.filter((family) => isFamilyVisible(family, (id) => hidden.includes(id))).map(
      ({ id }) => id,
    );
    expect(rows.map(({ id }) => id)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(5);
  });
});
