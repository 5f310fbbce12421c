import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { seedExampleTree } from '#server/modules/trees/core/index.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { notingStatements } from '#test/support/server/statementsOf.ts';

const FOLDER =
  'id name description itemCount changedAt version role isMine ownerName members { memberId displayName role } items { id kind address name detail note addedBy isWithheld }';
const LIST = 'query Folders { researchFolders { folders { id name itemCount } most } }';
const READ = `query Folder($id: ID!) { researchFolder(id: $id) { ${FOLDER} } }`;
const CREATE = `mutation Create($name: String!, $description: String) { createResearchFolder(name: $name, description: $description) { ${FOLDER} } }`;
const CHANGE = `mutation Change($id: ID!, $version: Int!, $name: String!, $description: String!) { changeResearchFolder(id: $id, version: $version, name: $name, description: $description) { ${FOLDER} } }`;
const REMOVE = 'mutation Remove($id: ID!) { removeResearchFolder(id: $id) }';
const RESTORE = `mutation Restore($id: ID!) { restoreResearchFolder(id: $id) { ${FOLDER} } }`;
const ADD = `mutation Add($folderId: ID!, $address: String!, $note: String) { addToResearchFolder(folderId: $folderId, address: $address, note: $note) { ${FOLDER} } }`;
const WRITE = `mutation Write($folderId: ID!, $text: String!, $isHeading: Boolean) { writeInResearchFolder(folderId: $folderId, text: $text, isHeading: $isHeading) { ${FOLDER} } }`;
const NOTE = 'mutation Note($id: ID!, $note: String!) { changeResearchItem(id: $id, note: $note) { id note } }';
const MOVE = `mutation Move($id: ID!, $after: ID) { moveResearchItem(id: $id, after: $after) { ${FOLDER} } }`;
const DROP = 'mutation Drop($id: ID!) { removeResearchItem(id: $id) }';
const BACK = `mutation Back($id: ID!) { restoreResearchItem(id: $id) { ${FOLDER} } }`;

const INVITE =
  'mutation Invite($folderId: ID!, $role: CollectionRole!) { inviteToResearchFolder(folderId: $folderId, role: $role) { role address expiresAt } }';
const OFFER =
  'query Offer($token: String!) { researchFolderInvitation(token: $token) { folderName ownerName role folderId } }';
const JOIN = `mutation Join($token: String!) { acceptResearchFolderInvitation(token: $token) { ${FOLDER} } }`;
const LEAVE =
  'mutation Leave($folderId: ID!, $memberId: ID!) { removeResearchFolderMember(folderId: $folderId, memberId: $memberId) }';

interface Item {
  id: string;
  kind: string;
  address: string | null;
  name: string | null;
  detail: string | null;
  note: string;
  isWithheld: boolean;
}
interface Folder {
  id: string;
  name: string;
  description: string;
  itemCount: number;
  version: number;
  role: string;
  items: Item[];
}

const statements: string[] = [];
let site: TestApp;
let una: { memberId: number; grants: readonly string[] };
let other: typeof una;
let third: typeof una;
let article: string;

beforeAll(async () => {
  const db = notingStatements(await testDatabase(), statements);
  await publishRecords(db, aRecordSet(), [
    aRecord('1', { FirstName: 'William', LastName: 'PINCH' }),
    aRecord('2', { FirstName: 'Jane', LastName: 'PINCH' }),
  ]);
  await putTitle(db, { id: 'n-gazette', name: 'Wexcombe Gazette' });
  [article = ''] = await putIssue(db, 'n-gazette', '1842-01-05', [
    { headline: 'A fire at Roche', text: 'a fire at roche' },
  ]);
  await seedExampleTree(db);
  site = await startTestApp({ db });
  const make = async (email: string, firstName: string) => ({
    memberId: (await createMember(db, { email, firstName, lastName: 'Testwell', passwordHash: null }))!.id,
    grants: defaultGrants('member'),
  });
  una = await make('una@example.com', 'Una');
  other = await make('other@example.com', 'Jane');
  third = await make('third@example.com', 'Tom');
  // Una’s own trees, the first of which Jane sees without the living.
  for (const id of [901, 902, 903]) {
    await db.rows("/* test.tree */ INSERT INTO tree (id, owner_id, name) VALUES ($1, $2, 'The Pinches')", [
      id,
      una.memberId,
    ]);
    for (const [person, given] of [
      [1, 'Living'],
      [2, 'William'],
    ] as const)
      await db.rows(
        "/* test.person */ INSERT INTO tree_person (tree_id, id, sex, given, surname, prefix, suffix, is_private, is_known_dead) VALUES ($1, $2, 'male', $3, 'Pinch', '', '', false, $4)",
        [id, person, given, given === 'William'],
      );
  }
  await db.rows(
    "/* test.guest */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES (901, $1, 'guest', false)",
    [other.memberId],
  );
}, 120_000);
afterAll(() => site?.close());
afterEach(() => site.db.rows('/* test.clear */ DELETE FROM research_folder'));

