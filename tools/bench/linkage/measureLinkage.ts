import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import { matchPersons } from '#domain/records/matches/matchPersons.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';

import { candidatePairs } from './candidatePairs.ts';
import type { LabelledPerson } from './historicalFigures.ts';

/** Shares of 1; recall counts every true pair, also those that no block brought together. */
export interface LinkageFigures {
  precision: number;
  recall: number;
  f1: number;
}

/** How well pairs of descriptions were judged, from possible and from strong on. */
export interface LinkageMeasurement {
  people: number;
  truePairs: number;
  candidates: number;
  /** True pairs among the candidates. */
  blockingRecall: number;
  possible: LinkageFigures;
  strong: LinkageFigures;
}

/** How common names and places are among the people themselves; needs no label. */
export function sharesAmong(people: readonly PersonDescription[]): ShareOf {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { surname, forenames, birthPlace, places } of people) {
    count(`surname ${surname.tokens.join('')}`);
    count(`forename ${forenames.tokens[0] ?? ''}`);
    for (const { key } of [...places, ...(birthPlace ? [birthPlace] : [])]) count(`place ${key}`);
  }
  return (token, kind) => (counts.get(`${kind} ${token}`) ?? 1) / people.length;
}

function truePairsOf(labelled: readonly LabelledPerson[]): number {
  const sizes = new Map<string, number>();
  for (const { cluster } of labelled) sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

/** Matches all people who share a block, as records by default. Labels are used only to count. */
export function measureLinkage(
  labelled: readonly LabelledPerson[],
  match: (
    one: PersonDescription,
    other: PersonDescription,
    shareOf: ShareOf,
  ) => { word: 'strong' | 'possible' | null } = matchPersons,
): LinkageMeasurement {
  const people = labelled.map(({ person }) => person);
  const shareOf = sharesAmong(people);
  const counts = { possible: { right: 0, all: 0 }, strong: { right: 0, all: 0 } };
  let candidates = 0;
  let brought = 0;
  for (const [at, to] of candidatePairs(people)) {
    const [one, other] = [labelled[at], labelled[to]];
    if (!one || !other) continue;
    const isTrue = one.cluster === other.cluster;
    candidates += 1;
    if (isTrue) brought += 1;
    const { word } = match(one.person, other.person, shareOf);
    for (const each of word === 'strong'
      ? (['possible', 'strong'] as const)
      : word === 'possible'
        ? (['possible'] as const)
        : []) {
      counts[each].all += 1;
      if (isTrue) counts[each].right += 1;
    }
  }
  const truePairs = truePairsOf(labelled);
  const figures = ({ right, all }: { right: number; all: number }): LinkageFigures => {
    const [precision, recall] = [right / all, right / truePairs];
    return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
  };
  return {
    people: people.length,
    truePairs,
    candidates,
    blockingRecall: brought / truePairs,
    possible: figures(counts.possible),
    strong: figures(counts.strong),
  };
}
