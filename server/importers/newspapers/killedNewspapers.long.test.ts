import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { openStorage, type Storage } from '#server/platform/db/openStorage.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

const ISSUES = 100;
const PAGE = altoPage(
  Array.from({ length: 60 }, (_, at) => `line ${at} of a page that takes a while`),
  { height: 3_000 },
);

let folder: string;
let site: Storage;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-killed-papers-'));
  for (const number of ['8800001', '8800002']) {
    for (let at = 0; at < ISSUES; at += 1) {
      const date = new Date(Date.UTC(1830, 0, 5 + 7 * at)).toISOString().slice(0, 10);
      const articles = [
        { headline: `News of ${date}`, areas: [{ page: 1, begin: 'L1', end: 'L30' }] },
        {
          headline: 'More',
          areas: [
            { page: 1, begin: 'L31', end: 'L60' },
            { page: 2, begin: 'L1', end: 'L60' },
          ],
        },
      ];
      writeFiles(path.join(folder, number, date), {
        'mets.xml': metsFile({ number, date, texts: ['0001.xml', '0002.xml'], articles }),
        '0001.xml': PAGE,
        '0002.xml': PAGE,
      });
    }
  }
  site = await openStorage({ dataDir: path.join(folder, 'data'), databaseUrl: null }, silentLog);
}, 120_000);
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The operator's command line in a process of its own, as `npm run muniment` starts it. */
function importFrom(number: string): {
  child: ChildProcess;
  ended: Promise<{ code: number | string | null; out: string; err: string }>;
} {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/admin/main.ts', 'import-newspapers', path.join(folder, number)],
    {
      cwd: projectRoot(),
      env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (err += text.toString()));
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code: code ?? signal, out, err }))),
  };
}

const stored = async (number: string) =>
  (
    await site.db.one<{ n: number }>(
      '/* test.issues */ SELECT count(*)::int AS n FROM newspaper_issue WHERE title_id = $1',
      [`BL/${number}`],
    )
  )?.n ?? 0;
const untilStored = async (number: string, issues: number) => {
  while ((await stored(number)) < issues) await delay(5);
};
/** What is stored of a title, without its number, its run, and the numbers that a killed run has used up. */
async function contentOf(number: string): Promise<string[]> {
  const queries = [
    `/* test.issue */ SELECT to_jsonb(t) - 'batch_id' - 'content_hash' AS row FROM newspaper_issue t WHERE title_id = $1 ORDER BY id`,
    `/* test.page */ SELECT to_jsonb(p) || jsonb_build_object('text', md5(t.text), 'packed', md5(t.packed), 'revision', t.revision) AS row FROM newspaper_page p JOIN page_text t ON t.page_id = p.id WHERE p.issue_id LIKE $1 || '/%' ORDER BY p.id`,
    `/* test.article */ SELECT to_jsonb(a) - 'no' - 'change' AS row FROM newspaper_article a WHERE issue_id LIKE $1 || '/%' ORDER BY id`,
    `/* test.zone */ SELECT to_jsonb(z) - 'article_no' || jsonb_build_object('id', a.id) AS row FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no WHERE a.issue_id LIKE $1 || '/%' ORDER BY a.id, z.n`,
    `/* test.day */ SELECT to_jsonb(d) AS row FROM issue_day d WHERE title_id = $1 ORDER BY year`,
  ];
  const rows = await Promise.all(queries.map((query) => site.db.rows<{ row: object }>(query, [`BL/${number}`])));
  return rows.flat().map(({ row }) => JSON.stringify(row).replaceAll(number, 'N'));
}

it('an import of newspapers that is interrupted, then killed, goes on with the issue that is missing and ends as one that was left alone', async () => {
  const first = importFrom('8800001');
  await untilStored('8800001', 5);
  first.child.kill('SIGINT');
  const interrupted = await first.ended;
  expect(interrupted.code).toBe(130);
  expect(interrupted.err).toContain(
    'Stopped. The issues that were imported stay; the same command goes on with the next one.',
  );
  const safe = await stored('8800001');
  expect(safe).toBeLessThan(ISSUES);

  const second = importFrom('8800001');
  await untilStored('8800001', safe + 5);
  second.child.kill('SIGKILL');
  expect((await second.ended).code).toBe('SIGKILL');
  const killed = await stored('8800001');
  expect(killed).toBeLessThan(ISSUES);
  // What stands there is whole: no issue without its pages and articles.
  expect(
    await site.db.rows(
      `/* test.half */ SELECT id FROM newspaper_issue i WHERE pages <> 2 OR (SELECT count(*) FROM newspaper_page p WHERE p.issue_id = i.id) <> 2`,
    ),
  ).toEqual([]);

  const third = await importFrom('8800001').ended;
  expect([third.code, third.err]).toEqual([0, '']);
  const resumed = Number(/^(\d+) issues? here already/mu.exec(third.out)?.[1]);
  expect(resumed).toBeGreaterThanOrEqual(killed);
  expect(third.out).toContain(`Imported ${ISSUES - resumed} issue`);
  expect((await importFrom('8800002').ended).code).toBe(0);
  expect(await contentOf('8800001')).toEqual(await contentOf('8800002'));
  expect(await stored('8800001')).toBe(ISSUES);
}, 120_000);
