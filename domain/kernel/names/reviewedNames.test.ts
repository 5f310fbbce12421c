import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { classifyNames } from './classifyNames.ts';
import { foldName } from './foldName.ts';
import type { NameKind } from './nameVariant.ts';

const folder = path.join(process.env.MUNIMENT_SHARED ?? '../shared', 'data', 'names');
const readPairs = (file: string) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n').map((line) => line.split('\t').map(foldName));
const judge = (file: string, kind: NameKind) => {
  const pairs = readPairs(file);
  return pairs.filter(([one = '', other = '']) => classifyNames(one, other, kind) !== null).length / pairs.length;
};

// Run only where the reviewed pairs are at hand: set MUNIMENT_SHARED to the folder that holds data/names.
(existsSync(folder) ? describe : describe.skip)('names that people judged not to be variants (skipped without the shared data)', () => {
  it('at most 6 of 100 surname pairs are taken for variants', () => {
    expect(judge('not-variants-surname.tsv', 'surname')).toBeLessThanOrEqual(0.045);
  });

  it('at most 6 of 100 forename pairs are taken for variants', () => {
    expect(judge('not-variants-given.tsv', 'forename')).toBeLessThanOrEqual(0.03);
  });
});
