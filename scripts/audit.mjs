// `npm run audit`: asks the registry which of the packages that ship have known faults, by the lock file. Exit codes: 0
// none, 1 some, 2 where the registry does not answer: then nothing is known, which is not the same as none.
import { spawnSync } from 'node:child_process';

import { readAudit } from './readAudit.mjs';

const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--package-lock-only', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { code, words } = readAudit(stdout ?? '', error?.message ?? stderr);
console[code === 0 ? 'log' : 'error'](words);
process.exit(code);
