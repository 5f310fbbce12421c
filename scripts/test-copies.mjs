// `npm run test:copies`: several copies of the site on one database. First what happens when one is killed, paused, cut
// off, late or replaced, then the browser journeys through three of them behind a balancer. Arguments name files of
// journeys; `--failures` leaves the journeys out. A file that cannot be run so says why: `// Not through copies:
// REASON`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const JOURNEYS = 'test/e2e';
const LEFT_OUT = /^\/\/ Not through copies: (.+)$/mu;

const pooler = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(
  (place) => place && existsSync(place),
);
if (!pooler)
  console.error(
    'PgBouncer is not installed (Debian: pgbouncer), nor named in PGBOUNCER: no copy will be behind a pooler.',
  );
const jest = (env, ...args) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--runInBand', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

const given = process.argv.slice(2);
const named = given.filter((argument) => argument !== '--failures');
const journeys =
  named.length > 0
    ? named
    : readdirSync(JOURNEYS)
        .filter((name) => name.endsWith('.e2e.ts'))
        .map((name) => path.join(JOURNEYS, name));
const reasonOf = (file) => LEFT_OUT.exec(readFileSync(file, 'utf8'))?.[1];
const outcomes = [];
if (named.length === 0) outcomes.push(jest({}, '--selectProjects', 'copies'));
if (!given.includes('--failures')) {
  outcomes.push(
    jest(
      { MUNIMENT_E2E_COPIES: '3', MUNIMENT_LONG_TESTS: '1' },
      '--selectProjects',
      'e2e',
      '--runTestsByPath',
      ...journeys.filter((file) => !reasonOf(file)),
    ),
  );
  for (const file of journeys.filter(reasonOf)) console.log(`Left out: ${file}: ${reasonOf(file)}`);
}
process.exit(Math.max(...outcomes));
