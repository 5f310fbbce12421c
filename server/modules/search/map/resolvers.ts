import { placeName } from '#domain/places/gazetteer/placeName.ts';
import { isWithin } from '#domain/places/maps/mapBounds.ts';
import { cleanSearchText } from '#domain/search/core/query/cleanSearchText.ts';
import type { FilterValue } from '#domain/search/core/searchQuery.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { Resolvers, SearchedCircle } from '#server/modules/kernel/graphql/types.generated.ts';
import { queryOf } from '#server/modules/search/results/index.ts';

/** The field by which records of the map are counted; every reader may see it (domain/records/core/recordAccess.ts). */
const PLACE_FIELD = 'Place';
/** More than a map can show or a list would be read through. */
const MOST_PLACES = 500;

/**
 * What a search for a place with miles draws on a map; null for several places, none, one unknown or one without
 * surroundings.
 */
function circleOf(filter: FilterValue | undefined): SearchedCircle | null {
  const [text, ...others] = filter?.values ?? [];
  const miles = filter?.proximity ?? 0;
  const place = text === undefined || others.length > 0 || miles === 0 ? null : loadGazetteer().resolve(text);
  return place && { name: placeName(place), latitude: place.latitude, longitude: place.longitude, miles };
}

/** Searches drawn on a map. */
export const mapResolvers: Resolvers = {
  Query: {
    placeNamed: async (_root, { text }, { charge }) => {
      await charge();
      const place = loadGazetteer().resolve(cleanSearchText(text));
      return place && { name: placeName(place), latitude: place.latitude, longitude: place.longitude };
    },

    recordsByPlace: async (_root, { input, bounds }, context) => {
      const query = queryOf(input, context);
      const { total, places } = await context.search.search(
        { ...toEngineQuery(query), inTurns: false, offset: 0, limit: 1, places: PLACE_FIELD },
        context.signal,
      );
      const gazetteer = loadGazetteer();
      const shown = (places?.at ?? []).flatMap(({ id, count }) => {
        const place = gazetteer.byId(id);
        return place && (!bounds || isWithin(bounds, place))
          ? [{ id: String(id), name: placeName(place), latitude: place.latitude, longitude: place.longitude, count }]
          : [];
      });
      return {
        total,
        places: shown.slice(0, MOST_PLACES),
        placeCount: shown.length,
        unplaced: total - (places?.placed ?? 0),
        unknownNames: [...(places?.unlocatedNames ?? [])],
        circle: circleOf(query.filters[PLACE_FIELD]),
      };
    },
  },
};
