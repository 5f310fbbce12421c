import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createDiaryStore } from '#server/modules/search/diary/index.ts';
import { seedExampleTree } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { aRecord, aRecordSet, operationText, publishRecords } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { notingStatements } from '#test/support/server/statementsOf.ts';

import { createHubStore } from './hubStore.ts';

const HUB = operationText('src/features/research/hub/hub.graphql').split('\nmutation')[0]!;
const TASK = 'id version text due isDone questionId personAddress personId';
const ADD = `mutation Add($text: String!, $due: String, $questionId: ID, $people: [String!]!) { addResearchTasks(text: $text, due: $due, questionId: $questionId, people: $people) { ${TASK} } }`;
const CHANGE = `mutation Change($id: ID!, $version: Int!, $text: String!) { changeResearchTask(id: $id, version: $version, text: $text) { ${TASK} } }`;
const DONE = `mutation Done($id: ID!, $isDone: Boolean!) { setResearchTaskDone(id: $id, isDone: $isDone) { ${TASK} } }`;
const DROP = 'mutation Drop($id: ID!) { removeResearchTask(id: $id) }';
const BACK = `mutation Back($id: ID!) { restoreResearchTask(id: $id) { ${TASK} } }`;
const TASKS = `query Tasks($questionId: ID, $personId: ID) { researchTasks(questionId: $questionId, personId: $personId) { tasks { ${TASK} } most } }`;
const NOTE =
  'mutation Note($search: String!, $total: Int!, $kind: SearchKind!) { noteSearch(search: $search, total: $total, kind: $kind) }';
const SETTLE = 'mutation Settle($id: ID!) { settleNilSearch(entryId: $id) }';
const KEEP = 'mutation Keep { keepSearchDiary(isKept: true) { isStarted } }';
const QUESTION =
  'mutation Create($title: String!) { createResearchQuestion(input: { title: $title, subject: "", personAddress: "", known: "" }) { id } }';
const PEOPLE = [
  '/trees/fmp-000000-000001/people/fmp-000000-000001',
  '/trees/fmp-000000-000001/people/fmp-000000-000002',
];

interface Task {
  id: string;
  version: number;
  text: string;
  isDone: boolean;
  personId: string | null;
}
interface Hub {
  opened: { name: string }[] | null;
  saved: object[] | null;
  diary: object | null;
  folders: object | null;
  questions: object | null;
  tasks: Task[] | null;
  clippings: object | null;
  hints: object[] | null;
  worthSearching:
    | {
        entryId: string;
        search: string;
        came: { name: string; count: number; firstYear: number | null; lastYear: number | null }[];
        total: number | null;
      }[]
    | null;
}

const statements: string[] = [];
let site: TestApp;
let folder: string;
let plain: Database;
let close: () => Promise<void>;
let failing: string | null = null;
let made = 0;
/** A database of which the statements of one label fail. */
const failingAt = (db: Database): Database => {
  const refuse = (sql: string) => {
    if (failing !== null && sql.includes(`/* ${failing} */`)) throw new Error('broken');
  };
  // The folder closes it.
  return {
    ...db,
    close: async () => undefined,
    rows: async (sql, values) => (refuse(sql), db.rows(sql, values)),
    one: async (sql, values) => (refuse(sql), db.one(sql, values)),
  };
};

beforeAll(async () => {
  ({ db: plain, folder, close } = await openNewspaperFolder());
  await publishRecords(plain, aRecordSet(), [aRecord('1', { FirstName: 'William', LastName: 'PINCH' })]);
  await seedExampleTree(plain);
  // One record of Roche came: the index names its set.
  const matching = {
    ...emptySearch,
    search: async () => ({
      ...(await emptySearch.search({
        criteria: [],
        orderBy: null,
        direction: 'asc' as const,
        offset: 0,
        limit: 1,
        facets: [],
        facetLimit: 1,
      })),
      facets: { DatasetName: [{ value: 'roche 1871', count: 4 }] },
    }),
  };
  site = await startTestApp({ db: notingStatements(failingAt(plain), statements), search: matching });
}, 120_000);
afterAll(async () => {
  await site?.close();
  await close?.();
});
afterEach(() => (failing = null));

