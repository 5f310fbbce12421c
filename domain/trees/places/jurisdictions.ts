import type { Place } from '#domain/places/gazetteer/gazetteer.ts';
import { countyName, nationName } from '#domain/places/gazetteer/placeName.ts';

/** What a place lay in, and when. */
export interface Jurisdiction {
  /** First and last year; null: as far back, or on, as the gazetteer goes. */
  from: number | null;
  to: number | null;
  name: string;
}

/** The year in which Northern Ireland came into being, on 3 May. */
const PARTITION = 1921;

/** The county and country a place lay in, by date, as far as the gazetteer knows: historic counties are the same throughout, Ireland was divided in 1921. */
export function jurisdictionsOf({ county, country }: Pick<Place, 'county' | 'country'>): Jurisdiction[] {
  const now = countyName({ county, country });
  const asOne = [...new Set([county, nationName(country)])].join(', ');
  if (now === asOne) return [{ from: null, to: null, name: now }];
  return [{ from: null, to: PARTITION, name: asOne }, { from: PARTITION, to: null, name: now }];
}
