import type { Place } from './gazetteer.ts';
import { aliasesOf } from './placeAliases.ts';
import { placeKey } from './placeKey.ts';
import { looseKey } from './placeSpelling.ts';

/** Finds places by names that are not the ones they have. */
interface AliasIndex {
  /** By another spelling or a former name of the table. */
  listed(text: string): readonly Place[];
  /** By a spelling that the rules lead from; none where two places of one county share it. */
  loose(text: string): readonly Place[];
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

const isAlone = (place: Place, _at: number, all: readonly Place[]): boolean => all.every((other) => other === place || other.county !== place.county);
const others = (place: Place): string[] => Object.values(aliasesOf(place)).flat() as string[];

/** Other names of the given places, by the table of aliases and by the rules of spelling. */
export function createAliasIndex(places: readonly Place[]): AliasIndex {
  const byAlias = group(places, (place) => others(place).map(placeKey));
  let byLoose: Map<string, Place[]> | null = null;
  return {
    listed: (text) => byAlias.get(placeKey(text)) ?? [],
    loose(text) {
      byLoose ??= group(places, (place) => [place.name, ...others(place)].map(looseKey));
      return (byLoose.get(looseKey(text)) ?? []).filter(isAlone);
    },
    keys: () => byAlias.keys(),
  };
}
