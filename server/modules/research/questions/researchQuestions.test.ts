import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { yearRuns } from '#domain/research/questions/coverageInWords.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { sweepExpired } from '#server/engines/identity/sweepExpired.ts';
import { seedExampleTree } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { aRecord, aRecordSet, operationText, publishRecords } from '#test/support/server/publishRecords.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { notingStatements } from '#test/support/server/statementsOf.ts';
import { whileItWaits } from '#test/support/server/whileItWaits.ts';

import { createQuestionStore } from './questionStore.ts';

const text =
  operationText('src/features/research/questions/question.graphql') +
  operationText('src/features/research/core/questions.graphql');
/** The operation that the application sends, with the fragments it needs. */
const operation = (name: string): string => {
  const parts = text.split(/\n(?=(?:query|mutation|fragment) )/u);
  const own = parts.find((part) => new RegExp(`^(?:query|mutation) ${name}\\b`, 'u').test(part))!;
  return [
    own,
    ...(own.includes('ResearchQuestionParts') ? parts.filter((part) => part.startsWith('fragment')) : []),
  ].join('\n');
};
const PERSON = '/trees/fmp-000000-000001/people/fmp-000000-000002';
const QUESTION = {
  title: 'Who was the father of William?',
  subject: 'William Pinch',
  personAddress: PERSON,
  known: 'Born about 1847.',
};
const PLAN = {
  what: 'Burials of Roche',
  place: 'Roche',
  span: '1837–1900',
  outcome: 'PLANNED',
  held: '',
  missing: '',
  address: '',
  note: '',
};
const LOG = {
  what: 'Burials',
  whereDone: 'Cornwall Record Office',
  doneOn: '3 April 2026',
  outcome: 'NOTHING',
  address: '',
  note: 'Three films.',
};
const EVIDENCE = {
  about: 'William Pinch',
  fact: 'BIRTH',
  value: '',
  date: '1847',
  place: 'Roche, Cornwall',
  information: 'PRIMARY',
  directness: 'DIRECT',
  weight: 'STRONG',
  citation: 'Certificate',
  address: '',
  note: '',
};

interface Row {
  id: string;
  version: number;
  what: string;
  outcome: string;
  note: string;
}
interface Question {
  id: string;
  title: string;
  version: number;
  state: string;
  confidence: string | null;
  folderId: string;
  person: { name: string | null; address: string } | null;
  plan: Row[];
  log: (Row & { diaryEntryId: string | null; link: { name: string } | null })[];
  evidence: (Row & { link: { name: string | null } | null })[];
  conflicts: { key: string; reason: string; word: string }[];
  collected: { address: string }[];
}

const statements: string[] = [];
let site: TestApp;
let una: { memberId: number; grants: readonly string[] };
let other: typeof una;
// Has a record of 1790 to 1795 but for two years, of the one set there is.
const search = {
  ...emptySearch,
  search: async () => ({
    ...(await emptySearch.search({
      criteria: [],
      orderBy: null,
      direction: 'asc',
      offset: 0,
      limit: 1,
      facets: [],
      facetLimit: 1,
    })),
    facets: { DatasetName: [{ value: 'roche baptisms', count: 9 }] },
  }),
  count: async (queries: readonly { criteria: readonly { kind: string }[] }[]) =>
    queries.map(({ criteria }) => (/"year":(?:1792|1793)\b/u.test(JSON.stringify(criteria)) ? 0 : 3)),
};

