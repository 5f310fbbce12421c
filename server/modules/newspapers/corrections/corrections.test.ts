import path from 'node:path';

import { BURST_LINES, FIRST_LINES } from '#domain/newspapers/corrections/reviewReason.ts';
import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { pageText } from '#server/engines/newspapers/pageText.ts';
import { profileOfMember } from '#server/modules/account/profile/profileStore.ts';
import { articleBodies } from '#server/modules/newspapers/search/articleStore.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { type NewspaperFolder, openNewspaperFolder } from '#test/support/newspaperFolder.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const ISSUE = 'BL/0009999/18240217';
const PAGE = `${ISSUE}/0001`;
const LINES = ['SHIP NEWF', 'thc fhip arrivcd', 'ofthe port of London', 'William Pincb of Redrath', 'the end'];
/** Further lines, for those who send many. */
const MANY = Array.from({ length: 60 }, (_, at) => `thc linc number ${at}`);

interface Sent {
  correctLines: {
    revision: number;
    lines: { line: number; outcome: string; reason: string | null; current: string | null }[];
  };
}
const CORRECT =
  'mutation Correct($pageId: ID!, $revision: Int!, $lines: [CorrectedLineInput!]!) { correctLines(pageId: $pageId, revision: $revision, lines: $lines) { revision lines { line outcome reason current } } }';
const UNDO = 'mutation Undo($ids: [ID!]!) { revertCorrections(ids: $ids) }';
const UNDO_ALL = 'mutation UndoAll($id: ID!) { revertCorrector(id: $id) }';
const REVIEW = 'mutation Review($ids: [ID!]!, $accept: Boolean!) { reviewCorrections(ids: $ids, accept: $accept) }';
const PROTECT = 'mutation Protect($pageId: ID!, $reason: String) { protectPage(pageId: $pageId, reason: $reason) }';
const HISTORY =
  'query History($pageId: ID!, $line: Int!) { lineHistory(pageId: $pageId, line: $line) { id memberName before after state mayUndo } }';
const OF_PAGE =
  'query OfPage($pageId: ID!) { pageCorrections(pageId: $pageId) { revision refusal isProtected protectedWhy lines waiting { line text } } }';
const QUEUE = 'query Queue { correctionQueue { id pageId line memberName reason before after current } }';

let paper: NewspaperFolder;
let site: TestApp;
/** Members by number: two whose lines are applied at once, one newcomer, and staff. */
let [ann, ben, newcomer, staff] = [0, 0, 0, 0];
const as = (memberId: number) => ({ memberId, isInternal: memberId === staff });

const importPaper = (date: string, lines: readonly string[]) => {
  const articles = [
    { headline: 'SHIP NEWF', areas: [{ page: 1, begin: 'L1', end: 'L3' }] },
    { headline: 'Deaths', areas: [{ page: 1, begin: 'L4', end: `L${lines.length}` }] },
  ];
  writeFiles(path.join(paper.folder, date), {
    'mets.xml': metsFile({ date, articles }),
    '0001.xml': altoPage(lines, { height: 4_000 }),
  });
  return runAdmin(paper.db, ['import-newspapers', path.join(paper.folder, date)]);
};
const send = async (
  memberId: number,
  lines: Record<number, string>,
  revision?: number,
  pageId = PAGE,
): Promise<Sent['correctLines'] | string | undefined> => {
  const base = revision ?? (await pageText(paper.db, pageId))?.revision ?? 0;
  const sent = await site.ask<Sent>(
    CORRECT,
    { pageId, revision: base, lines: Object.entries(lines).map(([line, text]) => ({ line: Number(line), text })) },
    as(memberId),
  );
  return sent.data?.correctLines ?? (sent.errors?.[0]?.extensions.code as string | undefined);
};
const outcomes = async (...sent: Parameters<typeof send>) => {
  const answer = await send(...sent);
  return typeof answer === 'object' ? answer.lines.map(({ outcome }) => outcome) : answer;
};
const textNow = async (pageId = PAGE) => (await pageText(paper.db, pageId))?.text.split('\n');
const historyOf = async (line: number, memberId = ann) =>
  (
    await site.ask<{
      lineHistory: {
        id: string;
        memberName: string | null;
        before: string;
        after: string;
        state: string;
        mayUndo: boolean;
      }[];
    }>(HISTORY, { pageId: PAGE, line }, as(memberId))
  ).data?.lineHistory ?? [];
