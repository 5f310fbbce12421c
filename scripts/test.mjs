// `npm test`: the checks, then every Jest project; the browser tests come last, among themselves, since
// each file runs a whole site beside its browser. Arguments go to Jest, and then the checks are left out: `npm test -- --selectProjects domain names`.
import { spawnSync } from 'node:child_process';

const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
const jest = (...args) => run(['node_modules/jest/bin/jest.js', ...args]);

const wanted = process.argv.slice(2);
if (wanted.length > 0) process.exit(jest(...wanted));
const faults = run(['scripts/check.mjs']);
if (faults !== 0) process.exit(faults);
// Both always run: one answer tells everything that is wrong.
const results = [jest('--selectProjects', 'domain', 'ui', 'server'), jest('--selectProjects', 'e2e')];
process.exit(Math.max(...results));
