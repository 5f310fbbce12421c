import { moreSid } from './houseHistoryQuery.ts';

/** Miles around the place in which the 1939 Register is searched where no distance is given (spec 2 section 2). */
const FALLBACK_PROXIMITY = '5';
const BASE = 'https://site.invalid';

function changed(path: string, change: (parameters: URLSearchParams) => void): string {
  const { pathname, searchParams, hash } = new URL(path, BASE);
  change(searchParams);
  return `${pathname}?${searchParams.toString()}${hash}`;
}

/** The address of a 'more' link: the profile's path with a search id two higher than the page's (spec 2 section 9). */
export const moreAddress = (path: string, sid: string): string =>
  changed(path, (parameters) => parameters.set('sid', moreSid(sid)));

/**
 * The address of a search of the 1939 Register in a place.
 * @param path - what the profile gives; null where it gives none, which searches its years in the place.
 */
export const register1939Address = (path: string | null, location: string, sid: string): string =>
  changed(
    path ??
      `/search/results?${new URLSearchParams({ eventyear: '1939', ...(location !== '' && { place: location }) }).toString()}`,
    (parameters) => {
      if (parameters.has('place') && !parameters.has('place_proximity'))
        parameters.set('place_proximity', FALLBACK_PROXIMITY);
      parameters.set('sid', moreSid(sid));
    },
  );
