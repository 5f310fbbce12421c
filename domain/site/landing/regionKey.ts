/** The segments of `/region/:country?/:region?/:county?`. */
export interface RegionSegments {
  country?: string;
  region?: string;
  county?: string;
}

/** Key of the page above all countries. */
export const ALL_REGIONS = 'regions';

/**
 * The key of a region's page, built from the segments that are present, in their order (spec 1 section 2).
 * @example regionKey({ country: 'England', region: 'yorkshire' }) // 'england/yorkshire'
 */
export const regionKey = ({ country, region, county }: RegionSegments): string =>
  [country, region, county].flatMap((segment) => segment?.trim().toLowerCase() || []).join('/') || ALL_REGIONS;
