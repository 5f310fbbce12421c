import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { LEFT_OUT } from '#domain/trees/core/access/openTexts.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact, emptyMedium, emptySource, emptyStory } from '#domain/trees/core/documents/emptyDocuments.ts';
import { personLiving } from '#domain/trees/core/living/personLiving.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { findPeople } from './reading/people.ts';
import { personView } from './reading/personView.ts';
import { fillTree } from './store/fillTree.ts';

const CALL = 'publicTreeShareToken: $token, viewAs: $viewAs';
const VARIABLES = '$token: String, $viewAs: TreeViewer';
const CARD =
  'id isRedacted given surname prefix suffix sex birthText birthPlace deathText deathPlace birthFrom deathFrom isLiving isPrivate portraitUrl';
const FAMILY =
  'card { id partners children { personId link } marriageText marriagePlace marriageFrom } document version';
const TREE = `query Tree($ref: String!, ${VARIABLES}) { familyTree(ref: $ref, ${CALL}) { role treeType isEditable isViewOnly seesLiving publicTreeShareToken ownerName rootPerson { ${CARD} } personCount } }`;
const AROUND = `query Around($id: ID!, ${VARIABLES}) { treeNeighbourhood(personId: $id, ancestors: 5, descendants: 5, siblings: true, ${CALL}) { persons { ${CARD} } families { id partners children { personId link } marriageText marriagePlace marriageFrom } hasMoreChildren } }`;
const PERSON = `query Person($id: ID!, ${VARIABLES}) { treePerson(id: $id, ${CALL}) { card { ${CARD} } document version livingReason families { ${FAMILY} } parentFamilies { ${FAMILY} } persons { ${CARD} } sources { id document } media { id document } stories { id document } } }`;
const PEOPLE = `query People($ref: String!, $name: String!, ${VARIABLES}) { treePeople(ref: $ref, name: $name, ${CALL}) { persons { ${CARD} } total } }`;
const PROFILE =
  'query Profile($id: ID!, $ref: String!, $token: String) { getPersonTreeForProfile(personId: $id, familyTreeRef: $ref, publicTreeShareToken: $token) { id familyTree { familyTreeRef rootPerson { id } } } }';
const CHANGES = 'query Changes($ref: String!) { treeChanges(ref: $ref) { changes { lines } } }';
const WARNINGS = 'query Warnings($ref: String!) { treeWarnings(ref: $ref) { warnings { text } } }';
const EDIT = 'mutation Edit($id: ID!) { removeTreePerson(personId: $id) { changeId } }';

/** What only readers who may see the living may ever read. */
const CANARY = 'Zanzibeth';

const grants = defaultGrants('member');
let site: TestApp;
const readers = {
  owner: { memberId: 0, grants },
  editor: { memberId: 0, grants },
  guest: { memberId: 0, grants },
  trusted: { memberId: 0, grants },
  stranger: { memberId: 0, grants },
  subscriber: { memberId: 0, grants },
};
type Reader = keyof typeof readers | 'visitor';
let treeId: number;

