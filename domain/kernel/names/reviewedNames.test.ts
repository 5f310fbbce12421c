import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { classifyNames } from './classifyNames.ts';
import { foldName } from './foldName.ts';
import type { NameKind } from './nameVariant.ts';
import { SURNAME_PAIRS } from './surnamePairs.ts';

const folder = path.join(process.env.MUNIMENT_SHARED ?? '../shared', 'data', 'names');
const readPairs = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(foldName));

/**
 * Shares of the pairs that are taken for variants: with evidence, and at all. Rules were made on the even lines only.
 */
function judge(file: string, kind: NameKind, lines: 'odd' | 'even') {
  const pairs = readPairs(file).filter((_pair, at) => at % 2 === (lines === 'odd' ? 0 : 1));
  const hows = pairs.flatMap(([one = '', other = '']) => classifyNames(one, other, kind)?.how ?? []);
  return {
    strong: hows.filter((how) => how !== 'sounds alike').length / pairs.length,
    all: hows.length / pairs.length,
  };
}

// Run only where the reviewed pairs are at hand: set MUNIMENT_SHARED to the folder that holds data/names.
(existsSync(folder) ? describe : describe.skip)(
  'names that people judged not to be variants (skipped without the shared data)',
  () => {
    const cases = [
      ['surname', 'odd', 0.04],
      ['surname', 'even', 0.04],
      ['forename', 'odd', 0.02],
      ['forename', 'even', 0.02],
    ] as const;
    it.each(cases)(
      'of %s pairs in %s lines at most 1 of 100 is a variant by evidence, and few more sound alike',
      (kind, lines, atMost) => {
        const { strong, all } = judge(
          kind === 'surname' ? 'not-variants-surname.tsv' : 'not-variants-given.tsv',
          kind,
          lines,
        );
        expect(strong).toBeLessThanOrEqual(0.01);
        expect(all).toBeLessThanOrEqual(atMost);
      },
    );
  },
);

(existsSync(folder) ? describe : describe.skip)('pairs of our own table (skipped without the shared data)', () => {
  // Walsh and Welch, Lewis and Louis: judged so of two people, while parish registers have one family under both.
  const DISPUTED = ['walsh welch', 'lewis louis'];
  it('are none that people judged not to be variants', () => {
    const idOf = (pair: readonly string[]) => [...pair].sort().join(' ');
    const refused = new Set(
      ['not-variants-surname.tsv', 'not-variants-given.tsv'].flatMap((file) => readPairs(file).map(idOf)),
    );
    expect(SURNAME_PAIRS.map(idOf).filter((pair) => refused.has(pair))).toEqual(
      DISPUTED.map((pair) => idOf(pair.split(' '))),
    );
  });
});

// Half the forms of this list are Latin, abbreviated or misspelt; what neither table nor rule knows is left to the ear.
(existsSync(folder) ? describe : describe.skip)(
  'forms of forenames that people gave their names to (skipped without the shared data)',
  () => {
    it('65 of 100 are met by evidence, 75 with those that sound alike', () => {
      const pairs = readPairs('forename-emendations.tsv').slice(1);
      const hows = pairs.map(([, form = '', name = '']) => classifyNames(form, name, 'forename')?.how);
      expect(
        hows.filter((how) => how !== undefined && how !== 'sounds alike').length / pairs.length,
      ).toBeGreaterThanOrEqual(0.65);
      expect(hows.filter((how) => how !== undefined).length / pairs.length).toBeGreaterThanOrEqual(0.75);
    });
  },
);
