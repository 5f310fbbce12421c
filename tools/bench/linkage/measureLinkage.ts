import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import type { ShareOf } from '#domain/records/matches/compareNames.ts';
import { matchPersons } from '#domain/records/matches/matchPersons.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';

import type { LabelledPerson } from './historicalFigures.ts';

/** Blocks with more people than this prove nothing: a common forename in a large town. */
const LARGEST_BLOCK = 400;

/** What descriptions of one person are likely to share, one key of each at least. */
function blocksOf({ surname, forenames, birth, birthPlace, places }: PersonDescription): string[] {
  const tokens = [...forenames.tokens, ...surname.tokens];
  const forenameKeys = tokens.flatMap((token) => nameBlockingKeys(token, 'forename'));
  return [
    ...nameBlockingKeys(surname.tokens.join(''), 'surname').map((key) => `surname ${key}`),
    ...(birth ? forenameKeys.map((key) => `born ${birth.latest} ${key}`) : []),
    ...(birth?.day ? [`day ${birth.latest}-${birth.month}-${birth.day}`] : []),
    ...(birthPlace ? forenameKeys.map((key) => `from ${birthPlace.key} ${key}`) : []),
    ...places.map(({ key }) => `at ${key}`),
  ];
}

/** Pairs of positions in the list that share a block, each once, the smaller first. */
function* candidatePairs(people: readonly PersonDescription[]): Generator<readonly [number, number]> {
  const blocks = new Map<string, number[]>();
  people.forEach((person, at) => {
    for (const key of new Set(blocksOf(person))) {
      const block = blocks.get(key);
      if (block) block.push(at);
      else blocks.set(key, [at]);
    }
  });
  const seen = new Set<number>();
  for (const block of blocks.values()) {
    if (block.length > LARGEST_BLOCK) continue;
    for (const [at, one] of block.entries()) {
      for (const other of block.slice(at + 1)) {
        const pair = one * people.length + other;
        if (seen.has(pair)) continue;
        seen.add(pair);
        yield [one, other];
      }
    }
  }
}

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
