import { readAddressQuery, writeAddressQuery, type AddressQuery } from '#domain/places/addresses/addressQuery.ts';

/** Search id of a reader who came without one, and of a search made on the page (spec 2 sections 2 and 4). */
const DEFAULT_SID = '560';
const SUBMITTED_SID = '561';
/** By how much the id of what 'more' links lead to is higher (spec 2 section 9). */
const MORE_STEP = 2;

/** What the page is asked for. */
export interface HouseHistoryQuery extends AddressQuery {
  sid: string;
}

/** Reads the query part of the page's address (spec 2 section 2). */
export function readHouseHistoryQuery(parameters: URLSearchParams): HouseHistoryQuery {
  const sid = parameters.get('sid')?.trim() ?? '';
  return { ...readAddressQuery(parameters), sid: sid === '' ? DEFAULT_SID : sid };
}

/**
 * What a submitted form asks: empty street, location and postcode fall back to what the page was asked for, the house
 * number does not (spec 2 section 4). The location is required only after that.
 * @returns null when there is no location to fall back to.
 */
export function submittedQuery(typed: AddressQuery, initial: AddressQuery): AddressQuery | null {
  const fallBack = (key: keyof AddressQuery) => (typed[key].trim() === '' ? initial[key] : typed[key].trim());
  const asked = {
    houseNumber: typed.houseNumber.trim(),
    street: fallBack('street'),
    location: fallBack('location'),
    postcode: fallBack('postcode'),
  };
  return asked.location === '' ? null : asked;
}

/** The query part of the address after a submit, without a question mark: what is not empty, and the search id. */
export const submittedAddress = (query: AddressQuery): string => `${writeAddressQuery(query)}&sid=${SUBMITTED_SID}`;

/** The variable `address` of GetAddressProfile (spec 2 section 3); null where nothing was asked. */
export function profileAddress({ houseNumber, street, location, postcode }: AddressQuery) {
  const given = (text: string) => (text === '' ? null : text);
  return { county: given(location), houseName: given(houseNumber), postCode: given(postcode), street: given(street) };
}

/** Whether an address was asked for at all: before that there is nothing to find, and nothing that can fail. */
export const hasAddress = (query: AddressQuery): boolean =>
  Object.values(profileAddress(query)).some((part) => part !== null);

/** The search id of what a 'more' link leads to. An id that is no number counts as the default. */
export const moreSid = (sid: string): string => String(Number(/^\d{1,9}$/u.test(sid) ? sid : DEFAULT_SID) + MORE_STEP);

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
