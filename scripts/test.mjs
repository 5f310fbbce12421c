// `npm test`: the checks, then every Jest project; the browser tests come last, among themselves, since
// each file runs a whole site beside its browser. Arguments go to Jest, and then the checks are left out: `npm test --
// --selectProjects domain names`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';

import { openSearchHome } from '../test/support/opensearch/openSearchHome.mjs';
import { failuresOf, isWorthRepeating } from './failuresOf.mjs';
import { runWatched } from './runWatched.mjs';

const REPORT = '.cache/jest-report.json';

const IN_MEMORY = '/dev/shm';
/** What databases, sites and browsers of a whole run need at most, in bytes, with room to spare. */
const ROOM = 6e9;

/**
 * Whether temporary folders can be in memory: on a disk, every promise of a database waits some milliseconds for it,
 * and nothing of a test outlives its run.
 */
function hasRoomInMemory() {
  if (process.env.TMPDIR || !existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > ROOM && os.freemem() > ROOM;
}
/**
 * Tests of a worker wait for the disk and their database a tenth of their time: one more than there are cores fills
 * that, where memory allows. A site with its browser fills a core.
 */
const workers = os.totalmem() > 2 * ROOM ? Math.min(4, os.availableParallelism() + 1) : 2;
/** Megabytes for what a test makes and drops at once: with Node's 16 a worker spends twice as long on collecting it. */
const NEW_OBJECTS = '--max-semi-space-size=64';
const env = {
  ...process.env,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, NEW_OBJECTS].filter(Boolean).join(' '),
  ...(process.argv.length === 2 && { MUNIMENT_WHOLE_RUN: '1' }),
  ...(hasRoomInMemory() && { TMPDIR: IN_MEMORY }),
};

const started = performance.now();
/** What a run that took too long is judged by: which part of it, and on what machine. */
const report = (part) =>
  console.log(
    `${part} after ${Math.round((performance.now() - started) / 1000)} s: ${os.availableParallelism()} cores, load ${os.loadavg()[0].toFixed(1)}, ` +
      `${Math.round(os.freemem() / 1e9)} of ${Math.round(os.totalmem() / 1e9)} GB free, temporary files in ${env.TMPDIR ?? os.tmpdir()}`,
  );

const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
const JEST = 'node_modules/jest/bin/jest.js';

/** A run hangs when no file ended for so many minutes: the longest, on a slow machine, needs five. */
const MOST_MINUTES_A_FILE = 10;
const watchedJest = (args, given) =>
  runWatched([JEST, ...args], { env: given, sign: /PASS|FAIL/, limitMs: MOST_MINUTES_A_FILE * 60_000 });

/**
 * Runs projects. A few files that fail are run once more, one after another, and both outcomes are reported: the first
 * is a fault to be found. So is a run that hangs, which gets a second chance.
 */
async function projects(atOnce, ...names) {
  mkdirSync('.cache', { recursive: true });
  rmSync(REPORT, { force: true });
  const all = ['--json', '--outputFile', REPORT, '--selectProjects', ...names];
  // jest.config.mjs reads it; a number that was given wins.
  const given = { JEST_MAX_WORKERS: String(atOnce), ...env };
  let status = await watchedJest(all, given);
  const hung = status === null ? [{ file: names.join(', '), test: 'all', message: 'said nothing any more' }] : [];
  if (hung.length > 0) status = (await watchedJest(all, given)) ?? 1;
  if (status === 0 || !existsSync(REPORT)) return { status, repeated: hung };
  const failures = failuresOf(JSON.parse(readFileSync(REPORT, 'utf8')));
  if (!isWorthRepeating(failures)) return { status, repeated: hung };
  // In Jest's own process, which what a test left open would keep from ending.
  const alone = ['--runInBand', '--forceExit', '--selectProjects', ...names];
  const files = failures.map(({ file }) => file);
  return {
    status: (await watchedJest([...alone, '--runTestsByPath', ...files], env)) ?? 1,
    repeated: [...hung, ...failures],
  };
}

const wanted = process.argv.slice(2);
if (wanted.length > 0) process.exit(run([JEST, ...wanted]));
report('Checks start');
const faults = run(['scripts/check.mjs']);
if (faults !== 0) process.exit(faults);
// A real node for the engine's conformance; where it cannot be had, its test is skipped.
const home = await openSearchHome();
if (home) env.OPENSEARCH_HOME = home;
// Both always run: one run reports everything that is wrong.
report('Unit and server tests start');
const inside = await projects(workers, 'domain', 'ui', 'server');
report('Browser tests start');
const outcomes = [inside, await projects(2, 'e2e')];
report('All done');
const repeated = outcomes.flatMap((outcome) => outcome.repeated);
if (repeated.length > 0) console.error('\nFailed at first, and run once more:');
for (const { file, test, message } of repeated) console.error(`  ${file}\n    ${test}\n    ${message}`);
process.exit(Math.max(...outcomes.map(({ status }) => status)));