const queue = async () =>
  (
    await site.ask<{ correctionQueue: { id: string; line: number; reason: string; after: string; current: string }[] }>(
      QUEUE,
      {},
      as(staff),
    )
  ).data?.correctionQueue ?? [];
const addMember = async (name: string, kind: 'member' | 'internal' = 'member') =>
  (
    await createMember(paper.db, {
      email: `${name}@example.com`,
      firstName: name,
      lastName: 'Test',
      passwordHash: null,
      kind,
    })
  )?.id ?? 0;
/** Gives a member the accepted lines after which no more are reviewed, on a page of no one else. */
const trust = (memberId: number) =>
  paper.db.rows(
    `/* test.trust */ INSERT INTO line_correction (issue_id, page_id, line, base_revision, before, after, member_id, made_at, state, changed_revision)
     SELECT 'n-old/18000101', 'n-old/18000101/0001', n, 1, 'a', 'b', $1, now() - interval '1 year', 'applied', 2 FROM generate_series(1, ${FIRST_LINES}) AS n`,
    [memberId],
  );

beforeAll(async () => {
  paper = await openNewspaperFolder();
  // The folder closes the database.
  site = await startTestApp({ db: { ...paper.db, close: () => Promise.resolve() } });
  [ann, ben, newcomer, staff] = [
    await addMember('ann'),
    await addMember('ben'),
    await addMember('new'),
    await addMember('staff', 'internal'),
  ];
  for (const id of [ann, ben]) {
    await trust(id);
    await profileOfMember(paper.db, id);
  }
  await paper.db.rows(`/* test.name */ UPDATE member_profile SET username = 'ann-of-truro' WHERE member_id = $1`, [
    ann,
  ]);
}, 60_000);
afterAll(async () => {
  await site?.close();
  await paper?.close();
});
beforeEach(async () => {
  await paper.db.rows('/* test.clear */ DELETE FROM newspaper_issue');
  await paper.db.rows(`/* test.forget */ DELETE FROM line_correction WHERE page_id NOT LIKE 'n-old/%'`);
  await paper.db.rows('/* test.unprotect */ DELETE FROM page_protection');
  await paper.db.rows('/* test.counters */ DELETE FROM rate_limit');
  await importPaper('1824-02-17', [...LINES, ...MANY]);
});

