import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import { MOST_SEARCHES } from '#server/modules/kernel/graphql/searchCharge.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { seedExampleTree, seedMemberTree } from './seeds/seedTrees.ts';

const TREE = `query Tree($ref: String!, $token: String, $viewAs: TreeViewer) { familyTree(ref: $ref, publicTreeShareToken: $token, viewAs: $viewAs) {
  id familyTreeRef name description treeType role isEditable isViewOnly isPublic isExample showSurnamesUppercase publicTreeShareToken ownerName seesLiving personCount familyCount
  rootPerson { id given surname } onboarding { completed step skippedNodes rootIsWho } version createdAt changedAt } }`;
const CARD = 'id isRedacted given surname sex birthText deathText isLiving isPrivate portraitUrl birthFrom deathFrom';
const AROUND = `query Around($id: ID!, $up: Int!, $down: Int!, $siblings: Boolean!, $viewAs: TreeViewer) { treeNeighbourhood(personId: $id, ancestors: $up, descendants: $down, siblings: $siblings, viewAs: $viewAs) {
  proband persons { ${CARD} } families { id partners children { personId link } marriageText marriagePlace marriageFrom } hasMoreParents hasMorePartners hasMoreChildren isWhole } }`;
const FAMILY = 'card { id partners children { personId link } marriageText } document version';
const DOCUMENT = 'kind id version document';
const PERSON = `query Person($id: ID!, $viewAs: TreeViewer) { treePerson(id: $id, viewAs: $viewAs) { id card { ${CARD} } document version livingReason
  families { ${FAMILY} } parentFamilies { ${FAMILY} } persons { ${CARD} } sources { ${DOCUMENT} } media { ${DOCUMENT} } stories { ${DOCUMENT} } } }`;
const PEOPLE = `query People($ref: String!, $name: String!, $first: Int, $after: String, $viewAs: TreeViewer) { treePeople(ref: $ref, name: $name, first: $first, after: $after, viewAs: $viewAs) { persons { ${CARD} } total next } }`;
const TREES = 'query Trees { familyTrees { id name role } }';

interface Card {
  id: string;
  given: string;
  surname: string;
  isRedacted: boolean;
  isLiving: boolean;
  sex: string;
}
interface Around {
  treeNeighbourhood: {
    persons: Card[];
    families: { partners: string[]; children: { personId: string }[]; marriageText: string | null }[];
    hasMoreParents: string[];
    hasMorePartners: string[];
    hasMoreChildren: string[];
    isWhole: boolean;
  };
}
interface People {
  treePeople: { persons: Card[]; total: number; next: string | null };
}

const grants = defaultGrants('member');
let site: TestApp;
let owner: { memberId: number; grants: typeof grants };
let ref: string;

beforeAll(async () => {
  site = await startTestApp();
  await seedDemoAccounts(site.db, 'secret');
  for (let time = 0; time < 2; time += 1) {
    await seedMemberTree(site.db);
    await seedExampleTree(site.db);
  }
  const found = await site.db.one<{ memberId: number; id: number }>(
    '/* test.owner */ SELECT owner_id AS "memberId", tree.id FROM tree JOIN member ON member.id = owner_id WHERE email = \'member@example.com\'',
  );
  owner = { memberId: found!.memberId, grants };
  ref = `fmp-${found!.id}-1`;
}, 90_000);
afterAll(() => site?.close());