beforeAll(async () => {
  const db = notingStatements(await testDatabase(), statements);
  await publishRecords(
    db,
    aRecordSet({ id: 'ROCHE-BAP', name: 'Roche baptisms' }),
    Array.from({ length: 96 }, (_, at) => 1700 + at).map((year) =>
      aRecord(String(year), {
        FirstName: 'William',
        LastName: 'PINCH',
        EventYear: String(year),
        Place: 'Roche, Cornwall',
      }),
    ),
  );
  await putTitle(db, {
    id: 'n-gazette',
    name: 'Roche Gazette',
    placeName: 'Roche, Cornwall',
    placeId: emptySearch.gazetteer.resolve('Roche, Cornwall')!.id,
  });
  for (const date of ['1790-01-05', '1790-01-12', '1790-01-19', '1790-02-02'])
    await putIssue(db, 'n-gazette', date, [{ text: 'a fire' }]);
  await seedExampleTree(db);
  site = await startTestApp({ db, search });
  const make = async (email: string) => ({
    memberId: (await createMember(db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id,
    grants: defaultGrants('member'),
  });
  una = await make('una@example.com');
  other = await make('other@example.com');
}, 120_000);
afterAll(() => site?.close());
afterEach(() => site.db.rows('/* test.clear */ DELETE FROM research_question'));

async function ask<Data = Question | null>(
  name: string,
  variables: object = {},
  as: object | undefined = una,
): Promise<Data> {
  const { data, errors } = await site.ask<Record<string, Data>>(operation(name), variables, as);
  if (!data || errors) throw new Error(`${String(errors?.[0]?.extensions.code)} ${String(errors?.[0]?.message)}`);
  return Object.values(data)[0]!;
}
async function create(more: Partial<typeof QUESTION> = {}): Promise<Question> {
  const { id } = await ask<{ id: string }>('CreateResearchQuestion', { input: { ...QUESTION, ...more } });
  return ask<Question>('ResearchQuestion', { id });
}
const state = async (question: Question, row: object) =>
  (await ask('AddResearchEvidence', { questionId: question.id, row: { ...EVIDENCE, ...row } }))!;

describe('research questions', () => {
  it('name the person as the tree calls them now, and collect pages in a folder of their own', async () => {
    const question = await create();
    expect(question).toMatchObject({
      title: QUESTION.title,
      state: 'OPEN',
      confidence: null,
      person: { name: expect.stringMatching(/Thistlewood/u), address: PERSON },
    });
    await site.ask(
      'mutation Add($id: ID!) { addToResearchFolder(folderId: $id, address: "/search/results?lastname=pinch") { id } }',
      { id: question.folderId },
      una,
    );
    expect((await ask('ResearchQuestion', { id: question.id }))?.collected).toMatchObject([
      { address: '/search/results?lastname=pinch' },
    ]);
    const { data } = await site.ask<{ researchFolders: { folders: object[] } }>(
      'query Folders { researchFolders { folders { id } } }',
      {},
      una,
    );
    expect(data?.researchFolders.folders).toEqual([]);
    expect(await ask('ResearchQuestions')).toMatchObject({
      questions: [{ id: question.id, personId: 'fmp-000000-000002' }],
      most: 500,
    });
  });

  it.each([
    ['no question', { title: ' ' }],
    ['a person of a tree that does not open', { personAddress: '/trees/fmp-987654-1/people/fmp-987654-2' }],
    ['a person who is not in the tree', { personAddress: '/trees/fmp-000000-000001/people/fmp-000000-999999' }],
    ['an address that is no person', { personAddress: '/search/results?lastname=pinch' }],
    ['too much known', { known: 'x'.repeat(10_001) }],
  ])('refuse %s', (_what, more) => expect(create(more)).rejects.toThrow('BAD_USER_INPUT'));

  it('change by version: the second of two windows is refused and overwrites nothing', async () => {
    const { id, version, folderId } = await create();
    expect(
      await ask('ChangeResearchQuestion', {
        id,
        version,
        input: { ...QUESTION, title: 'Who was his mother?', personAddress: '' },
      }),
    ).toMatchObject({ title: 'Who was his mother?', person: null, version: version + 1 });
    await expect(ask('ChangeResearchQuestion', { id, version, input: QUESTION })).rejects.toThrow('CONFLICT');
    await expect(
      ask('ConcludeResearchQuestion', { id, version, state: 'IN_WORK', conclusion: '', confidence: null }),
    ).rejects.toThrow('CONFLICT');
    expect(
      (
        await site.db.one<{ name: string }>('/* test.folder */ SELECT name FROM research_folder WHERE id = $1', [
          folderId,
        ])
      )?.name,
    ).toBe('Who was his mother?');
    expect(
      await ask('ChangeResearchQuestion', { id: 'q-aaaaaaaaaaaaaaaaaaaa', version: 1, input: QUESTION }),
    ).toBeNull();
  });

  it('keep the name of their folder when a second window comes while the first is being stored', async () => {
    const { id, version, folderId } = await create();
    const change = (db: Database, title: string) =>
      createQuestionStore({ db }).change(una.memberId, id, version, { title, subject: '', personRef: null, known: '' });
    expect(
      await whileItWaits(
        site.db,
        (tx) => change(tx, 'The first'),
        'researchQuestions.change',
        () => change(site.db, 'The second'),
      ),
    ).toBeNull();
    expect(await site.db.one('/* test.named */ SELECT name FROM research_folder WHERE id = $1', [folderId])).toEqual({
      name: 'The first',
    });
  });

  it('bring back what was deleted within 30 days: rows, and questions with their folder', async () => {
    const { id } = await create();
    const { plan } = (await ask('PlanResearchSources', { questionId: id, rows: [PLAN] }))!;
    const row = { table: 'PLAN', id: plan[0]!.id };
    expect((await ask('RemoveResearchRow', row))?.plan).toEqual([]);
    expect((await ask('RestoreResearchRow', row))?.plan).toHaveLength(1);
    expect(await ask('RemoveResearchQuestion', { id })).toBe(true);
    expect([
      await ask('ResearchQuestion', { id }),
      await ask('PlanResearchSources', { questionId: id, rows: [PLAN] }),
      await ask('RemoveResearchRow', row),
    ]).toEqual([null, null, null]);
    expect((await ask('RestoreResearchQuestion', { id }))?.plan).toHaveLength(1);
    await ask('RemoveResearchQuestion', { id });
    await site.db.rows("/* test.aged */ UPDATE research_question SET removed_at = now() - interval '31 days'");
    expect(await ask('RestoreResearchQuestion', { id })).toBeNull();
  });

  it('leave nothing 30 days after it was deleted, though their member never comes back', async () => {
    const question = await create();
    const { id, folderId } = question;
    await ask('PlanResearchSources', { questionId: id, rows: [PLAN] });
    await ask('AddResearchLogRow', { questionId: id, row: LOG });
    await state(question, {});
    for (const document of [
      `addResearchTasks(text: "Look", questionId: "${id}", people: [])`,
      `writeInResearchFolder(folderId: "${folderId}", text: "x")`,
      'createResearchFolder(name: "x")',
    ])
      await site.ask(`mutation Make { ${document} { id } }`, {}, una);
    for (const table of [
      'research_plan_row',
      'research_log_row',
      'research_evidence',
      'research_item',
      'research_task',
      'research_folder',
      'research_question',
    ]) {
      const sweptAfter = async (days: number) => {
        await site.db.rows(`/* test.age */ UPDATE ${table} SET removed_at = now() - make_interval(days => $1)`, [days]);
        await sweepExpired(site.db);
        return (await site.db.rows(`/* test.left */ SELECT id FROM ${table}`)).length;
      };
      // The folder of a question goes with it.
      const folders = table === 'research_folder' ? 1 : 0;
      expect([table, await sweptAfter(29), await sweptAfter(31)]).toEqual([table, 1 + folders, folders]);
    }
    expect(await site.db.rows('/* test.noFolder */ SELECT id FROM research_folder')).toEqual([]);
  });

  it('plan what is here for a place and years, with the gaps in between', async () => {
    expect(await ask('ResearchSources', { place: 'Roche, Cornwall', from: 1790, to: 1795 })).toEqual([
      {
        name: 'Roche baptisms',
        held: '1790–1791, 1794–1795',
        missing: '1792–1793',
        address: expect.stringContaining('datasetname=roche+baptisms'),
      },
      {
        name: 'Roche Gazette',
        held: '4 issues',
        missing: '1 issue',
        address: expect.stringMatching(/^\/search-newspapers\/results\?.*title=n-gazette/u),
      },
    ]);
    // More years than are counted at once.
    expect(await ask('ResearchSources', { place: 'Roche, Cornwall', from: 1700, to: 1795 })).toMatchObject([
      { held: '1700–1791, 1794–1795', missing: '1792–1793' },
      { name: 'Roche Gazette' },
    ]);
    await expect(ask('ResearchSources', { place: ' ', from: 1790, to: 1795 })).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask('ResearchSources', { place: 'Roche', from: 1500, to: 1900 })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('take a source of which every other year is missing, as it was found', async () => {
    const { id } = await create();
    const held = yearRuns(Array.from({ length: 100 }, (_year, at) => 1700 + 2 * at));
    expect(held.length).toBeGreaterThan(300);
    expect((await ask('PlanResearchSources', { questionId: id, rows: [{ ...PLAN, held }] }))?.plan).toMatchObject([
      { held },
    ]);
  });

  it('open whatever address a statement rests on, and the longest search of the diary', async () => {
    const { id } = await create();
    for (const address of ['/transcript?id=R%001', '/trees/fmp-000000-000001/people/fmp-000000-999999999999'])
      await state({ id } as Question, { address }).catch(() => null);
    expect(await ask('ResearchQuestion', { id })).toMatchObject({ id });
    await site.db.rows(
      '/* test.keep */ INSERT INTO search_diary (member_id) VALUES ($1) ON CONFLICT (member_id) DO UPDATE SET is_paused = false',
      [una.memberId],
    );
    const entry = await site.db.one<{ id: number }>(
      "/* test.longest */ INSERT INTO search_diary_entry (member_id, search, total) VALUES ($1, 'lastname=' || repeat('a', 3990), 0) RETURNING id",
      [una.memberId],
    );
    expect((await ask('LogDiaryEntry', { questionId: id, entryId: String(entry!.id) }))?.log).toMatchObject([
      { link: null },
    ]);
    await site.db.rows('/* test.diary */ DELETE FROM search_diary_entry');
  });

  it('change rows by version, and refuse what cannot be read', async () => {
    const { id } = await create();
    const { plan } = (await ask('PlanResearchSources', { questionId: id, rows: [PLAN, { ...PLAN, what: 'Wills' }] }))!;
    const [{ id: rowId, version } = { id: '', version: 0 }] = plan;
    expect(
      (await ask('ChangeResearchPlanRow', { id: rowId, version, row: { ...PLAN, outcome: 'NOTHING' } }))?.plan.map(
        ({ outcome }) => outcome,
      ),
    ).toEqual(['NOTHING', 'PLANNED']);
    await expect(ask('ChangeResearchPlanRow', { id: rowId, version, row: PLAN })).rejects.toThrow('CONFLICT');
    await expect(ask('AddResearchLogRow', { questionId: id, row: { ...LOG, doneOn: 'in the frost' } })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    await expect(ask('AddResearchLogRow', { questionId: id, row: { ...LOG, outcome: 'PLANNED' } })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    expect((await ask('AddResearchLogRow', { questionId: id, row: LOG }))?.log).toMatchObject([
      { what: 'Burials', link: null, diaryEntryId: null },
    ]);
    await expect(state(await create(), { citation: '' })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('log a search of the diary by one press, once, and only while a diary is kept', async () => {
    const { id } = await create();
    const keep = (isKept: boolean) =>
      site.ask('mutation Keep($isKept: Boolean!) { keepSearchDiary(isKept: $isKept) { isStarted } }', { isKept }, una);
    await keep(true);
    await site.ask('mutation Note { noteSearch(search: "lastname=pinch", total: 0) }', {}, una);
    const entryId = String(
      (await site.db.one<{ id: number }>('/* test.entry */ SELECT id FROM search_diary_entry WHERE member_id = $1', [
        una.memberId,
      ]))!.id,
    );
    await keep(false);
    expect(await ask('LogDiaryEntry', { questionId: id, entryId })).toBeNull();
    await keep(true);
    await ask('LogDiaryEntry', { questionId: id, entryId });
    expect((await ask('LogDiaryEntry', { questionId: id, entryId }))?.log).toMatchObject([
      { what: 'Pinch', outcome: 'NOTHING', diaryEntryId: entryId, link: { address: '/search/results?lastname=pinch' } },
    ]);
    await site.ask('mutation Keep { keepSearchDiary(isKept: true) { isStarted } }', {}, other);
    expect(await ask('LogDiaryEntry', { questionId: id, entryId }, other)).toBeNull();
    await site.ask('mutation Empty { emptySearchDiary }', {}, una);
    expect((await ask('ResearchQuestion', { id }))?.log).toMatchObject([{ what: 'Pinch', diaryEntryId: null }]);
  });

  it('are proved once every conflict has a word, which counts while the conflict says the same', async () => {
    const made = await create();
    await state(made, {});
    const { id, version, evidence, conflicts } = await state(made, { fact: 'AGE', value: '40', date: '1871' });
    expect(conflicts).toEqual([
      {
        key: expect.stringMatching(/^birth:/u),
        ids: evidence.map((row) => row.id),
        reason: 'The years of birth differ: 1847 and 1827–1834.',
        word: '',
      },
    ]);
    const proved = { id, version, state: 'CONCLUDED', conclusion: 'John.', confidence: 'PROVED' };
    await expect(ask('ConcludeResearchQuestion', proved)).rejects.toThrow(
      'BAD_USER_INPUT Write a word about 1 conflict first.',
    );
    await ask('AnswerResearchConflict', { questionId: id, key: conflicts[0]!.key, word: 'The clerk read 24 as 40.' });
    expect(await ask('ConcludeResearchQuestion', proved)).toMatchObject({
      state: 'CONCLUDED',
      confidence: 'PROVED',
      conflicts: [{ word: 'The clerk read 24 as 40.' }],
    });
    const [, age] = evidence;
    expect(
      await ask('ChangeResearchEvidence', {
        id: age!.id,
        version: age!.version,
        row: { ...EVIDENCE, fact: 'AGE', value: '60', date: '1871' },
      }),
    ).toMatchObject({ conflicts: [{ word: '' }] });
    expect(await ask('AnswerResearchConflict', { questionId: id, key: 'birth:0:0', word: 'x' })).toBeNull();
  });

  it('measure places by the gazetteer, and name what a statement rests on', async () => {
    const made = await create();
    await state(made, { address: PERSON });
    const { evidence, conflicts } = await state(made, { place: 'Exeter, Devon' });
    expect(evidence.map(({ link }) => link?.name ?? null)).toEqual([expect.stringMatching(/Thistlewood/u), null]);
    expect(conflicts.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Roche, Cornwall and Exeter, Devon are \d\d miles apart\.$/u),
    ]);
  });

  it('are each member’s own', async () => {
    const { id, version } = await create();
    const question = (await ask('PlanResearchSources', { questionId: id, rows: [PLAN] }))!;
    const row = question.plan[0]!;
    const asOther = (name: string, variables: object) => ask(name, variables, other);
    expect([
      await asOther('ResearchQuestion', { id }),
      await asOther('ChangeResearchQuestion', { id, version, input: QUESTION }),
      await asOther('ConcludeResearchQuestion', { id, version, state: 'OPEN', conclusion: '', confidence: null }),
      await asOther('PlanResearchSources', { questionId: id, rows: [PLAN] }),
      await asOther('ChangeResearchPlanRow', { id: row.id, version: row.version, row: PLAN }),
      await asOther('AddResearchLogRow', { questionId: id, row: LOG }),
      await asOther('AddResearchEvidence', { questionId: id, row: EVIDENCE }),
      await asOther('RemoveResearchRow', { table: 'PLAN', id: row.id }),
      await asOther('AnswerResearchConflict', { questionId: id, key: 'birth:1:2', word: 'x' }),
      await asOther('RestoreResearchQuestion', { id }),
    ]).toEqual(Array(10).fill(null));
    expect([
      await ask<unknown>('RemoveResearchQuestion', { id }, other),
      await ask('ResearchQuestions', {}, other),
    ]).toEqual([false, { questions: [], most: 500 }]);
  });

  it.each([
    ['a visitor', 'UNAUTHENTICATED', {}],
    ['a member without the grant', 'FORBIDDEN', { memberId: 1, grants: ['my-research', 'my-research:introduction'] }],
  ])('GRANT-025 refuse %s before anything is read', async (_who, code, as) => {
    statements.length = 0;
    const row = { id: '1', version: 1 };
    for (const [name, variables] of [
      ['ResearchQuestions', {}],
      ['ResearchQuestion', { id: 'q-x' }],
      ['CreateResearchQuestion', { input: QUESTION }],
      ['ResearchSources', { place: 'Roche', from: 1790, to: 1791 }],
      ['PlanResearchSources', { questionId: 'q', rows: [PLAN] }],
      ['ChangeResearchPlanRow', { ...row, row: PLAN }],
      ['AddResearchLogRow', { questionId: 'q', row: LOG }],
      ['AddResearchEvidence', { questionId: 'q', row: EVIDENCE }],
      ['LogDiaryEntry', { questionId: 'q', entryId: '1' }],
    ] as const)
      await expect(ask(name, variables, as)).rejects.toThrow(code);
    expect(statements.filter((label) => /^(?:research|diary|trees)/u.test(label))).toEqual([]);
  });

  it('say when they are full, and when there are too many', async () => {
    const { id } = await create();
    await site.db.rows(
      "/* test.fill */ INSERT INTO research_plan_row (question_id, what, place, span, outcome, held_then, missing_then, address, note) SELECT $1, 'n' || n, '', '', 'PLANNED', '', '', '', '' FROM generate_series(1, 199) AS n",
      [id],
    );
    await expect(ask('PlanResearchSources', { questionId: id, rows: [PLAN, PLAN] })).rejects.toThrow('LIMIT_REACHED');
    expect((await ask('PlanResearchSources', { questionId: id, rows: [PLAN] }))?.plan).toHaveLength(200);
    await site.db.rows(
      "/* test.fillQuestions */ INSERT INTO research_question (id, member_id, title) SELECT 'q-' || rpad(translate(n::text, '0189', 'abcd'), 20, 'z'), $1, 'n' FROM generate_series(1, 499) AS n",
      [una.memberId],
    );
    await expect(create()).rejects.toThrow('LIMIT_REACHED');
  });

  it.each([
    ['each of its tables for all of them', '{ researchQuestions { questions { conflicts { key } } } }'],
    ['whom each is about', '{ researchQuestions { questions { person { name } } } }'],
    ['what is in all folders', '{ researchFolders { folders { items { id } } } }'],
    [
      'one under many aliases',
      `{ ${Array.from({ length: 13 }, (_one, at) => `a${at}: researchQuestion(id: "ID") { conflicts { key } }`).join(' ')} }`,
    ],
  ])('are not answered with %s at once', async (_what, document) => {
    const [question] = await Promise.all(Array.from({ length: 13 }, () => create()));
    await Promise.all(
      Array.from({ length: 13 }, () => site.ask('mutation Folder { createResearchFolder(name: "x") { id } }', {}, una)),
    );
    const { errors } = await site.ask(`query Many ${document.replaceAll('ID', question!.id)}`, {}, una);
    await site.db.rows('/* test.folders */ DELETE FROM research_folder');
    expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  it('are read with as many statements for 300 rows as for three', async () => {
    const { id } = await create({ personAddress: '' });
    await site.db.rows(
      "/* test.many */ INSERT INTO research_evidence (question_id, about, fact, value, date, place, information, directness, weight, citation, address, note) SELECT $1, 'A' || n, 'NAME', '', '', '', 'PRIMARY', 'DIRECT', 'SOME', '', '/transcript?id=TEST%2F' || n, '' FROM generate_series(1, 300) AS n",
      [id],
    );
    statements.length = 0;
    await ask('ResearchQuestion', { id });
    expect(statements.filter((label) => /^(?:research|diary|trees)/u.test(label)).sort()).toEqual([
      'diary.openedRecords',
      'researchItems.inFolder',
      'researchQuestions.byId',
      'researchQuestions.words',
      ...Array<string>(4).fill('researchRows.ofQuestion'),
    ]);
  });
});
