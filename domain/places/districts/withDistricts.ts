import type { District } from '#domain/places/gazetteer/district.ts';
import type { Gazetteer, PlaceMeant } from '#domain/places/gazetteer/gazetteer.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { DISTRICT_WORDS, districtLabel } from '#domain/places/gazetteer/placeName.ts';
import { looseKey } from '#domain/places/gazetteer/placeSpelling.ts';
import { splitParts } from '#domain/places/gazetteer/whereabouts.ts';

import { readDistrictText } from './districtText.ts';

/** A district so seldom named may be a slip: it is searched, but not offered. */
const OFFERED_FROM = 3;

function grouped(
  districts: readonly District[],
  keyOf: (district: District) => string,
): ReadonlyMap<string, readonly District[]> {
  const groups = new Map<string, District[]>();
  for (const district of districts) groups.set(keyOf(district), [...(groups.get(keyOf(district)) ?? []), district]);
  return groups;
}

/**
 * A gazetteer that also knows registration districts. A county has precedence of a district that has its name, unless
 * the text says that it names a district; a place that the text puts into its county is the place alone.
 */
export function withDistricts(gazetteer: Gazetteer, districts: readonly District[]): Gazetteer {
  const byKey = grouped(districts, ({ name }) => placeKey(name));
  const byLoose = grouped(districts, ({ name }) => looseKey(name));
  const named = (name: string): readonly District[] => byKey.get(placeKey(name)) ?? byLoose.get(looseKey(name)) ?? [];
  const offered = districts
    .filter(({ records }) => records >= OFFERED_FROM)
    .map((district) => {
      const label = districtLabel(district);
      return { district, keys: [placeKey(label), placeKey(label.replace(` ${DISTRICT_WORDS},`, ''))] };
    });

  function inRegion(found: readonly District[], whereabouts: string): readonly District[] {
    const region = whereabouts === '' ? null : gazetteer.regionOf(whereabouts);
    if (!region) return found;
    // A district on the border is looked for under either county.
    return found.filter(({ county, country, stated }) =>
      region.kind === 'country'
        ? country === region.name
        : county === region.name || stated.some(({ isDistrict, within }) => isDistrict && within.includes(region.id)),
    );
  }

  function meant(text: string, isOfEvent = false): PlaceMeant {
    const said = readDistrictText(text);
    const chosen = said ? inRegion(named(said.name), said.whereabouts) : [];
    if (said && chosen.length > 0) return { regions: [], districts: chosen, places: [], words: '', wordsWithin: null };
    // A district that no record names any more is searched as the place it is called after.
    const isWhole =
      said !== null && gazetteer.meant(text).places.length === 0 && gazetteer.meant(said.plain).places.length > 0;
    const plain = isWhole ? said.plain : text;
    const base = gazetteer.meant(plain);
    if (!isOfEvent || base.regions.length > 0) return base;
    const [name = '', ...rest] = splitParts(plain);
    if (rest.length > 0)
      return base.places.length > 0 ? base : { ...base, districts: inRegion(named(name), rest.join(', ')) };
    const seats = new Set(base.places.map(({ id }) => id));
    const found = named(name);
    return {
      ...base,
      districts: [
        ...found,
        ...districts.filter(
          (district) => district.seatId !== null && seats.has(district.seatId) && !found.includes(district),
        ),
      ],
    };
  }

  return {
    ...gazetteer,
    meant,
    completeDistrict(prefix) {
      const wanted = placeKey(prefix);
      return wanted === ''
        ? []
        : offered.filter(({ keys }) => keys.some((key) => key.startsWith(wanted))).map(({ district }) => district);
    },
  };
}
