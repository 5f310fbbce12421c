// `npm run test:long`: the tests that kill, compare and measure at length, named `*.long.test.ts` and `*.long.e2e.ts`. Further arguments go to Jest.
import { spawnSync } from 'node:child_process';

const jest = (...args) => spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args, ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, MUNIMENT_LONG_TESTS: '1' } }).status ?? 1;

const LONG = ['--testPathPatterns', String.raw`\.long\.`];
process.exit(Math.max(jest('--selectProjects', 'domain', 'server', ...LONG), jest('--selectProjects', 'e2e', ...LONG)));
