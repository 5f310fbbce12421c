import { isOneSlip } from '#domain/kernel/names/isOneSlip.ts';
import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { placeLevels } from '#domain/places/gazetteer/placeLevels.ts';
import { placeName } from '#domain/places/gazetteer/placeName.ts';
import { looseKey } from '#domain/places/gazetteer/placeSpelling.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { hintFor, locatePlace } from '#domain/records/core/recordPlaces.ts';

/** A place that rows say, with what their records have beside it. */
export interface AskedPlace {
  /** Of the sheet. */
  field: string;
  /** As the rows say it, with its county: what a step names it by. */
  written: string;
  /** What its cells say. */
  text: string;
  recordField: string;
  county: string;
  eventCounty: string;
  country: string;
}

/** What the gazetteer has of it; nothing is wrong with one that is `known`. */
export type PlaceAnswer = 'known' | 'placeUnknown' | 'placeSeveral';

type Finder = Pick<Gazetteer, 'resolve' | 'regionOf' | 'insideOf' | 'byId' | 'named'>;

/** Places that are proposed of a value. */
const MOST_PROPOSED = 3;

/** The record, as far as it matters for one of its places. */
function fieldsOf({ recordField, county, eventCounty, country }: AskedPlace): RecordFields {
  const levels = placeLevels(recordField);
  return {
    ...(eventCounty !== '' && { County: eventCounty }),
    ...(levels && county !== '' && { [levels.county]: county }),
    ...(levels && country !== '' && { [levels.country]: country }),
  };
}

const isIn = ({ county, country }: Place, region: { kind: string; name: string } | null): boolean =>
  region === null || (region.kind === 'county' ? county : country) === region.name;

/** Places of the name where the row says that it is, and the region which that is. */
function namedThere(asked: AskedPlace, gazetteer: Finder) {
  const region = gazetteer.regionOf(asked.text, hintFor(asked.recordField, fieldsOf(asked)));
  return { region, places: gazetteer.named(asked.text).filter((place) => isIn(place, region)) };
}

/**
 * What the gazetteer has of a place, by the rule by which the records are found: what is not located there has a
 * problem. Names of which letters could not be read, and those of counties and countries, have none.
 */
export function placeAnswer(asked: AskedPlace, gazetteer: Finder, notation: Notation): PlaceAnswer {
  const { text, recordField } = asked;
  if (mayHoldSign(text) || (!text.includes(',') && gazetteer.regionOf(text) !== null)) return 'known';
  if (locatePlace(recordField, text, fieldsOf(asked), gazetteer, notation).place) return 'known';
  return namedThere(asked, gazetteer).places.length > 1 ? 'placeSeveral' : 'placeUnknown';
}

const keys = new WeakMap<Place, { key: string; loose: string }>();

/** What a place is compared by. Each is held against many spellings. */
function keysOf(place: Place) {
  let known = keys.get(place);
  if (!known) keys.set(place, (known = { key: placeKey(place.name), loose: looseKey(place.name) }));
  return known;
}

/**
 * Places that one which is not known, or has several meanings, probably means, the best first: those of the name where
 * the row says, those spelt nearly so there, and those of the name elsewhere.
 *
 * @param country - in which is looked where the row says neither county nor country.
 */
export function placesProposed(asked: AskedPlace, gazetteer: Finder, country: string | null): string[] {
  const { region, places } = namedThere(asked, gazetteer);
  const within = region ?? gazetteer.regionOf('', { country });
  const name = placeKey(asked.text.split(',', 1)[0] ?? '');
  const loose = looseKey(name);
  const near =
    within === null || places.length > 0
      ? []
      : gazetteer.insideOf(within.id).flatMap((id) => {
          const place = gazetteer.byId(id);
          const known = place && keysOf(place);
          return known && (known.loose === loose || isOneSlip(known.key, name)) ? [place] : [];
        });
  const found = [...places.filter((place) => isIn(place, within)), ...places, ...near, ...gazetteer.named(asked.text)];
  return [...new Set(found.map(placeName))].slice(0, MOST_PROPOSED);
}
