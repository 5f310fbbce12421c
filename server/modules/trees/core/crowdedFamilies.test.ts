import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { beyond } from './reading/familyLinks.ts';
import type { NewDocument } from './store/createRowGathering.ts';
import { fillTree } from './store/fillTree.ts';

const PERSON =
  'query Person($id: ID!) { treePerson(id: $id) { families { card { id children { personId } } document } parentFamilies { card { id } } } }';
const CHART =
  'query Around($id: ID!) { treeNeighbourhood(personId: $id, ancestors: 1, descendants: 1, siblings: true) { persons { id } hasMoreParents hasMorePartners hasMoreChildren isWhole } }';
const WARNINGS = 'query Warnings($id: String!) { treeWarnings(ref: $id) { warnings { code } } }';

/**
 * A file of two megabytes gives one person as many relatives. What compares them with each other takes much longer than
 * is allowed here.
 */
const MANY = 20_000;
const MOST_MS = 5_000;
const numbers = Array.from({ length: MANY }, (_, at) => at + 2);

let site: TestApp;
let owner: { memberId: number; grants: ReturnType<typeof defaultGrants> };
beforeAll(async () => {
  site = await startTestApp();
  const member = await createMember(site.db, {
    email: 'crowd@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  owner = { memberId: member!.id, grants: defaultGrants('member') };
}, 60_000);
afterAll(() => site?.close());

/** Person 1 with their children 2, 3, 4 …, in the families given. */
async function aTree(families: readonly ReturnType<typeof aFamily>[]): Promise<string> {
  const tree = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (name, owner_id) VALUES ('Crowd', $1) RETURNING id",
    [owner.memberId],
  );
  const documents: NewDocument[] = [
    ...[1, ...numbers].map((id) => ({ kind: 'person' as const, document: aPerson(id, `N${id} Webb`) })),
    ...families.map((document) => ({ kind: 'family' as const, document })),
  ];
  await site.db.transaction((tx) => fillTree(tx, tree!.id, documents));
  return `fmp-${tree!.id}-1`;
}

/**
 * What the server answers, and the milliseconds of computing it takes: the first time within the limit, or the last of
 * three.
 */
async function asked<Data>(query: string, id: string): Promise<{ data: Data; ms: number }> {
  let ms = Infinity;
  let answer: Data | null | undefined;
  for (let tries = 0; tries < 3 && ms > MOST_MS; tries += 1) {
    const before = process.cpuUsage();
    answer = (await site.ask<Data>(query, { id }, owner)).data;
    const { user, system } = process.cpuUsage(before);
    ms = (user + system) / 1000;
  }
  return { data: answer!, ms };
}

describe('one person with thousands of families', () => {
  let id: string;
  beforeAll(async () => {
    id = await aTree(numbers.map((child) => aFamily(child + MANY, [1], [child])));
  }, 120_000);

  it('is answered in time that grows with the families, each with its own child', async () => {
    const { data, ms } = await asked<{
      treePerson: { families: { card: { children: { personId: string }[] }; document: unknown }[] };
    }>(PERSON, id);
    expect(data.treePerson.families).toHaveLength(MANY);
    expect(
      new Set(
        data.treePerson.families.flatMap(({ card, document }) =>
          document ? card.children.map(({ personId }) => personId) : [],
        ),
      ).size,
    ).toBe(MANY);
    expect(ms).toBeLessThan(MOST_MS);
  }, 120_000);

  it('is looked through for warnings in such time, too', async () => {
    const { data, ms } = await asked<{ treeWarnings: { warnings: unknown[] } }>(WARNINGS, id);
    expect(data.treeWarnings.warnings).toEqual([]);
    expect(ms).toBeLessThan(MOST_MS);
  }, 120_000);
});

describe('one family with thousands of children', () => {
  it('has a chart whose people are not compared with each of their brothers and sisters who are left out', async () => {
    const id = await aTree([aFamily(2 * MANY, [1], numbers)]);
    const { data } = await asked<{ treeNeighbourhood: object }>(CHART, id);
    expect(data.treeNeighbourhood).toMatchObject({
      persons: { length: 4_000 },
      hasMoreParents: [],
      hasMorePartners: [],
      hasMoreChildren: [id],
      isWhole: false,
    });
    const treeId = Number(id.split('-')[1]);
    const further = await site.db.transaction(async (tx) => {
      await tx.rows(`/* test.patience */ SET LOCAL statement_timeout = ${MOST_MS}`);
      return beyond(tx, treeId, numbers.slice(0, 4_000));
    });
    expect(further).toMatchObject({ parents: { length: 4_000 }, partners: [], children: [] });
  }, 120_000);
});