describe('a corrected line', () => {
  it('is read, kept with what was there, and counted, at once', async () => {
    expect(await send(ann, { 0: 'SHIP NEWS', 2: 'of the port of London' })).toEqual({
      revision: 2,
      lines: [0, 2].map((line) => ({ line, outcome: 'APPLIED', reason: null, current: null })),
    });
    expect((await textNow())?.slice(0, 4)).toEqual(['SHIP NEWS', LINES[1], 'of the port of London', LINES[3]]);
    expect(await historyOf(2)).toEqual([
      {
        id: expect.any(String) as string,
        memberName: 'ann-of-truro',
        before: LINES[2],
        after: 'of the port of London',
        state: 'APPLIED',
        mayUndo: true,
      },
    ]);
    expect((await historyOf(2, ben))[0]?.mayUndo).toBe(false);
    expect((await site.ask(OF_PAGE, { pageId: PAGE }, as(ben))).data).toEqual({
      pageCorrections: {
        revision: 2,
        refusal: null,
        isProtected: false,
        protectedWhy: null,
        lines: [0, 2],
        waiting: [],
      },
    });
    const words = LINES.slice(0, 3).join(' ').split(' ').length;
    expect(
      await paper.db.one('/* test.words */ SELECT headline, words FROM newspaper_article WHERE id = $1', [
        `${PAGE}/0001`,
      ]),
    ).toEqual({ headline: 'SHIP NEWS', words: words + 1 });
  });

  it('has its words flagged, those that were added with boxes inside the line', async () => {
    await send(ann, { 2: 'of the port of London' });
    const page = await pageText(paper.db, PAGE);
    const line = unpackPage({ text: page?.text ?? '', boxes: page?.packed ?? new Uint8Array() })[2];
    expect(line?.words.map(({ flags }) => flags)).toEqual([12, 12, 0, 0, 0]);
    expect(line?.words.every(({ x, width }) => x >= line.x && x + width <= line.x + line.width)).toBe(true);
    expect(WORD_FLAGS.corrected | WORD_FLAGS.uncertainBox).toBe(12);
  });

  it('gives its article alone a new change, with what the machine read among the readings', async () => {
    const source = createArticleSource(paper.db);
    const mark = await source.lastChange();
    await send(ann, { 3: 'William Pinch of Redruth' });
    const changed = [];
    for await (const article of source.changedAfter(mark)) changed.push(article);
    expect(changed).toMatchObject([
      {
        id: `${PAGE}/0002`,
        isCorrected: true,
        alternatives: [
          { word: 1, reading: 'Pincb' },
          { word: 3, reading: 'Redrath' },
        ],
      },
    ]);
    expect(changed[0]?.text.split('\n')[0]).toBe('William Pinch of Redruth');
    const all = [];
    for await (const article of source.since(0)) all.push([article.id, article.isCorrected]);
    expect(all).toEqual([
      [`${PAGE}/0001`, false],
      [`${PAGE}/0002`, true],
    ]);
    // What the results of a search say beside an article is what its filter means.
    const rows = await paper.db.rows<{ no: number }>(
      '/* test.nos */ SELECT no FROM newspaper_article WHERE NOT is_removed ORDER BY id',
    );
    const bodies = await articleBodies(
      paper.db,
      rows.map(({ no }) => no),
    );
    expect(rows.map(({ no }) => bodies.get(no)?.isCorrected)).toEqual([false, true]);
    expect(await source.lateWords()).toEqual(expect.arrayContaining(['pinch', 'redruth']));
  });

  it('keeps the text of the import and the latest, and no others', async () => {
    for (const text of ['the ship', 'the ship arrived', 'the ship arrived.']) await send(ann, { 1: text });
    expect(
      await paper.db.rows('/* test.revisions */ SELECT revision, made_by FROM page_text ORDER BY revision'),
    ).toEqual([
      { revision: 1, made_by: 'import' },
      { revision: 4, made_by: 'corrections' },
    ]);
    expect((await historyOf(1)).map(({ before, after }) => [before, after])).toEqual([
      ['the ship arrived', 'the ship arrived.'],
      ['the ship', 'the ship arrived'],
      [LINES[1], 'the ship'],
    ]);
  });

  it.each([
    [{ 1: LINES[1]! }, ['UNCHANGED']],
    [{ 1: '  thc  fhip arrivcd ' }, ['UNCHANGED']],
    [{ 1: '' }, ['REFUSED']],
    [{ 1: 'the\u202Eship' }, ['REFUSED']],
    [{ 999: 'beyond' }, ['REFUSED']],
    [{ 1: 'x'.repeat(501), 2: 'of the port of London' }, ['REFUSED', 'APPLIED']],
  ])('is judged by itself: %j', async (lines, expected) => {
    expect(await outcomes(ann, lines)).toEqual(expected);
  });
});

