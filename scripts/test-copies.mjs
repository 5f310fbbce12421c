// `npm run test:copies`: several copies of the site on one database. First what happens when one is killed, paused, cut off, late or replaced, then the browser journeys through three
// of them behind a balancer. Arguments name files of journeys; `--failures` leaves the journeys out.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (![process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].some((place) => place && existsSync(place))) {
  console.error('PgBouncer is not installed (Debian: pgbouncer), nor named in PGBOUNCER: no copy will be behind a pooler.');
}
const jest = (env, ...args) => spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--runInBand', ...args], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const given = process.argv.slice(2);
const files = given.filter((argument) => argument !== '--failures');
const outcomes = [];
if (files.length === 0) outcomes.push(jest({}, '--selectProjects', 'copies'));
if (!given.includes('--failures')) outcomes.push(jest({ MUNIMENT_E2E_COPIES: '3' }, '--selectProjects', 'e2e', ...(files.length > 0 ? ['--runTestsByPath', ...files] : [])));
process.exit(Math.max(...outcomes));