const fact = (id: string, type: string, text: string, more = {}) => ({
  ...emptyFact(id, type),
  date: readTreeDate(text),
  ...more,
});
/** Old (1) and Ann (2) of the 1830s; their great-grandchildren 5 and 6 of 1990 with canaries; 7, dead and private. */
const documents = () => [
  ...[
    aPerson(1, 'Old Alder', {
      sex: 'm',
      born: '1832',
      died: '1900',
      mediaIds: [21, 22, 27, 28],
      facts: [
        fact('f1', 'birth', '1832'),
        fact('f2', 'death', '1900'),
        aFact({ id: 'f3', type: 'occupation', value: `Private ${CANARY}`, isPrivate: true }),
      ],
    }),
    aPerson(2, 'Ann Birch', { sex: 'f', born: '1835', died: '1901' }),
    aPerson(3, 'Will Alder', { born: '1860', died: '1930' }),
    aPerson(5, `${CANARY} Alder`, { sex: 'f', born: '1990', mediaIds: [22], notes: [CANARY] }),
    aPerson(6, `Tom ${CANARY}`, { sex: 'm', born: '1988' }),
    aPerson(7, `${CANARY} Secret`, { born: '1840', died: '1890', isPrivate: true }),
    aPerson(8, `${CANARY} Unknown`),
  ].map((document) => ({ kind: 'person' as const, document })),
  ...[
    aFamily(11, [1, 2], [3, 7], {
      facts: [fact('f1', 'marriage', '1858')],
      notes: [`About ${CANARY}`],
      mediaIds: [26],
    }),
    aFamily(12, [3], [5], {}),
    aFamily(13, [6, 5], [8], {
      mediaIds: [27],
      facts: [fact('f1', 'marriage', '2015', { place: { text: CANARY, position: null } })],
    }),
    aFamily(14, [], [6, 8], { facts: [fact('f1', 'residence', '2010', { place: { text: CANARY, position: null } })] }),
  ].map((document) => ({ kind: 'family' as const, document })),
  { kind: 'medium' as const, document: { ...emptyMedium(21), title: 'The mill' } },
  { kind: 'medium' as const, document: { ...emptyMedium(22), title: `With ${CANARY}` } },
  { kind: 'medium' as const, document: { ...emptyMedium(26), title: `All of us with ${CANARY}` } },
  { kind: 'medium' as const, document: { ...emptyMedium(27), title: `The wedding of ${CANARY}` } },
  { kind: 'medium' as const, document: { ...emptyMedium(28), title: `As ${CANARY} tells it` } },
  { kind: 'story' as const, document: { ...emptyStory(23, [1]), title: 'The mill', text: 'It turned.' } },
  {
    kind: 'story' as const,
    document: { ...emptyStory(24, [1, 5]), title: 'Then and now', text: CANARY, mediaIds: [28] },
  },
  { kind: 'source' as const, document: { ...emptySource(25), title: CANARY } },
];

beforeAll(async () => {
  site = await startTestApp();
  for (const [name, reader] of Object.entries(readers))
    reader.memberId = (await createMember(site.db, {
      email: `${name}@example.com`,
      firstName: 'Una',
      lastName: 'Testwell',
      passwordHash: null,
    }))!.id;
  const tree = await site.db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name) VALUES ($1, 'Alder') RETURNING id",
    [readers.owner.memberId],
  );
  treeId = tree!.id;
  await site.db.transaction((tx) => fillTree(tx, treeId, documents()));
  await site.db.rows(
    "/* test.access */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, 'editor', true), ($1, $3, 'guest', false), ($1, $4, 'guest', true)",
    [treeId, readers.editor.memberId, readers.guest.memberId, readers.trusted.memberId],
  );
  await site.db.rows(
    "/* test.plan */ INSERT INTO plan (id, name, duration_in_months, display_name, holdings) VALUES ('p', 'P', 12, 'P', '{trees}')",
  );
  await site.db.rows(
    "/* test.subscription */ INSERT INTO subscription (member_id, plan_id, state, type, expires_at) VALUES ($1, 'p', 'ACTIVE', 'CARD', now() + interval '1 day'), ($2, 'p', 'ACTIVE', 'CARD', now() - interval '1 day')",
    [readers.subscriber.memberId, readers.stranger.memberId],
  );
}, 60_000);
afterAll(() => site?.close());

const ref = () => `fmp-${treeId}-1`;
const id = (number: number) => `fmp-${treeId}-${number}`;
const ask = (text: string, variables: object, reader: Reader) =>
  site.ask<Record<string, unknown>>(text, variables, reader === 'visitor' ? undefined : readers[reader]);
const set = (columns: string) => site.db.rows(`/* test.set */ UPDATE tree SET ${columns} WHERE id = $1`, [treeId]);