describe('two members', () => {
  it('at one line: the second has both texts, and nothing of the first is lost', async () => {
    expect(await outcomes(ann, { 3: 'William Pinch of Redruth' }, 1)).toEqual(['APPLIED']);
    expect(await send(ben, { 3: 'William Finch of Redrath' }, 1)).toEqual({
      revision: 2,
      lines: [{ line: 3, outcome: 'CONFLICT', reason: null, current: 'William Pinch of Redruth' }],
    });
    expect(await outcomes(ben, { 3: 'William Pinch of Redruth' }, 1)).toEqual(['UNCHANGED']);
    expect((await textNow())?.[3]).toBe('William Pinch of Redruth');
    expect(await outcomes(ben, { 3: 'William Finch of Redruth' }, 2)).toEqual(['APPLIED']);
  });

  it('at one line at the same moment: one is applied, and the other has both texts to choose from', async () => {
    const base = (await pageText(paper.db, PAGE))?.revision ?? 0;
    const texts = { [ann]: 'tho end of all', [ben]: 'the end of it' };
    const answers = await Promise.all(
      [ann, ben].map(async (member) => ({ member, sent: await send(member, { 4: texts[member] ?? '' }, base) })),
    );
    const lineOf = ({ sent }: (typeof answers)[number]) => (typeof sent === 'object' ? sent.lines[0] : undefined);
    const [winner] = answers.filter((answer) => lineOf(answer)?.outcome === 'APPLIED');
    const [loser] = answers.filter((answer) => lineOf(answer)?.outcome === 'CONFLICT');
    expect([answers.length, winner?.member === loser?.member]).toEqual([2, false]);
    const applied = texts[winner?.member ?? 0];
    expect((await textNow())?.[4]).toBe(applied);
    expect(lineOf(loser!)?.current).toBe(applied);
    // With what it was shown as its base, the other text is saved over it, and both are in the history.
    expect(await outcomes(loser!.member, { 4: texts[loser!.member] ?? '' })).toEqual(['APPLIED']);
    expect((await historyOf(4)).map(({ after }) => after)).toEqual(expect.arrayContaining(Object.values(texts)));
  });

  it('at the same moment on other lines are both in the text', async () => {
    const sent = await Promise.all([
      outcomes(ann, { 1: 'the ship arrived' }, 1),
      outcomes(ben, { 3: 'William Pinch of Redruth' }, 1),
      outcomes(ann, { 0: 'SHIP NEWS' }, 1),
    ]);
    expect(sent).toEqual([['APPLIED'], ['APPLIED'], ['APPLIED']]);
    expect((await textNow())?.slice(0, 4)).toEqual([
      'SHIP NEWS',
      'the ship arrived',
      LINES[2],
      'William Pinch of Redruth',
    ]);
  });
});

