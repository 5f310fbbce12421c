import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { seedExampleTree } from '#server/modules/trees/core/index.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { notingStatements } from '#test/support/server/statementsOf.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

const FOLDER = 'id name description itemCount changedAt version items { id kind address name detail note }';
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

interface Item { id: string; kind: string; address: string | null; name: string | null; detail: string | null; note: string }
interface Folder { id: string; name: string; description: string; itemCount: number; version: number; items: Item[] }

const statements: string[] = [];
let site: TestApp;
let una: { memberId: number; grants: readonly string[] };
let other: typeof una;
let article: string;

beforeAll(async () => {
  const db = notingStatements(await testDatabase(), statements);
  await publishRecords(db, aRecordSet(), [aRecord('1', { FirstName: 'William', LastName: 'PINCH' }), aRecord('2', { FirstName: 'Jane', LastName: 'PINCH' })]);
  await putTitle(db, { id: 'n-gazette', name: 'Wexcombe Gazette' });
  [article = ''] = await putIssue(db, 'n-gazette', '1842-01-05', [{ headline: 'A fire at Roche', text: 'a fire at roche' }]);
  await seedExampleTree(db);
  site = await startTestApp({ db });
  const make = async (email: string) => ({ memberId: (await createMember(db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id, grants: defaultGrants('member') });
  una = await make('una@example.com');
  other = await make('other@example.com');
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
const names = (folder: Folder | null) => folder?.items.map(({ name, note }) => name ?? note);

describe('research folders', () => {
  it('RES-007 hold records, articles, issues, searches, people, notes and headings, each called what it is called now', async () => {
    const { id } = await create();
    const record = (await site.db.one<{ id: string }>("/* test.record */ SELECT id FROM record_live WHERE fields->>'FirstName' = 'William'"))!.id;
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
      ['RECORD', `/transcript?${new URLSearchParams({ id: record }).toString()}`, 'William PINCH', expect.any(String), ''],
      ['ARTICLE', `/image-viewer?issue=${article}`, 'A fire at Roche', 'Wexcombe Gazette, 5 January 1842', ''],
      ['ISSUE', '/newspapers/issue/n-gazette/18420105', 'Wexcombe Gazette', 'Wednesday 5 January 1842', ''],
      ['SEARCH', '/search/results?lastname=pinch', expect.stringMatching(/pinch/iu), null, ''],
      ['SEARCH', '/search-newspapers/results?q=mare', expect.stringMatching(/mare/u), null, ''],
      ['PERSON', '/trees/fmp-000000-000001/people/fmp-000000-000002', expect.stringMatching(/Thistlewood/u), expect.any(String), ''],
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
    const record = (await site.db.one<{ id: string }>("/* test.closing */ UPDATE record SET is_closed = true WHERE fields->>'FirstName' = 'Jane' RETURNING id"))!.id;
    const folder = await ask<Folder>(ADD, { folderId: id, address: `/transcript?${new URLSearchParams({ id: record }).toString()}`, note: 'My Jane?' });
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
    const changed = await ask<Folder>(CHANGE, { id, version, name: '  The  Pinch brothers ', description: 'Who was the elder?' });
    expect(changed).toMatchObject({ name: 'The Pinch brothers', description: 'Who was the elder?', version: version + 1 });
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
    ['a visitor', 'UNAUTHENTICATED', {}],
    ['a member without the grant', 'FORBIDDEN', { memberId: 1, grants: ['my-research', 'my-research:introduction'] }],
  ])('GRANT-025 refuses %s before anything is read', async (_who, code, as) => {
    statements.length = 0;
    for (const [text, variables] of [[LIST, {}], [READ, { id: 'f-x' }], [CREATE, { name: 'A' }], [ADD, { folderId: 'f-x', address: '/' }], [WRITE, { folderId: 'f-x', text: '' }]] as const) await expect(ask(text, variables, as)).rejects.toThrow(code);
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

  it.each(['/home', 'javascript:alert(1)', 'https://elsewhere.example/', '', '/search/results'])('refuse the address %j', async (address) => {
    const { id } = await create();
    await expect(add(id, address)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('say when they are full, and when there are too many', async () => {
    const { id } = await create();
    await site.db.rows("/* test.fill */ INSERT INTO research_item (folder_id, kind, note, position) SELECT $1, 'NOTE', 'n' || n, n FROM generate_series(1, 1000) AS n", [id]);
    await expect(ask(WRITE, { folderId: id, text: 'one more' })).rejects.toThrow('LIMIT_REACHED');
    await site.db.rows("/* test.fillFolders */ INSERT INTO research_folder (id, member_id, name) SELECT 'f-' || rpad(translate(n::text, '0189', 'abcd'), 20, 'z'), $1, 'n' FROM generate_series(1, 199) AS n", [una.memberId]);
    await expect(create()).rejects.toThrow('LIMIT_REACHED');
  });

  it('are read with as many statements for 300 entries as for three', async () => {
    const { id } = await create();
    await site.db.rows(
      "/* test.many */ INSERT INTO research_item (folder_id, kind, ref, address, position) SELECT $1, 'RECORD', 'TEST/' || n, '/transcript?id=TEST%2F' || n, n FROM generate_series(1, 300) AS n",
      [id],
    );
    await add(id, `/image-viewer?issue=${article}`);
    statements.length = 0;
    await ask(READ, { id });
    expect(statements.filter((label) => /^(?:research|diary)/u.test(label)).sort()).toEqual(['diary.openedArticles', 'diary.openedRecords', 'researchFolders.byId', 'researchItems.inFolder']);
  });
});
