// `npm test`: the checks, then every Jest project. Arguments go to Jest, and then the checks are left out:
// `npm test -- --selectProjects domain names`.
import { spawnSync } from 'node:child_process';

const run = (args) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
const wanted = process.argv.slice(2);
if (wanted.length === 0) run(['scripts/check.mjs']);
run(['node_modules/jest/bin/jest.js', ...wanted]);
