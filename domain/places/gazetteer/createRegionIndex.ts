import { COUNTIES } from './counties.ts';
import type { Gazetteer, Place, PlaceNear } from './gazetteer.ts';
import { nearestAmong } from './nearestPlace.ts';
import { type Region, regionsOf } from './region.ts';

/** The regions of a gazetteer: which there are, and what lies inside and around each. */
export interface RegionIndex extends Pick<Gazetteer, 'insideOf' | 'around' | 'aroundPlaces' | 'countyIdOf'> {
  /** By a county's usual name or a country's; null for other texts. */
  named(name: string): Region | null;
  /** Ascending ids of a county, or of a country and its counties. */
  idsWithin(region: Region): readonly number[];
}

/** Groups places by county and country. What lies around a region is worked out when first asked for, then kept. */
export function createRegionIndex(places: readonly Place[]): RegionIndex {
  const historic = new Set(COUNTIES.map(({ name }) => name));
  const own = [
    ...new Map(
      places.filter(({ county }) => !historic.has(county)).map(({ county, country }) => [county, { county, country }]),
    ).values(),
  ];
  const regions = regionsOf(own);
  const byId = new Map(regions.map((region) => [region.id, region]));
  const byName = new Map(regions.map((region) => [region.name, region]));
  const countyOf = new Map(places.map((place) => [place.id, byName.get(place.county)?.id ?? null]));

  // The Isle of Man is a county and a country: both are the same area.
  const isWithin = (inner: Region, { kind, name }: Region): boolean =>
    kind === 'country' ? inner.country === name : inner.name.toLowerCase() === name.toLowerCase();
  const isInside = (place: Place, region: Region): boolean =>
    region.kind === 'country' ? place.country === region.name : place.county === region.name;

  const inside = new Map<number, readonly number[]>();
  const measures = new Map<number, ReturnType<typeof nearestAmong>>();
  const rings = new Map<string, readonly PlaceNear[]>();
  const idsWithin = (region: Region): number[] =>
    regions.filter((inner) => isWithin(inner, region)).map(({ id }) => id);

  const ring = (
    isIn: (place: Place) => boolean,
    milesTo: ReturnType<typeof nearestAmong>,
    miles: number,
  ): PlaceNear[] =>
    places.flatMap((place) => {
      const away = isIn(place) ? Infinity : milesTo(place, miles);
      return away <= miles ? [{ id: place.id, miles: Math.max(1, Math.round(away)) }] : [];
    });
  function ringAround(region: Region, miles: number): PlaceNear[] {
    let milesTo = measures.get(region.id);
    if (!milesTo) measures.set(region.id, (milesTo = nearestAmong(places.filter((place) => isInside(place, region)))));
    return ring((place) => isInside(place, region), milesTo, miles);
  }

  return {
    named: (name) => byName.get(name) ?? null,
    idsWithin,
    insideOf(regionId) {
      const region = byId.get(regionId);
      if (!region) return [];
      let ids = inside.get(regionId);
      if (!ids)
        inside.set(
          regionId,
          (ids = [...places.filter((place) => isInside(place, region)).map(({ id }) => id), ...idsWithin(region)]),
        );
      return ids;
    },
    around(regionId, miles) {
      const region = byId.get(regionId);
      if (!region || miles <= 0) return [];
      const key = `${regionId} ${miles}`;
      let known = rings.get(key);
      if (!known) rings.set(key, (known = ringAround(region, miles)));
      return known;
    },
    aroundPlaces(placeIds, miles) {
      const held = new Set(placeIds);
      const inside = places.filter(({ id }) => held.has(id));
      return miles <= 0 || inside.length === 0 ? [] : ring(({ id }) => held.has(id), nearestAmong(inside), miles);
    },
    countyIdOf: (placeId) => countyOf.get(placeId) ?? null,
  };
}
