import { spawn } from 'node:child_process';
import path from 'node:path';

import { FIRST_LINES } from '#domain/newspapers/corrections/reviewReason.ts';
import { createArticleSearch } from '#server/engines/articles/createArticleSearch.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { lockChanges } from '#server/engines/newspapers/newspaperLocks.ts';
import { pageText } from '#server/engines/newspapers/pageText.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { type NewspaperFolder, openNewspaperFolder } from '#test/support/newspaperFolder.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const PAGE = 'BL/0009999/18240217/0001';
const LINES = 120;
/** What the machine read, and what the member reads, on each line. */
const READ = Array.from({ length: LINES }, (_, at) => `lot ${at} of thc cftatc at Redrath, number ${at * 7}`);
const TRUE = READ.map((line) => line.replace('thc cftatc', 'the estate').replace('Redrath', 'Redruth'));

let paper: NewspaperFolder;
let site: TestApp;
let [member, staff] = [0, 0];
beforeAll(async () => {
  paper = await openNewspaperFolder();
  // The folder closes the database.
  site = await startTestApp({ db: { ...paper.db, close: () => Promise.resolve() } });
  const add = async (email: string, kind: 'member' | 'internal') =>
    (await createMember(paper.db, { email, firstName: 'A', lastName: 'B', passwordHash: null, kind }))?.id ?? 0;
  [member, staff] = [await add('m@example.com', 'member'), await add('s@example.com', 'internal')];
  await paper.db.rows(
    `/* test.trust */ INSERT INTO line_correction (issue_id, page_id, line, base_revision, before, after, member_id, made_at, state, changed_revision)
     SELECT 'n-old/18000101', 'n-old/18000101/0001', n, 1, 'a', 'b', $1, now() - interval '1 year', 'applied', 2 FROM generate_series(1, ${FIRST_LINES}) AS n`,
    [member],
  );
}, 60_000);
afterAll(async () => {
  await site?.close();
  await paper?.close();
});

beforeEach(async () => {
  await paper.db.rows('/* test.clear */ DELETE FROM newspaper_issue');
  await paper.db.rows(`/* test.forget */ DELETE FROM line_correction WHERE page_id NOT LIKE 'n-old/%'`);
});

const importLines = async (lines: readonly string[], change: (alto: string) => string = (alto) => alto) => {
  const articles = [{ headline: 'Sales', areas: [{ page: 1, begin: 'L1', end: `L${lines.length}` }] }];
  writeFiles(path.join(paper.folder, 'paper'), {
    'mets.xml': metsFile({ articles }),
    '0001.xml': change(altoPage(lines, { height: 6_000 })),
  });
  expect(await runAdmin(paper.db, ['import-newspapers', path.join(paper.folder, 'paper')])).toMatchObject({ code: 0 });
};
const CORRECT =
  'mutation Correct($pageId: ID!, $revision: Int!, $lines: [CorrectedLineInput!]!) { correctLines(pageId: $pageId, revision: $revision, lines: $lines) { lines { outcome } } }';
const correct = async (lines: readonly number[]) => {
  for (let at = 0; at < lines.length; at += 20) {
    const revision = (await pageText(paper.db, PAGE))?.revision;
    const sent = await site.ask<{ correctLines: { lines: { outcome: string }[] } }>(
      CORRECT,
      { pageId: PAGE, revision, lines: lines.slice(at, at + 20).map((line) => ({ line, text: TRUE[line] })) },
      { memberId: member },
    );
    expect(sent.data?.correctLines.lines.every(({ outcome }) => outcome === 'APPLIED')).toBe(true);
  }
};
const textNow = async () => (await pageText(paper.db, PAGE))?.text.split('\n') ?? [];
interface Lost {
  id: string;
  before: string;
  after: string;
  candidates: { line: number; text: string }[];
}
const lost = async () =>
  (
    await site.ask<{ lostCorrections: Lost[] }>(
      'query Lost { lostCorrections { id before after candidates { line text } } }',
      {},
      { memberId: staff, isInternal: true },
    )
  ).data?.lostCorrections ?? [];
const place = (id: string | undefined, line: number | null) =>
  site.ask(
    'mutation Place($id: ID!, $line: Int) { placeCorrection(id: $id, line: $line) }',
    { id, line },
    { memberId: staff, isInternal: true },
  );
const shifted = (alto: string) =>
  alto
    .replace(/VPOS="(\d+)"/gu, (_all, y: string) => `VPOS="${Number(y) + 95}"`)
    .replace(/HPOS="(\d+)"/gu, (_all, x: string) => `HPOS="${Number(x) + 11}"`);

