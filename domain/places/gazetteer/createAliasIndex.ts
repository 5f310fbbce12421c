import type { Place } from './gazetteer.ts';
import { aliasesOf } from './placeAliases.ts';
import { placeKey } from './placeKey.ts';
import { looseKey, placeInFull } from './placeSpelling.ts';

/** Finds places by names that are not the ones they have. */
interface AliasIndex {
  /** By another spelling or a former name of the table. */
  listed(text: string): readonly Place[];
  /** By a spelling that the rules lead from; none where two places of one county share it. */
  loose(text: string): readonly Place[];
  /** Whose name has the same letters in more or fewer words: South Hill for Southill. */
  joined(text: string): readonly Place[];
  /** Keys of the names of the table, as placeKey makes them. */
  keys(): Iterable<string>;
}

function group(places: readonly Place[], keysOf: (place: Place) => readonly string[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    for (const key of new Set(keysOf(place))) {
      const held = groups.get(key);
      if (held) held.push(place);
      else groups.set(key, [place]);
    }
  }
  return groups;
}

const wordsOf = (text: string): string[] => placeInFull(text).split(' ');

/** The letters of a name, its words joined: where two of them meet, clerks wrote one. */
const joinedKey = (text: string): string =>
  placeInFull(text)
    .replaceAll(' ', '')
    .replace(/(.)\1+/gu, '$1');

/**
 * Whether the words of a text may be joined or parted to be the name of a place. Where that takes a change of letters
 * too, no word of the text may be a place of the county by itself: Port Looe is a port of Looe, not Portloe.
 */
function mayBeJoined(text: string, name: string, isPlace: (word: string) => boolean): boolean {
  const words = wordsOf(text);
  return words.length === wordsOf(name).length || words.join('') === wordsOf(name).join('') || !words.some(isPlace);
}

const isAlone = (place: Place, _at: number, all: readonly Place[]): boolean =>
  all.every((other) => other === place || other.county !== place.county);
const others = (place: Place): string[] => Object.values(aliasesOf(place)).flat() as string[];

/** Other names of the given places, by the table of aliases and by the rules of spelling. */
export function createAliasIndex(places: readonly Place[]): AliasIndex {
  const byAlias = group(places, (place) => others(place).map(placeKey));
  let byLoose: Map<string, Place[]> | null = null;
  let byJoined: Map<string, Place[]> | null = null;
  let ownNames: Set<string> | null = null;
  return {
    listed: (text) => byAlias.get(placeKey(text)) ?? [],
    loose(text) {
      byLoose ??= group(places, (place) => [place.name, ...others(place)].map(looseKey));
      const names = (ownNames ??= new Set(places.map(({ county, name }) => `${county}: ${placeKey(name)}`)));
      const mayBe = (place: Place): boolean =>
        [place.name, ...others(place)].some(
          (name) =>
            looseKey(name) === looseKey(text) &&
            mayBeJoined(text, name, (word) => names.has(`${place.county}: ${word}`)),
        );
      return (byLoose.get(looseKey(text)) ?? []).filter(isAlone).filter(mayBe);
    },
    joined(text) {
      byJoined ??= group(places, (place) => [joinedKey(place.name)]);
      const { length } = wordsOf(text);
      return (byJoined.get(joinedKey(text)) ?? []).filter(({ name }) => wordsOf(name).length !== length);
    },
    keys: () => byAlias.keys(),
  };
}
