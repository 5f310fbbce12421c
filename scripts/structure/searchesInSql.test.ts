import { readFileSync } from 'node:fs';

import { listFiles } from '../listFiles.ts';

/** Searches that know only capitals, and words that are stored without a fold. */
const OWN_WAY = /\bILIKE\b|\blower\([^\n]*\bLIKE\b|to_tsvector\('simple', (?!\$)/u;

it('no search in SQL folds words in a way of its own: server/platform/db/foldSql.ts has the one', () => {
  const own = listFiles('server', '.ts')
    .filter((file) => !/\.(?:test|fixture)\.ts$/u.test(file) && !file.endsWith('foldSql.ts'))
    .filter((file) => OWN_WAY.test(readFileSync(file, 'utf8')));
  expect(own).toEqual([]);
});
