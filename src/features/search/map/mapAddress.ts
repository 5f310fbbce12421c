import { type MapBounds, readBounds, writeBounds } from '#domain/places/maps/mapBounds.ts';
import { forgetDropped } from '#domain/search/core/query/forgetDropped.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { IgnoredValue, SearchQuery } from '#domain/search/core/searchQuery.ts';

/** Where the map search is. */
const MAP_PATH = '/maps';
/** Keys of the map's own; all others are of the search. */
const BOUNDS_KEY = 'bbox';
const PLACE_KEY = 'at';
/** Longer than any name of a place. */
const LONGEST_NAME = 120;

/** What of the map the address holds beside the search. */
export interface MapState {
  /** The frame the reader chose; null while the map shows all that was found. */
  bounds: MapBounds | null;
  /** Name of the place whose records are open; null for none. */
  place: string | null;
}

export interface MapAddress extends MapState {
  query: SearchQuery;
  ignored: readonly IgnoredValue[];
}

/** The search and the map that an address holds. A frame that is none is left out. */
export function readMapAddress(search: string): MapAddress {
  const address = new URLSearchParams(search);
  const bounds = readBounds(address.get(BOUNDS_KEY));
  const place = address.get(PLACE_KEY)?.trim().slice(0, LONGEST_NAME) || null;
  address.delete(BOUNDS_KEY);
  address.delete(PLACE_KEY);
  return { ...readSearchAddress(address.toString()), bounds, place };
}

/** The address of a search as it is written, with what of the map is given. */
function withMap(written: string, { bounds = null, place = null }: Partial<MapState>): string {
  const own = new URLSearchParams();
  if (bounds) own.set(BOUNDS_KEY, writeBounds(bounds));
  if (place !== null) own.set(PLACE_KEY, place);
  const search = [written, own.toString()].filter((part) => part !== '').join('&');
  return search === '' ? MAP_PATH : `${MAP_PATH}?${search}`;
}

/** The address of a search on the map: everything found, unless a frame or a place is given. */
export const mapAddress = (query: SearchQuery, state: Partial<MapState> = {}): string =>
  withMap(writeSearchAddress(query), state);

/** The same address without one of the values that were dropped on reading it. */
export const removeDroppedValue = ({ query, ignored, ...state }: MapAddress, at: number): string =>
  withMap(forgetDropped(query, ignored, at), state);
