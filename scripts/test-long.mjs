// `npm run test:long`: the tests that kill, compare and measure at length, and journeys in the browser whose rules are
// proved by tests of the server and of components. They are named `*.long.test.ts` and `*.long.e2e.ts`. Further
// arguments go to Jest.
import { spawnSync } from 'node:child_process';

const args = [
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'domain',
  'server',
  'e2e',
  '--testPathPatterns',
  String.raw`\.long\.`,
  ...process.argv.slice(2),
];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, MUNIMENT_LONG_TESTS: '1', MUNIMENT_WHOLE_RUN: '1' },
});
process.exit(status ?? 1);
