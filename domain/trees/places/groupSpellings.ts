import type { Position } from '#domain/places/gazetteer/distance.ts';
import type { Place } from '#domain/places/gazetteer/gazetteer.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { placeName } from '#domain/places/gazetteer/placeName.ts';

import type { PlaceRules } from './placeChange.ts';

/** A place as it is written in a tree, with what is there. */
export interface PlaceSpelling {
  text: string;
  /** The place the gazetteer takes it for; null where it knows none. */
  place: Place | null;
  /** Events by year. */
  years: ReadonlyMap<number, number>;
  /** Events without a year. */
  undated: number;
  events: number;
  /** Where a pin was set for one of its facts. */
  pin: Position | null;
}

/** A place of a tree under all its spellings. */
export interface TreePlaceGroup {
  id: string;
  name: string;
  /** The commonest first. */
  spellings: readonly { text: string; events: number }[];
  events: number;
  years: ReadonlyMap<number, number>;
  undated: number;
  /** Null where no one knows. */
  position: Position | null;
  positionFrom: 'editor' | 'pin' | 'gazetteer' | null;
  place: Place | null;
}

/** The id of a place before any merging: the gazetteer's, else what is written, compared as place names are. */
export const placeIdOf = ({ text, place }: Pick<PlaceSpelling, 'text' | 'place'>): string =>
  place ? `g${place.id}` : `t${placeKey(text) || text.trim().toLowerCase()}`;

function group(id: string, spellings: readonly PlaceSpelling[], rules: PlaceRules): TreePlaceGroup {
  const sorted = spellings.toSorted((one, other) => other.events - one.events || (one.text < other.text ? -1 : 1));
  const [first] = sorted;
  // Of merged places, that which the others were merged into gives name and position.
  const own = sorted.filter((spelling) => placeIdOf(spelling) === id);
  const place = (own.length > 0 ? own : sorted).find((spelling) => spelling.place)?.place ?? null;
  const years = new Map<number, number>();
  for (const spelling of sorted)
    for (const [year, events] of spelling.years) years.set(year, (years.get(year) ?? 0) + events);
  const byEditor = rules.positionOf(id);
  const pin = sorted.find((spelling) => spelling.pin)?.pin ?? null;
  return {
    // What the reader sees nothing of does not give its name to an id either.
    id: own.length > 0 || !first ? id : placeIdOf(first),
    name: own[0]?.place ? placeName(own[0].place) : ((own[0] ?? first)?.text ?? ''),
    spellings: sorted.map(({ text, events }) => ({ text, events })),
    events: sorted.reduce((sum, { events }) => sum + events, 0),
    years,
    undated: sorted.reduce((sum, { undated }) => sum + undated, 0),
    position: byEditor ?? pin ?? (place && { latitude: place.latitude, longitude: place.longitude }),
    positionFrom: byEditor ? 'editor' : pin ? 'pin' : place ? 'gazetteer' : null,
    place,
  };
}

/**
 * The places of a tree, those with most events first: spellings of one place are together, and so are places that
 * editors merged.
 */
export function groupSpellings(spellings: Iterable<PlaceSpelling>, rules: PlaceRules): TreePlaceGroup[] {
  const groups = new Map<string, PlaceSpelling[]>();
  for (const spelling of spellings) {
    const id = rules.placeOf(placeIdOf(spelling));
    const held = groups.get(id);
    if (held) held.push(spelling);
    else groups.set(id, [spelling]);
  }
  return [...groups]
    .map(([id, held]) => group(id, held, rules))
    .sort((one, other) => other.events - one.events || (one.name < other.name ? -1 : 1));
}
