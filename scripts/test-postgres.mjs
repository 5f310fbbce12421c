// `npm run test:postgres`: the server tests on the PostgreSQL that DATABASE_URL names, instead of the embedded one.
import { spawnSync } from 'node:child_process';

// The tests' own servers start as on a bare machine: they must not write into the database it names.
const { DATABASE_URL, ...env } = process.env;
if (!DATABASE_URL) {
  console.error(`DATABASE_URL is not set. Name a PostgreSQL server, version 15 or newer, and a user who may create databases:
  DATABASE_URL=postgres://user:password@localhost:5432/postgres npm run test:postgres
The tests make databases of their own (muniment_test_…) and drop them; a template (muniment_template_…) stays.`);
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', ...process.argv.slice(2), '--selectProjects', 'server'],
  {
    stdio: 'inherit',
    env: { ...env, MUNIMENT_TEST_DATABASE_URL: DATABASE_URL },
  },
);
process.exit(status ?? 1);
