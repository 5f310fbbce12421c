import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import type { PersonDescription } from '#domain/records/matches/personDescription.ts';

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
export function* candidatePairs(people: readonly PersonDescription[]): Generator<readonly [number, number]> {
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