async function aMember(grants: readonly string[] = defaultGrants('member')) {
  const memberId = (await createMember(plain, {
    email: `una${(made += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  }))!.id;
  const ask = async <Data>(text: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await site.ask<Record<string, Data>>(text, variables, { memberId, grants });
    if (!data || errors) throw new Error(`${String(errors?.[0]?.extensions.code)} ${String(errors?.[0]?.message)}`);
    return Object.values(data)[0]!;
  };
  return {
    memberId,
    ask,
    hub: () => ask<Hub>(HUB),
    note: (search: string, total: number, kind = 'ARTICLES') => ask<boolean>(NOTE, { search, total, kind }),
  };
}

/** Imports an issue of one page, as an operator does. */
async function importIssue(date: string, words: string): Promise<void> {
  const source = writeFiles(path.join(folder, date), {
    'issue_mets.xml': metsFile({
      title: 'Wexcombe Mercury',
      date,
      articles: [{ headline: 'Lost', areas: [{ page: 1, begin: 'B1' }] }],
    }),
    '0001.xml': altoPage([words]),
  });
  const { code, out } = await runAdmin(plain, ['import-newspapers', source]);
  if (code !== 0) throw new Error(out);
}

describe('a search that found nothing', () => {
  it('comes up again once an issue of its time is imported, with what came and how much it finds', async () => {
    await importIssue('1881-05-04', 'the weather was fair at the market');
    await plain.rows('/* test.yesterday */ UPDATE newspaper_issue SET added_on = current_date - 1');
    const { ask, hub, note } = await aMember();
    await ask(KEEP);
    await note('q=heifer&from=1881-01-01&to=1882-12-31', 0);
    await note('q=heifer&from=1850-01-01&to=1850-12-31', 0);
    expect((await hub()).worthSearching).toEqual([]);
    await importIssue('1882-02-01', 'lost a red heifer near the mill');
    const [worth, ...others] = (await hub()).worthSearching!;
    expect([worth, others]).toEqual([
      {
        entryId: expect.any(String),
        kind: 'ARTICLES',
        search: 'q=heifer&from=1881-01-01&to=1882-12-31',
        searchedAt: expect.any(String),
        came: [{ name: 'Wexcombe Mercury', count: 1, firstYear: 1882, lastYear: 1882 }],
        total: 1,
      },
      [],
    ]);
    // Looked at, it comes up again only for what comes later.
    expect(await ask(SETTLE, { id: worth!.entryId })).toBe(true);
    expect((await hub()).worthSearching).toEqual([]);
    await importIssue('1882-03-01', 'a heifer was found');
    expect((await hub()).worthSearching).toMatchObject([{ came: [{ name: 'Wexcombe Mercury', count: 1 }], total: 2 }]);
    // Made again, and it finds something: that is over.
    await note('q=heifer&from=1881-01-01&to=1882-12-31', 2);
    expect((await hub()).worthSearching).toEqual([]);
  });

  it('knows the records that came, and asks the index of them only where a set was published since', async () => {
    const { ask, hub, memberId, note } = await aMember();
    await ask(KEEP);
    await note('lastname=pinch&place=roche', 0, 'RECORDS');
    expect((await hub()).worthSearching).toEqual([]);
    await plain.rows("/* test.aged */ UPDATE search_diary_entry SET nil_of_day = '{}' WHERE member_id = $1", [
      memberId,
    ]);
    expect((await hub()).worthSearching).toMatchObject([
      { came: [{ name: 'Roche 1871', count: 4, firstYear: null }], total: 0 },
    ]);
    await plain.rows("/* test.published */ UPDATE record_set SET published_at = now() - interval '9 days'");
    expect((await hub()).worthSearching).toEqual([]);
    await plain.rows('/* test.publishedNow */ UPDATE record_set SET published_at = now()');
  });

  it('is looked up as often as a member may search, whatever a document asks for', async () => {
    const { ask, hub, memberId, note } = await aMember();
    await ask(KEEP);
    await note('q=otters', 0);
    const id = String(
      (await plain.one<{ id: number }>('/* test.nilEntry */ SELECT id FROM search_diary_entry WHERE member_id = $1', [
        memberId,
      ]))!.id,
    );
    const many = (field: string) => Array.from({ length: 7 }, (_one, at) => `a${at}: ${field}`).join(' ');
    statements.length = 0;
    await ask(`query Hubs { ${many('researchHub { worthSearching { total } }')} }`);
    expect(statements.filter((label) => label === 'researchHub.diary')).toHaveLength(1);
    await expect(ask(`mutation Settle { ${many(`settleNilSearch(entryId: "${id}")`)} }`)).rejects.toThrow(
      'QUERY_TOO_COSTLY',
    );
    // What could not be looked up is not said to be settled.
    failing = 'newspapers.issuesAdded';
    await expect(ask(SETTLE, { id })).rejects.toThrow('INTERNAL_SERVER_ERROR');
    failing = null;
    // A search that was made again in another window, and found something, has not found nothing.
    await note('q=otters', 3);
    await createDiaryStore({ db: plain }).markNil(memberId, Number(id), {});
    expect(
      await plain.one('/* test.nilSince */ SELECT nil_since AS since FROM search_diary_entry WHERE id = $1', [
        Number(id),
      ]),
    ).toEqual({ since: null });
    expect((await hub()).worthSearching).toEqual([]);
  });

  it('of another member is not there to be settled', async () => {
    const [one, other] = [await aMember(), await aMember()];
    await one.ask(KEEP);
    await one.note('q=heifer', 0);
    const id = String(
      (await plain.one<{ id: number }>('/* test.entry */ SELECT id FROM search_diary_entry WHERE member_id = $1', [
        one.memberId,
      ]))!.id,
    );
    expect([
      await other.ask(SETTLE, { id }),
      await other.ask(SETTLE, { id: 'x' }),
      await one.ask(SETTLE, { id }),
    ]).toEqual([false, false, true]);
  });
});

describe('the hub', () => {
  it('is answered in eight statements at most, with everything in it', async () => {
    const { ask, hub, note } = await aMember();
    await ask(KEEP);
    await note('lastname=pinch', 1, 'RECORDS');
    await note('q=market', 1);
    await note('q=otters', 0);
    const record = (await plain.one<{ id: string }>('/* test.record */ SELECT id FROM record_live LIMIT 1'))!.id;
    const article = (await plain.one<{ id: string }>('/* test.article */ SELECT id FROM newspaper_article LIMIT 1'))!
      .id;
    await ask('mutation Open($id: ID!) { noteOpening(search: "lastname=pinch", recordId: $id) }', { id: record });
    await ask('mutation Open($id: ID!) { noteOpening(search: "q=market", recordId: $id, kind: ARTICLES) }', {
      id: article,
    });
    await ask('mutation Save { saveSearch(name: "Pinches", search: "lastname=pinch") { wasKept } }');
    const { id: questionId } = await ask<{ id: string }>(QUESTION, { title: 'Who was his father?' });
    await ask(ADD, { text: 'Write to Truro', due: '2026-12-01', questionId, people: [] });
    await ask('mutation Folder { createResearchFolder(name: "Pinches") { id } }');
    await importIssue('1883-03-01', 'an otter was seen');
    statements.length = 0;
    const shown = await hub();
    // Who asks, and keeping the index of articles up to date, are not the hub’s.
    expect(
      statements
        .filter((label) =>
          /^(?:research|diary|savedSearches|hints|records|trees|clippings|newspapers\.issues)/u.test(label),
        )
        .sort(),
    ).toEqual([
      'diary.openedArticles',
      'diary.openedRecords',
      'hints.countNew',
      'newspapers.issuesAdded',
      'researchHub.diary',
      'researchHub.own',
      'savedSearches.all',
    ]);
    expect(shown).toMatchObject({
      opened: [
        { kind: 'ARTICLE', name: 'Lost' },
        { kind: 'RECORD', name: 'William PINCH' },
      ],
      saved: [{ name: 'Pinches' }],
      diary: {
        isStarted: true,
        entries: expect.arrayContaining([expect.objectContaining({ search: 'q=otters', total: 0 })]),
      },
      worthSearching: [{ search: 'q=otters' }],
      folders: { folders: [{ name: 'Pinches', itemCount: 0 }], most: 200 },
      questions: { questions: [{ id: questionId, state: 'OPEN' }], most: 500 },
      tasks: [{ text: 'Write to Truro', due: '2026-12-01', question: 'Who was his father?' }],
      clippings: { total: 0, clippings: [] },
    });
  });

  it.each([
    ['researchHub.own', ['folders', 'questions', 'tasks', 'clippings']],
    ['researchHub.diary', ['opened', 'diary', 'worthSearching']],
    ['savedSearches.all', ['saved']],
    ['hints.countNew', ['hints']],
    ['newspapers.issuesAdded', ['worthSearching']],
    ['diary.openedRecords', ['opened']],
  ])('shows all else where %s fails', async (label, parts) => {
    const { ask, hub, memberId, note } = await aMember();
    await ask(KEEP);
    await note('lastname=pinch', 1, 'RECORDS');
    await note('q=otters', 0);
    await ask('mutation Open { noteOpening(search: "lastname=pinch", recordId: "ROCHE-1871/1") }');
    failing = label;
    const shown = await hub();
    expect(
      Object.entries(shown)
        .flatMap(([name, part]) => (part === null && name !== 'spaceUsed' ? [name] : []))
        .sort(),
    ).toEqual([...parts].sort());
    // The statements are those that the store makes.
    failing = null;
    expect((await createHubStore({ db: plain }).own(memberId)).folders).toEqual([]);
  });

  it('GRANT-025 gives each holder their parts alone', async () => {
    const introduced = await (await aMember(['my-research:introduction'])).hub();
    expect(
      Object.entries(introduced)
        .flatMap(([name, part]) => (part === null ? [] : [name]))
        .sort(),
    ).toEqual(['diary', 'opened', 'worthSearching']);
    await expect((await aMember(['tree'])).hub()).rejects.toThrow('FORBIDDEN');
    expect((await site.ask(HUB)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('research tasks', () => {
  it('are made for each of many people at once, ticked off, changed by version, and brought back', async () => {
    const { ask } = await aMember();
    const [first, second] = await ask<Task[]>(ADD, {
      text: ' Find  the will ',
      due: null,
      questionId: null,
      people: PEOPLE,
    });
    expect([first, second]).toMatchObject([
      { text: 'Find the will', personId: 'fmp-000000-000001', personAddress: PEOPLE[0], isDone: false },
      { personId: 'fmp-000000-000002' },
    ]);
    expect(await ask(TASKS, { personId: 'fmp-000000-000002' })).toMatchObject({
      tasks: [{ id: second!.id }],
      most: 2000,
    });
    expect(await ask(DONE, { id: first!.id, isDone: true })).toMatchObject({ isDone: true });
    expect((await ask<{ tasks: Task[] }>(TASKS)).tasks.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    expect(await ask(CHANGE, { id: second!.id, version: 1, text: 'Find both wills' })).toMatchObject({
      text: 'Find both wills',
      version: 2,
    });
    await expect(ask(CHANGE, { id: second!.id, version: 1, text: 'Late' })).rejects.toThrow('CONFLICT');
    expect([await ask(DROP, { id: second!.id }), await ask(DROP, { id: second!.id })]).toEqual([true, false]);
    expect(await ask(BACK, { id: second!.id })).toMatchObject({ text: 'Find both wills' });
  });

  it.each([
    ['no text', { text: ' ' }],
    ['no such date', { due: '2026-02-31x' }],
    ['a page that is no person', { people: ['/home'] }],
    ['a person of a tree that does not open', { people: ['/trees/fmp-987654-1/people/fmp-987654-2'] }],
    ['too many people at once', { people: Array<string>(201).fill(PEOPLE[0]!) }],
  ])('are refused with %s', async (_what, more) => {
    const { ask } = await aMember();
    await expect(ask(ADD, { text: 'Look', due: null, questionId: null, people: [], ...more })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
  });

  it('take room while they are listed, not when they were done long ago', async () => {
    const { ask, memberId } = await aMember();
    await plain.rows(
      "/* test.tasks */ INSERT INTO research_task (member_id, text, done_at) SELECT $1, 'n', now() - interval '31 days' FROM generate_series(1, 2000)",
      [memberId],
    );
    const NEW = { text: 'Look', due: null, questionId: null, people: [] };
    expect(await ask(ADD, NEW)).toHaveLength(1);
    await plain.rows('/* test.undone */ UPDATE research_task SET done_at = NULL WHERE member_id = $1', [memberId]);
    await expect(ask(ADD, NEW)).rejects.toThrow('LIMIT_REACHED');
  });

  it('are each member’s own, also those for a question', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const { id: questionId } = await one.ask<{ id: string }>(QUESTION, { title: 'Mine' });
    const [task] = await one.ask<Task[]>(ADD, { text: 'Look', due: null, questionId, people: [] });
    const id = task!.id;
    expect([
      await other.ask(DONE, { id, isDone: true }),
      await other.ask(CHANGE, { id, version: 1, text: 'x' }),
      await other.ask(DROP, { id }),
      await other.ask(BACK, { id }),
      await other.ask(TASKS, { questionId }),
    ]).toEqual([null, null, false, null, { tasks: [], most: 2000 }]);
    await expect(other.ask(ADD, { text: 'Look', due: null, questionId, people: [] })).rejects.toThrow('NOT_FOUND');
    await one.ask('mutation Remove($id: ID!) { removeResearchQuestion(id: $id) }', { id: questionId });
    expect(await one.ask(TASKS)).toMatchObject({ tasks: [] });
  });
});

describe('my records', () => {
  const MINE = 'query Mine { myRecords { name address savedIn } }';

  it('are those that a member clipped or added to research, once each, without those that are closed', async () => {
    const una = await aMember();
    const other = await aMember();
    const { id } = (await plain.one<{ id: string }>('/* test.record */ SELECT id FROM record_live'))!;
    expect(await una.ask(MINE)).toEqual([]);
    const folderId = (await una.ask<{ id: string }>('mutation Make { createResearchFolder(name: "Pinch") { id } }')).id;
    await una.ask(
      'mutation Add($folderId: ID!, $address: String!) { addToResearchFolder(folderId: $folderId, address: $address) { id } }',
      { folderId, address: `/transcript?${new URLSearchParams({ id }).toString()}` },
    );
    await plain.rows(
      "/* test.clipping */ INSERT INTO clipping (id, member_id, kind, source_id, title, note, tags, citation, own_words, source_words) VALUES ('c-' || repeat('m', 20), $1, 'record', $2, 'Mine', '', '{}', '', '', '')",
      [una.memberId, id],
    );
    expect(await una.ask(MINE)).toEqual([
      {
        name: 'William PINCH',
        address: `/transcript?${new URLSearchParams({ id }).toString()}`,
        savedIn: ['CLIPPING', 'RESEARCH'],
      },
    ]);
    expect(await other.ask(MINE)).toEqual([]);
    await plain.rows('/* test.closing */ UPDATE record SET is_closed = true');
    expect(await una.ask(MINE)).toEqual([]);
    await plain.rows('/* test.opening */ UPDATE record SET is_closed = false');
    const none = await aMember(['my-research:*']);
    await expect(none.ask(MINE)).rejects.toThrow('FORBIDDEN');
  });
});