it('corrections of 100 lines outlive a better reading of the page: each is on its line or waits for a curator', async () => {
  await importLines(READ);
  const corrected = Array.from({ length: 100 }, (_, at) => at);
  await correct(corrected);
  expect((await textNow()).slice(0, 100)).toEqual(TRUE.slice(0, 100));

  // A later scan, shifted by more than two lines: some lines read better, five are lost, three are wreckage.
  const better = READ.map((line, at) =>
    at % 3 === 0 ? line.replace('cftatc', 'eftate') : at >= 50 && at < 55 ? '~ ~ ~' : line,
  ).filter((_line, at) => at < 90 || at >= 95);
  const gap = (alto: string) =>
    shifted(alto).replace(/VPOS="(\d+)"/gu, (all, y: string) =>
      Number(y) >= 195 + 90 * 40 ? `VPOS="${Number(y) + 200}"` : all,
    );
  await importLines(better, gap);
  const now = await textNow();
  const waiting = await lost();
  expect(now).toHaveLength(LINES - 5);
  const applied = corrected.filter((line) => now.includes(TRUE[line]!));
  expect(waiting.map(({ after }) => after).sort()).toEqual(
    corrected
      .filter((line) => !applied.includes(line))
      .map((line) => TRUE[line])
      .sort(),
  );
  expect(waiting).toHaveLength(8);
  expect(now[50]).toBe('~ ~ ~');
  expect(now.slice(0, 50)).toEqual(TRUE.slice(0, 50));
  const article = await paper.db.one<{ words: number }>(
    `/* test.words */ SELECT words FROM newspaper_article WHERE NOT is_removed`,
  );
  expect(article?.words).toBe(now.join(' ').split(' ').length);

  // A curator gives one its line, with its history, and drops another.
  const [first, second] = waiting;
  expect(first?.candidates[0]).toEqual({ line: 50, text: '~ ~ ~' });
  expect((await place(first?.id, 50)).data).toEqual({ placeCorrection: true });
  expect((await textNow())[50]).toBe(first?.after);
  expect((await place(first?.id, 51)).data).toEqual({ placeCorrection: false });
  expect((await place(second?.id, null)).data).toEqual({ placeCorrection: true });
  expect((await lost()).map(({ id }) => id)).toEqual(waiting.slice(2).map(({ id }) => id));
  expect(
    await paper.db.one('/* test.rows */ SELECT count(*)::int AS n FROM line_correction WHERE page_id = $1', [PAGE]),
  ).toEqual({ n: 100 });
}, 60_000);

it('corrections of a page that an import no longer has wait, and come to no harm', async () => {
  await importLines(READ.slice(0, 20));
  await correct([1]);
  const articles = [{ headline: 'Other', areas: [{ page: 2, begin: 'L1' }] }];
  writeFiles(path.join(paper.folder, 'paper'), {
    'mets.xml': metsFile({ texts: ['gone.xml', '0002.xml'], articles }),
    '0002.xml': altoPage(['another page']),
  });
  await runAdmin(paper.db, ['import-newspapers', path.join(paper.folder, 'paper'), '--accept-fewer']);
  expect(await pageText(paper.db, PAGE)).toBeNull();
  expect((await lost()).find(({ after }) => after === TRUE[1])).toMatchObject({ before: READ[1], candidates: [] });
}, 60_000);

it('a correction is found by the words of the member and by those of the machine, by itself', async () => {
  await importLines(['Married lately at Truro', 'William Pincbbeck of thc town'].concat(READ.slice(0, 3)));
  const search = await createArticleSearch({
    folder: path.join(paper.folder, 'articles'),
    source: createArticleSource(paper.db),
    log: silentLog,
    threads: 1,
  });
  const found = async (words: string) =>
    (
      await search.search(
        { words, filters: {}, order: 'relevance', withMisreadings: false, refused: [], facets: [] },
        { offset: 0, limit: 5 },
      )
    ).total;
  try {
    expect([await found('pincbbeck'), await found('pinchbeck')]).toEqual([1, 0]);
    const { revision } = (await pageText(paper.db, PAGE)) ?? {};
    await site.ask(
      CORRECT,
      { pageId: PAGE, revision, lines: [{ line: 1, text: 'William Pinchbeck of the town' }] },
      { memberId: member },
    );
    // Nothing else is called: the index looks for changes every two seconds.
    while ((await found('pinchbeck')) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect([
      await found('pincbbeck'),
      await found('"william pinchbeck of the town"'),
      await found('"pincbbeck of the"'),
    ]).toEqual([1, 1, 1]);
  } finally {
    await search.close();
  }
}, 60_000);

it('a correction whose server is killed half-way is not there at all', async () => {
  await importLines(READ.slice(0, 30));
  const before = [
    await pageText(paper.db, PAGE),
    await paper.db.rows('/* test.all */ SELECT id FROM line_correction ORDER BY id'),
  ];
  const script = `
    import { openDatabase } from '#server/platform/db/openDatabase.ts';
    import { silentLog } from '#server/platform/config/log.ts';
    import { sendLines } from '#server/modules/newspapers/corrections/sendLines.ts';
    const db = openDatabase(${JSON.stringify((paper.db as typeof paper.db & { connection: Connection }).connection)}, { log: silentLog, size: 1, isBackground: true });
    await sendLines(db, { pageId: '${PAGE}', revision: 99, lines: [{ line: 2, text: 'half a correction' }], memberId: ${member}, corrector: { isCurator: true, accepted: 0, recent: 0 } });`;
  const waiting = () =>
    paper.db.one(
      `/* test.blocked */ SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%newspapers.lockChange%' AND datname = current_database()`,
    );
  await paper.db.transaction(async (tx) => {
    // Held here, the correction has stored its row and its text, and waits before it numbers its article.
    await lockChanges(tx);
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: projectRoot(),
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    while (!(await waiting())) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await ended;
  });
  while (await waiting()) await new Promise((resolve) => setTimeout(resolve, 20));
  expect([
    await pageText(paper.db, PAGE),
    await paper.db.rows('/* test.all */ SELECT id FROM line_correction ORDER BY id'),
  ]).toEqual(before);
  await correct([2]);
  expect((await textNow())[2]).toBe(TRUE[2]);
}, 60_000);
