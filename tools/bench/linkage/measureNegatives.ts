import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { matchPersons } from '#domain/records/matches/matchPersons.ts';
import { aPersonNamed, comparedPlace, type PersonDescription } from '#domain/records/matches/personDescription.ts';

const FILES = { surname: 'not-variants-surname.tsv', forename: 'not-variants-given.tsv' } as const;

/** What everything else but the name under test says: the same usual things of two neighbours. */
const NEIGHBOUR: Partial<PersonDescription> = {
  sex: 'm',
  birth: { earliest: 1831, latest: 1832, month: null, day: null, isEstimated: true },
  birthPlace: comparedPlace('Roche, Cornwall'),
};

const personOf = (kind: keyof typeof FILES, name: string): PersonDescription =>
  kind === 'surname' ? aPersonNamed('William', name, NEIGHBOUR) : aPersonNamed(name, 'Pinch', NEIGHBOUR);

/**
 * Of pairs of names that people judged not to be variants, the share (of 1) that is judged one strong match when two
 * neighbours of one age have them; null when the files are not at hand.
 */
export function strongAmongNegatives(kind: keyof typeof FILES): number | null {
  const file = path.join(process.env.MUNIMENT_SHARED ?? '../shared', 'data', 'names', FILES[kind]);
  if (!existsSync(file)) return null;
  const pairs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return (
    pairs.filter(([one = '', other = '']) => matchPersons(personOf(kind, one), personOf(kind, other)).word === 'strong')
      .length / pairs.length
  );
}