async function ask<Data>(text: string, variables: object = {}, as: object | undefined = una): Promise<Data> {
  const { data, errors } = await site.ask<Record<string, Data>>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return Object.values(data)[0]!;
}
const create = (name = 'The Pinches') => ask<Folder>(CREATE, { name });
const add = (folderId: string, address: string, as?: object) => ask<Folder | null>(ADD, { folderId, address }, as);
const invite = async (folderId: string, role: string, as?: object) =>
  (await ask<{ address: string } | null>(INVITE, { folderId, role }, as))?.address.split('/').at(-1) ?? '';
const share = async (folderId: string, role: string, as: object) =>
  ask<Folder | null>(JOIN, { token: await invite(folderId, role) }, as);
const names = (folder: Folder | null) => folder?.items.map(({ name, note }) => name ?? note);

describe('research folders', () => {
  it('RES-007 hold records, articles, issues, searches, people, notes and headings, each called what it is called now', async () => {
    const { id } = await create();
    const record = (await site.db.one<{ id: string }>(
      "/* test.record */ SELECT id FROM record_live WHERE fields->>'FirstName' = 'William'",
    ))!.id;
    for (const address of [
      `https://site.example/transcript?id=${encodeURIComponent(record)}&sid=9`,
      `/image-viewer?issue=${article}&q=fire`,
      '/newspapers/issue/n-gazette/18420105',
      '/search/results?lastname=pinch&page=3',
      '/search-newspapers/results?q=mare',
      '/trees/fmp-000000-000001/people/fmp-000000-000002/facts',
    ])
      await add(id, address);
    await ask(WRITE, { folderId: id, text: 'What I still need', isHeading: true });
    await ask(WRITE, { folderId: id, text: 'Ask at Truro.\nBoxes 3 to 5.' });
    const folder = await ask<Folder>(READ, { id });
    expect(folder.items.map(({ kind, address, name, detail, note }) => [kind, address, name, detail, note])).toEqual([
      [
        'RECORD',
        `/transcript?${new URLSearchParams({ id: record }).toString()}`,
        'William PINCH',
        expect.any(String),
        '',
      ],
      ['ARTICLE', `/image-viewer?issue=${article}`, 'A fire at Roche', 'Wexcombe Gazette, 5 January 1842', ''],
      ['ISSUE', '/newspapers/issue/n-gazette/18420105', 'Wexcombe Gazette', 'Wednesday 5 January 1842', ''],
      ['SEARCH', '/search/results?lastname=pinch', expect.stringMatching(/pinch/iu), null, ''],
      ['SEARCH', '/search-newspapers/results?q=mare', expect.stringMatching(/mare/u), null, ''],
      [
        'PERSON',
        '/trees/fmp-000000-000001/people/fmp-000000-000002',
        expect.stringMatching(/Thistlewood/u),
        expect.any(String),
        '',
      ],
      ['HEADING', null, null, null, 'What I still need'],
      ['NOTE', null, null, null, 'Ask at Truro.\nBoxes 3 to 5.'],
    ]);
    expect(folder.itemCount).toBe(7);
  });

  it('hold a page once, and answer a second time with the folder as it is', async () => {
    const { id } = await create();
    await add(id, '/search/results?lastname=pinch');
    expect((await add(id, '/search/results?LastName=PINCH&page=2'))?.items).toHaveLength(1);
  });

  it('name nothing of a record that was closed since, and keep the member’s own words', async () => {
    const { id } = await create();
    const record = (await site.db.one<{ id: string }>(
      "/* test.closing */ UPDATE record SET is_closed = true WHERE fields->>'FirstName' = 'Jane' RETURNING id",
    ))!.id;
    const folder = await ask<Folder>(ADD, {
      folderId: id,
      address: `/transcript?${new URLSearchParams({ id: record }).toString()}`,
      note: 'My Jane?',
    });
    expect(folder.items).toMatchObject([{ kind: 'RECORD', name: null, detail: null, note: 'My Jane?' }]);
    await site.db.rows('/* test.opening */ UPDATE record SET is_closed = false WHERE id = $1', [record]);
  });

  it('name no person of a tree that does not open for the member', async () => {
    const { id } = await create();
    const folder = await add(id, '/trees/fmp-987654-1/people/fmp-987654-2');
    expect(folder?.items).toMatchObject([{ kind: 'PERSON', name: null, detail: null }]);
  });

  it('keep the member’s order, also where two windows arrange it', async () => {
    const { id } = await create();
    for (const text of ['a', 'b', 'c', 'd']) await ask(WRITE, { folderId: id, text });
    const [a, , c, d] = (await ask<Folder>(READ, { id })).items;
    await Promise.all([ask(MOVE, { id: d!.id, after: a!.id }), ask(MOVE, { id: c!.id, after: null })]);
    expect(names(await ask<Folder>(READ, { id }))).toEqual(['c', 'a', 'd', 'b']);
    expect(await ask(MOVE, { id: a!.id, after: '999999' })).toBeNull();
  });

  it('bring back what was deleted: entries at the end, folders with all that is in them', async () => {
    const { id } = await create();
    for (const text of ['a', 'b']) await ask(WRITE, { folderId: id, text });
    const [a] = (await ask<Folder>(READ, { id })).items;
    expect(await ask(DROP, { id: a!.id })).toBe(true);
    expect(await ask(DROP, { id: a!.id })).toBe(false);
    expect(names(await ask<Folder>(READ, { id }))).toEqual(['b']);
    expect(names(await ask<Folder>(BACK, { id: a!.id }))).toEqual(['b', 'a']);
    expect(await ask(REMOVE, { id })).toBe(true);
    expect(await ask(READ, { id })).toBeNull();
    expect(await add(id, '/search/results?lastname=pinch')).toBeNull();
    expect(names(await ask<Folder>(RESTORE, { id }))).toEqual(['b', 'a']);
    await site.db.rows("/* test.aged */ UPDATE research_folder SET removed_at = now() - interval '31 days'");
    expect(await ask(RESTORE, { id })).toBeNull();
  });

  it('does not bring a page back that was added again meanwhile', async () => {
    const { id } = await create();
    const folder = await add(id, '/search/results?lastname=pinch');
    await ask(DROP, { id: folder!.items[0]!.id });
    await add(id, '/search/results?lastname=pinch');
    expect(await ask(BACK, { id: folder!.items[0]!.id })).toBeNull();
    expect((await ask<Folder>(READ, { id })).items).toHaveLength(1);
  });

  it('change by version: the second of two windows is refused and overwrites nothing', async () => {
    const { id, version } = await create();
    const changed = await ask<Folder>(CHANGE, {
      id,
      version,
      name: '  The  Pinch brothers ',
      description: 'Who was the elder?',
    });
    expect(changed).toMatchObject({
      name: 'The Pinch brothers',
      description: 'Who was the elder?',
      version: version + 1,
    });
    await expect(ask(CHANGE, { id, version, name: 'Late', description: '' })).rejects.toThrow('CONFLICT');
    expect(await ask(CHANGE, { id: 'f-aaaaaaaaaaaaaaaaaaaa', version, name: 'None', description: '' })).toBeNull();
  });

  it('are each member’s own', async () => {
    const { id, version } = await create();
    const { items } = await ask<Folder>(WRITE, { folderId: id, text: 'private' });
    const item = items[0]!.id;
    expect(await ask(READ, { id }, other)).toBeNull();
    expect(await add(id, '/search/results?lastname=pinch', other)).toBeNull();
    expect(await ask(WRITE, { folderId: id, text: 'mine?' }, other)).toBeNull();
    expect(await ask(CHANGE, { id, version, name: 'mine', description: '' }, other)).toBeNull();
    expect(await ask(NOTE, { id: item, note: 'mine' }, other)).toBeNull();
    expect(await ask(MOVE, { id: item, after: null }, other)).toBeNull();
    expect([await ask(DROP, { id: item }, other), await ask(REMOVE, { id }, other)]).toEqual([false, false]);
    await ask(DROP, { id: item });
    expect(await ask(BACK, { id: item }, other)).toBeNull();
    await ask(REMOVE, { id });
    expect(await ask(RESTORE, { id }, other)).toBeNull();
    expect(await ask(LIST, {}, other)).toEqual({ folders: [], most: 200 });
  });

  it.each([
    ['a folder with NUL in its id', READ, { id: 'f-\0' }],
    ['a folder to add to', ADD, { folderId: 'f-\0', address: '/search/results?lastname=pinch' }],
    ['a folder to change', CHANGE, { id: '\0', version: 1, name: 'A', description: '' }],
    ['a folder to bring back', RESTORE, { id: '\0' }],
  ])('find nothing for %s', async (_what, text, variables) => expect(await ask(text, variables)).toBeNull());

  it.each([
    ['a visitor', 'UNAUTHENTICATED', {}],
    ['a member without the grant', 'FORBIDDEN', { memberId: 1, grants: ['my-research', 'my-research:introduction'] }],
  ])('GRANT-025 refuses %s before anything is read', async (_who, code, as) => {
    statements.length = 0;
    for (const [text, variables] of [
      [LIST, {}],
      [READ, { id: 'f-x' }],
      [CREATE, { name: 'A' }],
      [ADD, { folderId: 'f-x', address: '/' }],
      [WRITE, { folderId: 'f-x', text: '' }],
    ] as const)
      await expect(ask(text, variables, as)).rejects.toThrow(code);
    expect(statements.filter((label) => label.startsWith('research'))).toEqual([]);
  });

  it.each([
    ['no name', CREATE, { name: ' \n' }],
    ['a name too long', CREATE, { name: 'x'.repeat(151) }],
    ['a description too long', CREATE, { name: 'A', description: 'x'.repeat(10_001) }],
  ])('refuse %s', async (_what, text, variables) => {
    await expect(ask(text, variables)).rejects.toThrow('BAD_USER_INPUT');
    expect(await ask(LIST)).toMatchObject({ folders: [] });
  });

  it.each(['/home', 'javascript:alert(1)', 'https://elsewhere.example/', '', '/search/results'])(
    'refuse the address %j',
    async (address) => {
      const { id } = await create();
      await expect(add(id, address)).rejects.toThrow('BAD_USER_INPUT');
    },
  );

  it('say when they are full, and when there are too many', async () => {
    const { id } = await create();
    await site.db.rows(
      "/* test.fill */ INSERT INTO research_item (folder_id, kind, note, position, added_by) SELECT $1, 'NOTE', 'n' || n, n, $2 FROM generate_series(1, 1000) AS n",
      [id, una.memberId],
    );
    await expect(ask(WRITE, { folderId: id, text: 'one more' })).rejects.toThrow('LIMIT_REACHED');
    await site.db.rows(
      "/* test.fillFolders */ INSERT INTO research_folder (id, member_id, name) SELECT 'f-' || rpad(translate(n::text, '0189', 'abcd'), 20, 'z'), $1, 'n' FROM generate_series(1, 199) AS n",
      [una.memberId],
    );
    await expect(create()).rejects.toThrow('LIMIT_REACHED');
  });

  it('take no more than their space, and the hub says before that little is left', async () => {
    const { id } = await create();
    const fill = (rows: number) =>
      site.db.rows(
        "/* test.fillSpace */ INSERT INTO research_item (folder_id, kind, note, position, added_by) SELECT $1, 'NOTE', repeat('x', 10000), n, $2 FROM generate_series(1, $3::int) AS n",
        [id, una.memberId, rows],
      );
    const used = async () =>
      (await ask<{ spaceUsed: number | null }>('query Hub { researchHub { spaceUsed } }')).spaceUsed;
    // Stored as it is: what is all alike would take no space.
    await site.db.rows('/* test.plain */ ALTER TABLE research_item ALTER note SET STORAGE EXTERNAL');
    expect(await used()).toBeNull();
    expect(await fill(9_500).then(used)).toBe(95);
    await fill(500);
    await expect(
      ask(
        'mutation Question { createResearchQuestion(input: { title: "Who?", subject: "", personAddress: "", known: "" }) { id } }',
      ),
    ).rejects.toThrow('RESEARCH_SPACE_USED');
    await expect(create()).rejects.toThrow('RESEARCH_SPACE_USED');
    await site.db.rows('/* test.compressed */ ALTER TABLE research_item ALTER note SET STORAGE EXTENDED');
  }, 60_000);

  it('are read with as many statements for 300 entries as for three', async () => {
    const { id } = await create();
    await site.db.rows(
      "/* test.many */ INSERT INTO research_item (folder_id, kind, ref, address, position, added_by) SELECT $1, 'RECORD', 'TEST/' || n, '/transcript?id=TEST%2F' || n, n, $2 FROM generate_series(1, 300) AS n",
      [id, una.memberId],
    );
    await add(id, `/image-viewer?issue=${article}`);
    statements.length = 0;
    await ask(READ, { id });
    expect(statements.filter((label) => /^(?:research|diary)/u.test(label)).sort()).toEqual([
      'diary.openedArticles',
      'diary.openedRecords',
      'researchFolders.byId',
      'researchFolders.members',
      'researchItems.inFolder',
    ]);
  });
});

