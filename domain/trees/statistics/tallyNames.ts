import { plainSigns } from '#domain/kernel/wording/foldLetters.ts';

/** Something with how often it is. */
export interface NameCount {
  name: string;
  count: number;
}

/** The commonest of a century, or of the whole tree where `century` is null. */
export interface CommonNames {
  century: number | null;
  /** Of all names of the century, listed or not. */
  total: number;
  names: readonly NameCount[];
}

/** Names of a century that are listed. */
const MOST_NAMES = 12;

/** What files write where no name is known. */
const NO_NAMES = new Set([
  'unknown',
  'unk',
  'nn',
  'n n',
  'unnamed',
  'living',
  'private',
  'not known',
  'infant',
  'child',
  'stillborn',
]);

const nameKey = (name: string): string => {
  const key = plainSigns(name)
    .toLowerCase()
    .replace(/[^\p{L}'’-]+/gu, ' ')
    .trim();
  return NO_NAMES.has(key) ? '' : key;
};

/**
 * Of two spellings of a name the one that is not in capitals alone; else the earlier one of the alphabet, so that order
 * does not matter.
 */
function better(one: string, other: string): string {
  const [isOneLoud, isOtherLoud] = [one, other].map((name) => name === name.toUpperCase());
  if (isOneLoud !== isOtherLoud) return isOneLoud ? other : one;
  return one < other ? one : other;
}

/**
 * Counts names by century.
 * @param keyOf - what one name is counted under; empty for none. Left out: upper and lower case alike, and nothing that
 * stands for a missing name.
 */
export function tallyNames(keyOf: (name: string) => string = nameKey): {
  add: (century: number | null, name: string) => void;
  common: () => CommonNames[];
} {
  const labels = new Map<string, string>();
  const centuries = new Map<number | null, Map<string, number>>();
  const count = (century: number | null, key: string) => {
    const names = centuries.get(century) ?? new Map<string, number>();
    centuries.set(century, names.set(key, (names.get(key) ?? 0) + 1));
  };
  return {
    add(century, name) {
      const key = keyOf(name);
      if (key === '') return;
      const known = labels.get(key);
      if (known !== name) labels.set(key, known === undefined ? name : better(known, name));
      count(null, key);
      if (century !== null) count(century, key);
    },
    common: () =>
      [...centuries]
        .sort(([one], [other]) => (one ?? -1) - (other ?? -1))
        .map(([century, names]) => ({
          century,
          total: [...names.values()].reduce((sum, each) => sum + each, 0),
          names: [...names]
            .map(([key, times]) => ({ name: labels.get(key) ?? key, count: times }))
            .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
            .slice(0, MOST_NAMES),
        })),
  };
}