const person = (number: number) => ref.replace(/\d+$/u, String(number));
const code = (answer: { errors?: { extensions: Record<string, unknown> }[] }) => answer.errors?.[0]?.extensions.code;
async function aStranger() {
  const member = await createMember(site.db, {
    email: `stranger${Math.random()}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  return { memberId: member!.id, grants };
}

describe('trees that come with the site', () => {
  it('are an example for everyone to look at, which no one may change', async () => {
    for (const as of [undefined, owner]) {
      const { data } = await site.ask(TREE, { ref: 'fmp-000000-000001' }, as);
      expect(data).toMatchObject({
        familyTree: {
          id: '0',
          familyTreeRef: 'fmp-000000-000001',
          role: 'VISITOR',
          treeType: 'PUBLIC',
          isEditable: false,
          isViewOnly: true,
          isExample: true,
          ownerName: null,
          personCount: 41,
          rootPerson: { given: 'Clara Edith', surname: 'Thistlewood' },
        },
      });
    }
    const { data } = await site.ask<{
      treePerson: { document: { names: unknown[] }; stories: unknown[]; families: unknown[] };
    }>(PERSON, { id: 'fmp-000000-000002' });
    expect(data?.treePerson).toMatchObject({
      card: { isRedacted: false },
      document: { names: [{ surname: 'Thistlewood' }] },
      stories: [{ kind: 'STORY' }],
      families: [{}],
    });
  });

  it('hold no one in the example who might be living', async () => {
    const { data } = await site.ask<Around>(AROUND, { id: 'fmp-000000-000001', up: 10, down: 3, siblings: true });
    expect(data?.treeNeighbourhood.persons.filter(({ isRedacted, isLiving }) => isRedacted || isLiving)).toEqual([]);
  });

  it('are one for the member of a demonstration, made once', async () => {
    const { data } = await site.ask<{ familyTrees: unknown[] }>(TREES, {}, owner);
    expect(data?.familyTrees).toEqual([{ id: expect.any(String), name: 'The Webbs of Harrowmere', role: 'OWNER' }]);
  });
});

describe('who opens a tree', () => {
  it('TREE-025 is its owner, who may edit', async () => {
    const { data } = await site.ask(TREE, { ref }, owner);
    expect(data).toMatchObject({
      familyTree: {
        familyTreeRef: ref,
        role: 'OWNER',
        treeType: 'PRIVATE',
        isEditable: true,
        isViewOnly: false,
        seesLiving: true,
        ownerName: 'Mary',
      },
    });
  });

  it('belongs to its owner: a private tree looks like one that is not there', async () => {
    const stranger = await aStranger();
    const answers = await Promise.all([
      site.ask(TREE, { ref }, stranger),
      site.ask(TREE, { ref }),
      site.ask(TREE, { ref: 'fmp-987654-1' }),
      site.ask(TREE, { ref: 'fmp-abc-1' }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        data: null,
        errors: [{ message: 'There is no such tree.', extensions: { code: 'FAMILY_TREE_NOT_FOUND_ERROR' } }],
      });
  });

  it('TREE-027 needs the grant', async () => {
    expect(code(await site.ask(TREE, { ref }, { ...owner, grants: ['help'] }))).toBe('FORBIDDEN');
    expect(code(await site.ask(TREES, {}, { ...owner, grants: null }))).toBe('FORBIDDEN');
  });
});

describe('people around a person', () => {
  it('are whole generations, with each person once, and what is left out is reported', async () => {
    const { data } = await site.ask<Around>(AROUND, { id: person(1), up: 4, down: 1, siblings: true }, owner);
    const { persons, families, hasMoreParents, hasMoreChildren, isWhole } = data!.treeNeighbourhood;
    expect(isWhole).toBe(true);
    expect(new Set(persons.map(({ id }) => id)).size).toBe(persons.length);
    // Cousins: Samuel Shergold and Mary King are ancestors on both sides.
    expect(families.filter(({ partners }) => partners.includes(person(18)))).toMatchObject([
      { children: [{ personId: person(9) }, { personId: person(10) }] },
    ]);
    expect(persons.map(({ id }) => id)).toEqual(expect.arrayContaining([person(38), person(39), person(44)]));
    expect(hasMoreParents).toEqual(expect.arrayContaining([person(16), person(21)]));
    expect(hasMoreChildren).toEqual(expect.arrayContaining([person(42), person(6)]));
  });

  it('keep their places when they are hidden, and nothing else', async () => {
    const { data } = await site.ask<Around>(
      AROUND,
      { id: person(42), up: 0, down: 2, siblings: false, viewAs: 'VISITOR' },
      owner,
    );
    const hidden = data!.treeNeighbourhood.persons.filter(({ isRedacted }) => isRedacted);
    expect(hidden).toEqual(
      [59, 60].map((number) => ({
        id: person(number),
        isRedacted: true,
        given: '',
        surname: '',
        sex: 'u',
        birthText: null,
        deathText: null,
        isLiving: true,
        isPrivate: false,
        portraitUrl: null,
        birthFrom: null,
        deathFrom: null,
      })),
    );
  });

  it('are all relatives by blood with those they married, the nearest first and hidden where they may be living', async () => {
    const RELATIVES = AROUND.replace('$siblings: Boolean!', '$siblings: Boolean!, $relatives: Boolean').replace(
      'siblings: $siblings',
      'siblings: $siblings, relatives: $relatives',
    );
    const ask = async (variables: object) =>
      (
        await site.ask<Around>(
          RELATIVES,
          { id: person(1), up: 3, down: 2, siblings: false, relatives: true, ...variables },
          owner,
        )
      ).data!.treeNeighbourhood;
    const { persons, families, isWhole } = await ask({});
    const family = (await site.ask<Around>(AROUND, { id: person(1), up: 3, down: 2, siblings: true }, owner)).data!
      .treeNeighbourhood;
    const ids = persons.map(({ id }) => id);
    expect(isWhole).toBe(true);
    expect(ids).toEqual(expect.arrayContaining(family.persons.map(({ id }) => id)));
    expect(ids.length).toBeGreaterThan(family.persons.length);
    expect(new Set(ids).size).toBe(ids.length);
    // Everyone is a child or a partner in a family of another person who is there.
    for (const id of ids)
      expect(
        families.some(
          ({ partners, children }) => partners.includes(id) || children.some(({ personId }) => personId === id),
        ),
      ).toBe(true);
    const hidden = (await ask({ id: person(42), viewAs: 'VISITOR' })).persons.filter(({ isRedacted }) => isRedacted);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { given, surname } of hidden) expect([given, surname]).toEqual(['', '']);
  });

  it('are not asked for without end', async () => {
    const { data } = await site.ask<Around>(AROUND, { id: person(1), up: 1_000_000, down: -5, siblings: false }, owner);
    expect(data?.treeNeighbourhood.isWhole).toBe(true);
    expect(code(await site.ask(AROUND, { id: person(999), up: 1, down: 1, siblings: false }, owner))).toBe(
      'FAMILY_TREE_NOT_FOUND_ERROR',
    );
  });

  it('are charged like a search, so that one request asks for few', async () => {
    const asked = Array.from(
      { length: MOST_SEARCHES + 1 },
      (_, at) =>
        `a${at}: treeNeighbourhood(personId: "fmp-000000-000001", ancestors: 1, descendants: 1, siblings: false) { isWhole }`,
    );
    expect(code(await site.ask(`query Around { ${asked.join(' ')} }`, {}))).toBe('QUERY_TOO_COSTLY');
  });

  it('leave connections to everyone else, however many of them one visitor asks for', async () => {
    const charts = Array.from(
      { length: MOST_SEARCHES },
      (_, at) =>
        `a${at}: treeNeighbourhood(personId: "fmp-000000-000001", ancestors: 1, descendants: 1, siblings: false) { isWhole }`,
    );
    const asked: ReturnType<TestApp['ask']>[] = [];
    await site.db.transaction(async (tx) => {
      await tx.rows('/* test.hold */ LOCK TABLE tree_family_member IN ACCESS EXCLUSIVE MODE');
      for (let time = 0; time < 3; time += 1) asked.push(site.ask(`query Around { ${charts.join(' ')} }`));
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { data } = await site.ask<People>(PEOPLE, { ref: 'fmp-000000-000001', name: 'Clara' });
      expect(data?.treePeople.total).toBeGreaterThan(0);
    });
    for (const { errors, data } of await Promise.all(asked))
      expect([errors, Object.keys(data ?? {}).length]).toEqual([undefined, MOST_SEARCHES]);
  });
});

describe('people of a tree by name', () => {
  it('are found by the beginnings of their names, page by page', async () => {
    const ask = async (variables: object) =>
      (await site.ask<People>(PEOPLE, { ref, ...variables }, owner)).data!.treePeople;
    expect((await ask({ name: 'quill zeph' })).persons).toMatchObject([{ given: 'Zephyrine Joy', isLiving: true }]);
    expect((await ask({ name: '%' })).total).toBe(0);
    const first = await ask({ name: 'webb', first: 3 });
    const second = await ask({ name: 'webb', first: 50, after: first.next });
    expect(first.persons.length + second.persons.length).toBe(first.total);
    expect(second.next).toBeNull();
  });

  it('are never those who may be living for who does not see them', async () => {
    const { data } = await site.ask<People>(PEOPLE, { ref, name: 'quillfeather', viewAs: 'GUEST' }, owner);
    expect(data?.treePeople).toMatchObject({ total: 1, persons: [{ given: 'Hector' }] });
  });
});

describe('the tree behind a profile', () => {
  const PROFILE =
    'query getPersonTreeForProfile($personId: ID!, $familyTreeRef: String!, $publicTreeShareToken: String) { getPersonTreeForProfile(personId: $personId, familyTreeRef: $familyTreeRef, publicTreeShareToken: $publicTreeShareToken) { id familyTree { id rootPerson { id } familyTreeRef } } }';

  it('TREE-022 API-027 is the person, the tree and its root', async () => {
    const { data } = await site.ask(PROFILE, { personId: person(9), familyTreeRef: ref }, owner);
    expect(data).toEqual({
      getPersonTreeForProfile: {
        id: person(9),
        familyTree: { id: String(ref.split('-')[1]), rootPerson: { id: ref }, familyTreeRef: ref },
      },
    });
  });

  it('is not there for a person of another tree', async () => {
    expect(code(await site.ask(PROFILE, { personId: 'fmp-000000-000002', familyTreeRef: ref }, owner))).toBe(
      'FAMILY_TREE_NOT_FOUND_ERROR',
    );
  });
});

describe('a new tree', () => {
  it('starts empty and is named by its number', async () => {
    const stranger = await aStranger();
    const { data } = await site.ask<{ createTree: { id: string } }>(
      'mutation Create { createTree(input: { name: "  My   people " }) { id familyTreeRef name rootPerson { id } personCount isEditable onboarding { completed step rootIsWho } } }',
      {},
      stranger,
    );
    expect(data?.createTree).toEqual({
      id: expect.any(String),
      familyTreeRef: data?.createTree.id,
      name: 'My people',
      rootPerson: null,
      personCount: 0,
      isEditable: true,
      onboarding: { completed: false, step: 'you', rootIsWho: 'you' },
    });
  });
});
