import type { Place } from './gazetteer.ts';
import { aliasesOf } from './placeAliases.ts';
import { looseKey, placeInFull, placeSpelling } from './placeSpelling.ts';

/** How the name of one place was written otherwise. */
type PlaceVariantKind = 'abbreviation' | 'spelling variant' | 'former name';

/** What is needed to recognise variants of a place's name: plain data, so that it crosses to worker threads. */
export interface PlaceNames {
  /** The name asked for, as placeSpelling writes it. */
  asked: string;
  /** Loose keys of the names the places asked for have, and of those they had before. */
  keys: readonly string[];
  formerKeys: readonly string[];
}

/** A name that a place is written under, and how it differs from the one asked for. */
interface PlaceVariant {
  variant: string;
  how: PlaceVariantKind;
}

/**
 * The first words of a text that are a known name, as placeSpelling writes them. A county may follow without a comma.
 */
function knownName(part: string, keys: ReadonlySet<string>): string | null {
  const words = placeSpelling(part).split(' ');
  for (let take = words.length; take > 0; take -= 1) {
    const name = words.slice(0, take).join(' ');
    if (keys.has(looseKey(name))) return name;
  }
  return null;
}

const known = ({ keys, formerKeys }: Pick<PlaceNames, 'keys' | 'formerKeys'>): ReadonlySet<string> =>
  new Set([...keys, ...formerKeys]);
const nameIn = (text: string, keys: ReadonlySet<string>): string | null =>
  text.split(',').reduce<string | null>((found, part) => found ?? knownName(part, keys), null);

/** The names by which the places that a search means may be written in records. */
export function placeNames(text: string, places: readonly Pick<Place, 'county' | 'name'>[]): PlaceNames {
  const keys = [...new Set(places.flatMap((place) => [place.name, ...aliasesOf(place).spellings].map(looseKey)))];
  const formerKeys = [...new Set(places.flatMap((place) => aliasesOf(place).former.map(looseKey)))].filter(
    (key) => !keys.includes(key),
  );
  return {
    asked: nameIn(text, known({ keys, formerKeys })) ?? placeSpelling(places[0]?.name ?? text),
    keys,
    formerKeys,
  };
}

/**
 * Finds the other name under which a text writes a place; build once per search.
 * @returns a judge that gives null for the name asked for, and for spots inside the place.
 */
export function placeVariantOf(names: PlaceNames): (text: string) => PlaceVariant | null {
  const keys = known(names);
  const former = new Set(names.formerKeys);
  const isFormer = former.has(looseKey(names.asked));
  const inFull = placeInFull(names.asked);
  return (text) => {
    const variant = keys.size === 0 ? null : nameIn(text, keys);
    if (variant === null || variant === names.asked) return null;
    if (isFormer !== former.has(looseKey(variant))) return { variant, how: 'former name' };
    return { variant, how: placeInFull(variant) === inFull ? 'abbreviation' : 'spelling variant' };
  };
}
