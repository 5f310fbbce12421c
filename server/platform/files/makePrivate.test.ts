import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { makePrivate } from './makePrivate.ts';

it.each([
  ['that is absent', null],
  ['that everyone may read', 0o755],
  ['that its group may write', 0o770],
  ['that is private already', 0o700],
])('a folder %s is its owner’s alone afterwards', (_which, before) => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'muniment-private-'));
  const folder = path.join(home, 'data');
  makePrivate(folder);
  if (before !== null) chmodSync(folder, before);
  makePrivate(folder);
  expect([existsSync(folder), statSync(folder).mode & 0o777]).toEqual([true, 0o700]);
  rmSync(home, { recursive: true });
});
