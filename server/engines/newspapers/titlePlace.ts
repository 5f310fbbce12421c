import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

/** What is known of where a newspaper was published. */
export interface PublishedAt {
  placeId: number | null;
  placeName: string | null;
  county: string | null;
  country: string | null;
}

/**
 * The place that a newspaper is found by, as the gazetteer numbers them: its town, or else its county or country. Null
 * where neither is known.
 */
export const titlePlace = ({ placeId, placeName, county, country }: PublishedAt): number | null =>
  // `London, England` beside a county of its own is in that county.
  placeId ?? loadGazetteer().regionOf(county === null ? (placeName ?? '') : '', { county, country })?.id ?? null;