async function opens(reader: Reader, more: object = {}): Promise<string> {
  const { data, errors } = await ask(TREE, { ref: ref(), ...more }, reader);
  if (errors) return String(errors[0]?.extensions.code).replace(/^(?:FAMILY_TREE|PUBLIC_TREE)_|_ERROR$/gu, '');
  const { role, treeType, isEditable, isViewOnly, seesLiving } = data!.familyTree as Record<string, unknown>;
  return [role, treeType, isEditable && 'edits', isViewOnly && 'views', seesLiving && 'living']
    .filter(Boolean)
    .join(' ');
}

describe('who opens a tree', () => {
  it('TREE-025 of one’s own: its owner, editors and guests', async () => {
    expect(
      await Promise.all(
        (['owner', 'editor', 'guest', 'trusted', 'stranger', 'subscriber', 'visitor'] as const).map((reader) =>
          opens(reader),
        ),
      ),
    ).toEqual([
      'OWNER PRIVATE edits living',
      'EDITOR PRIVATE edits living',
      'GUEST SHARED views',
      'GUEST SHARED views living',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect(await opens('stranger', { token: 'guess' })).toBe('SHARE_TOKEN');
  });

  it('TREE-024 that is public: everyone, to look only, with the share link or without', async () => {
    await set("is_public = true, share_token = 'right'");
    expect([
      await opens('visitor'),
      await opens('stranger'),
      await opens('visitor', { token: 'right' }),
      await opens('visitor', { token: 'wrong' }),
      await opens('owner'),
    ]).toEqual([
      'VISITOR PUBLIC views',
      'VISITOR PUBLIC views',
      'VISITOR PUBLIC_SHARED views',
      'SHARE_TOKEN',
      'OWNER PUBLIC edits living',
    ]);
    expect((await ask(TREE, { ref: ref() }, 'visitor')).data?.familyTree).toMatchObject({
      publicTreeShareToken: null,
      ownerName: null,
    });
  });

  it('that needs a subscription: subscribers, and anyone with the link', async () => {
    await set("is_public = true, share_token = 'right', needs_subscription = true");
    expect([
      await opens('visitor'),
      await opens('stranger'),
      await opens('subscriber'),
      await opens('visitor', { token: 'right' }),
      await opens('guest'),
      await opens('owner'),
    ]).toEqual([
      'PAYWALL',
      'PAYWALL',
      'VISITOR PUBLIC views',
      'VISITOR PUBLIC_SHARED views',
      'GUEST PUBLIC views',
      'OWNER PUBLIC edits living',
    ]);
    await set('needs_subscription = false');
  });

  it('in another role: those who may edit', async () => {
    expect([
      await opens('owner', { viewAs: 'VISITOR' }),
      await opens('editor', { viewAs: 'GUEST' }),
      await opens('guest', { viewAs: 'VISITOR' }),
    ]).toEqual(['VISITOR PUBLIC views', 'GUEST PUBLIC views', 'GUEST PUBLIC views']);
  });

  it('to change it: those who may edit, and no one learns more by trying', async () => {
    const codes = [];
    for (const text of [CHANGES, WARNINGS, EDIT])
      for (const reader of ['guest', 'visitor', 'stranger'] as const)
        codes.push((await ask(text, { ref: ref(), id: id(1) }, reader)).errors?.[0]?.extensions.code);
    expect([...new Set(codes)].sort()).toEqual(['FAMILY_TREE_AUTHORISATION_ERROR', 'UNAUTHENTICATED']);
    await set('is_public = false');
    for (const text of [CHANGES, WARNINGS, EDIT])
      expect((await ask(text, { ref: ref(), id: id(1) }, 'stranger')).errors?.[0]?.extensions.code).toBe(
        'FAMILY_TREE_NOT_FOUND_ERROR',
      );
  });
});

describe('people who may be living, and what is private', () => {
  /** Everything a reader can ask, as one text. */
  async function everything(reader: Reader, more: object = {}): Promise<string> {
    const answers: unknown[] = [];
    const people = [1, 2, 3, 5, 6, 7, 8].map(id);
    answers.push(await ask(TREE, { ref: ref(), ...more }, reader));
    for (const name of ['', 'zan', CANARY, 'tom', 'secret'])
      answers.push(await ask(PEOPLE, { ref: ref(), name, ...more }, reader));
    for (const one of people)
      answers.push(
        await ask(AROUND, { id: one, ...more }, reader),
        await ask(PERSON, { id: one, ...more }, reader),
        await ask(PROFILE, { id: one, ref: ref() }, reader),
        await ask(TREE, { ref: one, ...more }, reader),
      );
    // A reader in another role stays who they are in what cannot be viewed so.
    if (!('viewAs' in more))
      for (const text of ['query All { familyTrees { name rootPerson { given } } }', CHANGES, WARNINGS, EDIT])
        answers.push(await ask(text, { ref: ref(), id: id(999) }, reader));
    return JSON.stringify(answers);
  }

  it('are not revealed by the marriage of a couple whom the limit of a preview leaves out', async () => {
    const tree = await site.db.one<{ id: number }>(
      "/* test.tree */ INSERT INTO tree (owner_id, name, is_public) VALUES ($1, 'Rowe', true) RETURNING id",
      [readers.owner.memberId],
    );
    const old = (number: number) => aPerson(number, `Old${number} Rowe`, { born: '1835', died: '1900' });
    const wedding = (text: string) => ({ facts: [fact('f1', 'marriage', text)] });
    await site.db.transaction((tx) =>
      fillTree(tx, tree!.id, [
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ kind: 'person' as const, document: old(number) })),
        { kind: 'person' as const, document: aPerson(9, `${CANARY} Rowe`, { born: '1990' }) },
        // Two pairs of parents; the grandparents are more than a preview holds.
        ...[
          aFamily(11, [2, 3], [1], wedding('1858')),
          aFamily(12, [4, 5], [1], wedding('1859')),
          aFamily(13, [6, 7], [2], wedding('1830')),
          aFamily(14, [8, 9], [5], wedding('2016')),
        ].map((document) => ({ kind: 'family' as const, document })),
      ]),
    );
    await site.db.rows('/* test.root */ UPDATE tree SET root_person = 1 WHERE id = $1', [tree!.id]);
    const { data } = await site.ask<{
      treePreview: { families: { id: number; partners: string[]; marriageText: string | null }[] };
    }>('query Preview($ref: String!) { treePreview(ref: $ref) { families { id partners marriageText } } }', {
      ref: `fmp-${tree!.id}-1`,
    });
    expect(
      data!.treePreview.families.map(({ id: number, partners, marriageText }) => [
        number,
        partners.length,
        marriageText,
      ]),
    ).toEqual([
      [11, 2, '1858'],
      [12, 2, '1859'],
      [13, 2, '1830'],
      [14, 0, null],
    ]);
  });

  it('are named in no answer to visitors and guests, nor to who looks as one', async () => {
    await set("is_public = true, share_token = 'right', root_person = 5");
    for (const [reader, more] of [
      ['visitor', {}],
      ['visitor', { token: 'right' }],
      ['stranger', {}],
      ['guest', {}],
      ['owner', { viewAs: 'VISITOR' }],
      ['editor', { viewAs: 'GUEST' }],
    ] as const) {
      const text = await everything(reader, more);
      expect([reader, text.includes('Old'), text.includes('The mill')]).toEqual([reader, true, true]);
      expect([reader, ...[CANARY, '2015', '1988', '1990'].filter((secret) => text.includes(secret))]).toEqual([reader]);
    }
    expect(await everything('owner')).toContain(CANARY);
    await set('root_person = 1');
  });

  it('keep their shape: who is whose child, and nothing of a marriage', async () => {
    const { data } = await ask(AROUND, { id: id(3) }, 'visitor');
    const { families } = data!.treeNeighbourhood as { families: object[] };
    expect(families).toMatchObject([
      {
        marriageText: '1858',
        children: [
          { personId: id(3), link: 'birth' },
          { personId: id(7), link: 'unknown' },
        ],
      },
      { partners: [id(3)], children: [{ personId: id(5) }] },
      { partners: [id(6), id(5)], marriageText: null, marriagePlace: null, marriageFrom: null },
    ]);
    expect((await ask(PERSON, { id: id(5) }, 'visitor')).data?.treePerson).toMatchObject({
      card: { isRedacted: true, sex: 'u', isLiving: true },
      document: null,
      version: 0,
      sources: [],
      media: [],
      stories: [],
    });
  });

  it('are named in no free text about the dead, unless the reader sees them', async () => {
    const named = `Survived by ${CANARY} Alder, born 1990.`;
    const save = (text: string) =>
      site.db.rows(
        `/* test.note */ UPDATE tree_document SET body = jsonb_set(body, '{notes}', to_jsonb(ARRAY[$2::text])) WHERE tree_id = $1 AND kind = 'person' AND id = 3`,
        [treeId, text],
      );
    const notes = async (reader: Reader) =>
      ((await ask(PERSON, { id: id(3) }, reader)).data!.treePerson as { document: { notes: string[] } }).document.notes;
    await save(named);
    expect(await Promise.all((['owner', 'editor', 'trusted', 'guest'] as const).map(notes))).toEqual([
      [named],
      [named],
      [named],
      [LEFT_OUT],
    ]);
    // No one need have looked through the names before: a change of the tree removes their keys.
    await site.db.rows('/* test.unkeyed */ UPDATE tree_person SET search_keys = NULL WHERE tree_id = $1', [treeId]);
    await save(`With ${CANARY.charAt(0)}. Alder.`);
    expect(await notes('guest')).toEqual([LEFT_OUT]);
    await save('He kept the mill of Alder.');
    expect(await notes('guest')).toEqual(['He kept the mill of Alder.']);
    await save('');
  });

  it('are shown to guests whom the owner allowed, except what is private', async () => {
    expect((await ask(PEOPLE, { ref: ref(), name: 'zan' }, 'trusted')).data?.treePeople).toMatchObject({
      total: 3,
      persons: [{ surname: 'Alder' }, { surname: 'Unknown' }, { surname: CANARY }],
    });
    const { data } = await ask(PERSON, { id: id(7) }, 'trusted');
    expect(data?.treePerson).toMatchObject({ card: { isRedacted: true }, document: null });
  });

  it('are judged in lists as on cards', async () => {
    const view = personView({ mayEdit: false, seesLiving: false }, { asOfYear: 2026, livingYears: 110 });
    const cases = ['living', 'deceased', null].flatMap((livingFlag) =>
      [true, false].flatMap((isKnownDead) =>
        [null, 1800, 1915, 1916, 1917, 2020].map((bornBy) => ({
          livingFlag: livingFlag as 'living' | 'deceased' | null,
          isKnownDead,
          bornBy,
        })),
      ),
    );
    const tree = await site.db.one<{ id: number }>(
      "/* test.cases */ INSERT INTO tree (owner_id, name) VALUES ($1, 'Cases') RETURNING id",
      [readers.owner.memberId],
    );
    for (const [index, { livingFlag, isKnownDead, bornBy }] of cases.entries()) {
      await site.db.rows(
        "/* test.case */ INSERT INTO tree_person (tree_id, id, sex, given, surname, prefix, suffix, is_private, living_flag, is_known_dead, born_by) VALUES ($1, $2, 'u', '', '', '', '', false, $3, $4, $5)",
        [tree!.id, index, livingFlag, isKnownDead, bornBy],
      );
    }
    const { rows } = await findPeople(site.db, tree!.id, '', view, 100, null);
    expect(rows.map((row) => row.id)).toEqual(
      cases.flatMap((one, index) => (personLiving({ ...one, bornByReason: '' }, 2026, 110).isLiving ? [] : [index])),
    );
  });
});
