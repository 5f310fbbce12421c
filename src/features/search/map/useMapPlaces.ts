import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';

import { isFailure, type Failure } from '#domain/kernel/errors/failure.ts';
import { isWithin, type MapBounds } from '#domain/places/maps/mapBounds.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { facetInput } from '#features/search/core/index.ts';

import { type MapPlace, type MapPlaces, useMapPlacesQuery } from './mapSearchApi.ts';

/** Places of a search, as far as the reader's frame goes. */
export interface PlacesInFrame {
  /** Places within the frame, most records first. */
  shown: readonly MapPlace[];
  /** Places within the frame that are more than can be shown. */
  hidden: number;
}

interface MapPlacesFound extends PlacesInFrame {
  /**
   * Of the whole search; undefined before the first answer. That of the search before stays while a newer one is on its
   * way.
   */
  all: MapPlaces | undefined;
  isFetching: boolean;
  failure: Failure | null;
  retry: () => void;
}

/** Places of a search. Those within the frame are asked for again only where not all could be sent at once. */
export function useMapPlaces(
  { filters, searchLevel, forceError }: SearchQuery,
  bounds: MapBounds | null,
): MapPlacesFound {
  const input = useMemo(() => facetInput({ filters, searchLevel, forceError }), [filters, searchLevel, forceError]);
  const all = useMapPlacesQuery({ input });
  const found = all.currentData ?? all.data;
  const hasMore = found !== undefined && found.placeCount > found.places.length;
  const near = useMapPlacesQuery(hasMore && bounds ? { input, bounds } : skipToken);
  const within = hasMore && bounds ? (near.currentData ?? near.data) : undefined;
  const failed = all.currentData === undefined ? all.error : undefined;
  return {
    all: found,
    shown: useMemo(
      () => (within ?? found)?.places.filter((place) => bounds === null || isWithin(bounds, place)) ?? [],
      [within, found, bounds],
    ),
    hidden: hasMore ? (within ?? found).placeCount - (within ?? found).places.length : 0,
    isFetching: all.isFetching || near.isFetching,
    failure: isFailure(failed) ? failed : null,
    retry: () => void all.refetch(),
  };
}