describe('a shared research folder', () => {
  const people = (treeId: number) => [
    `/trees/fmp-${treeId}-1/people/fmp-${treeId}-1`,
    `/trees/fmp-${treeId}-1/people/fmp-${treeId}-2`,
  ];

  it('is offered by a link for one person, who joins once; the folder is then in their list', async () => {
    const { id } = await create();
    const token = await invite(id, 'READER');
    expect(await ask(OFFER, { token }, {})).toEqual({
      folderName: 'The Pinches',
      ownerName: 'Una',
      role: 'READER',
      folderId: null,
    });
    expect(await ask(JOIN, { token }, other)).toMatchObject({
      id,
      role: 'READER',
      isMine: false,
      ownerName: 'Una Testwell',
      members: [
        { displayName: 'Una Testwell', role: 'OWNER' },
        { displayName: 'Jane Testwell', role: 'READER' },
      ],
    });
    expect(await ask(OFFER, { token }, other)).toMatchObject({ folderId: id });
    expect([
      await ask(JOIN, { token }, third),
      await ask(OFFER, { token }, third),
      await ask(OFFER, { token: 'x\0' }, third),
    ]).toEqual([null, null, null]);
    expect(await ask(LIST, {}, other)).toMatchObject({ folders: [{ id }] });
    await expect(ask(JOIN, { token }, {})).rejects.toThrow('UNAUTHENTICATED');
  });

  it('is read, arranged or decided on by role; what is refused looks as what is missing', async () => {
    const { id, version } = await create();
    const item = (await ask<Folder>(WRITE, { folderId: id, text: 'Ask at Truro.' })).items[0]!.id;
    const may = async (as: object) => ({
      read: names(await ask(READ, { id }, as)),
      write: (await ask(WRITE, { folderId: id, text: 'more' }, as)) !== null,
      note: (await ask(NOTE, { id: item, note: 'Ask at Truro.' }, as)) !== null,
      move: (await ask(MOVE, { id: item, after: null }, as)) !== null,
      change:
        (await ask(CHANGE, { id, version, name: 'The Pinches', description: '' }, as).catch(() => 'conflict')) !== null,
      invite: (await invite(id, 'READER', as)) !== '',
    });
    await share(id, 'READER', other);
    expect(await may(other)).toEqual({
      read: ['Ask at Truro.'],
      write: false,
      note: false,
      move: false,
      change: false,
      invite: false,
    });
    await share(id, 'EDITOR', other);
    expect(await may(other)).toEqual({
      read: ['Ask at Truro.'],
      write: true,
      note: true,
      move: true,
      change: false,
      invite: false,
    });
    await share(id, 'OWNER', other);
    expect(await may(other)).toMatchObject({ write: true, change: true, invite: true });
    expect(await may(third)).toEqual({
      read: undefined,
      write: false,
      note: false,
      move: false,
      change: false,
      invite: false,
    });
    expect([
      await ask(REMOVE, { id }, third),
      await ask(REMOVE, { id }, other),
      await ask(RESTORE, { id }, other),
    ]).toEqual([false, true, null]);
  });

  it('withholds what its reader may not open, note and address included, and no one changes it unseen', async () => {
    const { id } = await create();
    for (const address of [...people(901), ...people(902)])
      await ask(ADD, { folderId: id, address, note: 'Born 1990 at Roche' });
    await add(id, '/search/results?lastname=pinch');
    const seen = (await share(id, 'EDITOR', other))!;
    const withheld = { name: null, detail: null, address: null, note: '', isWithheld: true, addedBy: 'Una Testwell' };
    expect(seen.items).toMatchObject([
      withheld,
      { name: 'William Pinch', note: 'Born 1990 at Roche', isWithheld: false },
      withheld,
      withheld,
      { kind: 'SEARCH', isWithheld: false },
    ]);
    expect([
      await ask(NOTE, { id: seen.items[0]!.id, note: 'mine' }, other),
      await ask(DROP, { id: seen.items[0]!.id }, other),
    ]).toEqual([null, false]);
    expect((await ask<Folder>(READ, { id })).items.map(({ note, isWithheld }) => [note, isWithheld])).toEqual(
      [...people(901), ...people(902)].map(() => ['Born 1990 at Roche', false]).concat([['', false]]),
    );
  });

  it('opens the clippings that their makers put there, until these leave', async () => {
    const { id } = await create();
    await share(id, 'EDITOR', other);
    const clip = async (letter: string, memberId: number) => {
      const clippingId = `c-${letter.repeat(20)}`;
      await site.db.rows(
        "/* test.clip */ INSERT INTO clipping (id, member_id, kind, source_id, title, citation, own_words, source_words) VALUES ($1, $2, 'article', $3, 'A fire', 'Gazette', '', '') ON CONFLICT DO NOTHING",
        [clippingId, memberId, article],
      );
      return `/collections/all-clippings?clipping=${clippingId}`;
    };
    await add(id, await clip('a', other.memberId), other);
    // Of a third member: that its id is known opens it to no one.
    await add(id, await clip('b', third.memberId), other);
    expect((await ask<Folder>(READ, { id })).items).toMatchObject([
      { kind: 'CLIPPING', name: 'A fire', isWithheld: false },
      { kind: 'CLIPPING', name: null, isWithheld: true },
    ]);
    await ask(WRITE, { folderId: id, text: 'stays' }, other);
    expect(await ask(LEAVE, { folderId: id, memberId: String(other.memberId) }, third)).toBe(false);
    expect(await ask(LEAVE, { folderId: id, memberId: String(other.memberId) }, other)).toBe(true);
    expect(names(await ask<Folder>(READ, { id }))).toEqual(['stays']);
    expect(await ask(READ, { id }, other)).toBeNull();
  });

  it('is not one of a question, nor shared with more people than it may be', async () => {
    const { folderId } = await ask<{ folderId: string }>(
      'mutation Question { createResearchQuestion(input: { title: "Who?", subject: "", personAddress: "", known: "" }) { folderId } }',
    );
    expect(await invite(folderId, 'READER')).toBe('');
    const { id } = await create();
    await site.db.rows(
      "/* test.invited */ INSERT INTO research_folder_invitation (folder_id, token_hash, role, expires_at) SELECT $1, sha256(n::text::bytea), 'reader', now() + interval '1 day' FROM generate_series(1, 100) AS n",
      [id],
    );
    await expect(invite(id, 'READER')).rejects.toThrow('LIMIT_REACHED');
    await site.db.rows('/* test.clear */ DELETE FROM research_question');
  });

  it('names people of three trees by as many statements as those of one', async () => {
    const { id } = await create();
    const read = async () => {
      statements.length = 0;
      await ask(READ, { id });
      return statements.filter((label) => label.startsWith('trees')).sort();
    };
    for (const address of people(901)) await add(id, address);
    const ofOne = await read();
    for (const address of [...people(902), ...people(903)]) await add(id, address);
    expect([ofOne, await read()]).toEqual([
      ['trees.personsOfTrees', 'trees.severalOfReader'],
      ['trees.personsOfTrees', 'trees.severalOfReader'],
    ]);
  });
});