describe('review', () => {
  it('holds the lines of a newcomer until a curator has read them', async () => {
    expect(await send(newcomer, { 1: 'the ship arrived', 3: 'William Pinch of Redruth' })).toMatchObject({
      revision: 1,
      lines: [{ outcome: 'WAITING', reason: 'A curator reads a member’s first 20 lines.' }, { outcome: 'WAITING' }],
    });
    expect((await textNow())?.[1]).toBe(LINES[1]);
    expect([await historyOf(1, ann), (await historyOf(1, newcomer)).length]).toEqual([[], 1]);
    expect(
      (await site.ask<{ pageCorrections: { waiting: object[] } }>(OF_PAGE, { pageId: PAGE }, as(newcomer))).data
        ?.pageCorrections.waiting,
    ).toEqual([
      { line: 1, text: 'the ship arrived' },
      { line: 3, text: 'William Pinch of Redruth' },
    ]);

    const [first, second] = await queue();
    expect(first).toMatchObject({ line: 1, before: LINES[1], after: 'the ship arrived', current: LINES[1] });
    expect((await site.ask(REVIEW, { ids: [first?.id], accept: true }, as(staff))).data).toEqual({
      reviewCorrections: 1,
    });
    expect((await site.ask(REVIEW, { ids: [second?.id], accept: false }, as(staff))).data).toEqual({
      reviewCorrections: 1,
    });
    expect((await site.ask(REVIEW, { ids: [first?.id, second?.id], accept: false }, as(staff))).data).toEqual({
      reviewCorrections: 0,
    });
    expect((await textNow())?.slice(1, 4)).toEqual(['the ship arrived', LINES[2], LINES[3]]);
    expect(await queue()).toEqual([]);
  });

  it('takes the last of several that one member sends for a line', async () => {
    await send(newcomer, { 1: 'the fhip' });
    await send(newcomer, { 1: 'the ship' });
    expect((await queue()).map(({ after }) => after)).toEqual(['the ship']);
  });

  it('holds links and coarse words of anyone but curators, and a burst', async () => {
    expect(await outcomes(ann, { 1: 'the ship www.cheap.example', 2: 'the shitty port', 3: 'William Pinch' })).toEqual([
      'WAITING',
      'WAITING',
      'APPLIED',
    ]);
    expect(await outcomes(staff, { 4: 'see www.record-office.example' })).toEqual(['APPLIED']);
    await paper.db.rows(
      `/* test.burst */ INSERT INTO line_correction (issue_id, page_id, line, base_revision, before, after, member_id, state) SELECT 'n-x/18000101', 'n-x/18000101/0001', n, 1, 'a', 'b', $1, 'undone' FROM generate_series(1, ${BURST_LINES}) AS n`,
      [ben],
    );
    expect(await outcomes(ben, { 10: 'the line number 5' })).toEqual(['WAITING']);
  });

  it.each([
    QUEUE,
    'query Lost { lostCorrections { id } }',
    'mutation All { reviewCorrections(ids: ["1"], accept: true) }',
    'mutation Protect { protectPage(pageId: "x", reason: "y") }',
    'mutation Place { placeCorrection(id: "1", line: 1) }',
    'mutation UndoAll { revertCorrector(id: "1") }',
  ])('is not there for members: %s', async (operation) => {
    expect((await site.ask(operation, {}, as(ann))).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('undoing', () => {
  it('gives a line the text that was in force before, in the end the machine’s', async () => {
    await send(ann, { 1: 'the ship' });
    await send(ben, { 1: 'the ship arrived' });
    const [bens, anns] = await historyOf(1);
    expect((await site.ask(UNDO, { ids: [bens?.id] }, as(ann))).data).toEqual({ revertCorrections: 0 });
    expect((await site.ask(UNDO, { ids: [bens?.id] }, as(ben))).data).toEqual({ revertCorrections: 1 });
    expect((await textNow())?.[1]).toBe('the ship');
    expect((await site.ask(UNDO, { ids: [anns?.id] }, as(staff))).data).toEqual({ revertCorrections: 1 });
    expect((await textNow())?.[1]).toBe(LINES[1]);
    expect((await historyOf(1)).map(({ state }) => state)).toEqual(['UNDONE', 'UNDONE']);
    expect((await pageText(paper.db, PAGE))?.isCorrected).toBe(false);
    // Who read the line before it was undone has not seen it as it is.
    expect(await outcomes(ben, { 1: 'thy ship' }, 3)).toEqual(['CONFLICT']);
  });

  it('is for curators on a page they protect', async () => {
    await send(ann, { 1: 'the ship arrived' });
    const [change] = await historyOf(1);
    await site.ask(PROTECT, { pageId: PAGE, reason: 'Checked' }, as(staff));
    expect((await historyOf(1))[0]?.mayUndo).toBe(false);
    expect((await site.ask(UNDO, { ids: [change?.id] }, as(ann))).data).toEqual({ revertCorrections: 0 });
    expect((await textNow())?.[1]).toBe('the ship arrived');
    expect((await historyOf(1, staff))[0]?.mayUndo).toBe(true);
    expect((await site.ask(UNDO, { ids: [change?.id] }, as(staff))).data).toEqual({ revertCorrections: 1 });
  });

  it('all of one member leaves the lines of others, and makes them a newcomer again', async () => {
    await send(ben, { 0: 'SHIP NEWS' });
    await send(ann, { 1: 'the ship arrived', 3: 'William Pinch of Redruth', 4: 'www.ann.example' });
    const [change] = await historyOf(1);
    expect((await site.ask(UNDO_ALL, { id: change?.id }, as(staff))).data).toEqual({
      revertCorrector: FIRST_LINES + 3,
    });
    expect(await textNow()).toEqual(['SHIP NEWS', ...LINES.slice(1), ...MANY]);
    expect(await outcomes(ann, { 1: 'the ship arrived' })).toEqual(['WAITING']);
    await paper.db.rows(
      `/* test.trustAgain */ UPDATE line_correction SET state = 'applied' WHERE page_id LIKE 'n-old/%'`,
    );
  });
});

describe('who may correct', () => {
  it.each(['closed', 'missing'])('an issue that is %s is not there', async (which) => {
    if (which === 'closed')
      await paper.db.rows(
        `/* test.close */ INSERT INTO access_rule (title_id, access) VALUES ('BL/0009999', 'subscribers')`,
      );
    const pageId = which === 'closed' ? PAGE : `${ISSUE}/0009`;
    expect(await send(ann, { 1: 'the ship' }, 1, pageId)).toBe('NOT_FOUND');
    expect((await site.ask(OF_PAGE, { pageId }, as(ann))).data).toEqual({ pageCorrections: null });
    expect((await site.ask(HISTORY, { pageId, line: 1 }, as(ann))).data).toEqual({ lineHistory: [] });
    await paper.db.rows('/* test.open */ DELETE FROM access_rule');
  });

  it('visitors are asked to sign in, and patrons without an address are refused', async () => {
    expect((await site.ask(CORRECT, { pageId: PAGE, revision: 1, lines: [] })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const patron =
      (
        await createMember(paper.db, {
          email: null,
          firstName: 'A',
          lastName: 'Patron',
          passwordHash: null,
          kind: 'library',
        })
      )?.id ?? 0;
    expect(await send(patron, { 1: 'the ship' })).toMatchObject({
      lines: [{ outcome: 'REFUSED', reason: 'Only members with a confirmed email address can correct newspapers.' }],
    });
  });

  it('a protected page is for curators, and members see why', async () => {
    expect((await site.ask(PROTECT, { pageId: PAGE, reason: 'Two members disagree.' }, as(staff))).data).toEqual({
      protectPage: true,
    });
    expect(await outcomes(ann, { 1: 'the ship' })).toEqual(['REFUSED']);
    expect((await site.ask(OF_PAGE, { pageId: PAGE }, as(ann))).data).toMatchObject({
      pageCorrections: {
        isProtected: true,
        protectedWhy: 'Two members disagree.',
        refusal: 'Only curators can correct this page.',
      },
    });
    expect(await outcomes(staff, { 1: 'the ship' })).toEqual(['APPLIED']);
    await site.ask(PROTECT, { pageId: PAGE, reason: null }, as(staff));
    expect(await outcomes(ann, { 3: 'William Pinch of Redruth' })).toEqual(['APPLIED']);
  });

  it('lines of a hidden article are not there', async () => {
    await send(ann, { 3: 'William Pinch of Redruth' });
    await paper.db.rows(`/* test.hide */ UPDATE newspaper_article SET hidden_reason = 'asked for' WHERE id = $1`, [
      `${PAGE}/0002`,
    ]);
    expect([await outcomes(ann, { 3: 'Pinch' }), await historyOf(3)]).toEqual([['REFUSED'], []]);
  });

  it('ids and reasons that no database stores are refused', async () => {
    const [nul, curator] = [`${PAGE}\0`, as(staff)];
    expect((await site.ask(HISTORY, { pageId: nul, line: 0 }, curator)).data).toEqual({ lineHistory: [] });
    expect((await site.ask(PROTECT, { pageId: nul, reason: 'x' }, curator)).data).toEqual({ protectPage: false });
    expect((await site.ask(PROTECT, { pageId: PAGE, reason: 'a\0b' }, curator)).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('lines are counted: a request has 20 at most, a member 1,200 an hour', async () => {
    const lines = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at, 'x']));
    expect(await send(ann, lines)).toBe('BAD_USER_INPUT');
    await paper.db.rows(
      `/* test.full */ INSERT INTO rate_limit (key, points, expire) VALUES ('lineCorrection:${ben}', 1200, ${Date.now() + 3_600_000})`,
    );
    expect(await send(ben, { 1: 'the ship' })).toBe('RATE_LIMITED');
  });
});

it('corrections of a member who was erased stay, without their name', async () => {
  const leaver = await addMember('leaver');
  await trust(leaver);
  await profileOfMember(paper.db, leaver);
  await send(leaver, { 1: 'the ship arrived' });
  expect((await historyOf(1))[0]?.memberName).toMatch(/^reader-/u);
  await eraseMember(paper.db, leaver);
  expect([(await historyOf(1))[0]?.memberName, (await textNow())?.[1]]).toEqual([null, 'the ship arrived']);
});
