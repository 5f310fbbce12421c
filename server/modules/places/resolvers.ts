import { suggestRegions } from '#domain/places/suggestRegions.ts';
import { cleanSearchText } from '#domain/search/query/cleanSearchText.ts';

import { loadGazetteer } from '../../gazetteer/loadGazetteer.ts';
import type { Resolvers } from '../../graphql/types.generated.ts';

/** Place suggestions; open to everybody, since the gazetteer holds nothing about people. */
export const placeResolvers: Resolvers = {
  Query: {
    suggestRegion: (_root, { input }) => {
      const countries = input.filters?.filter((filter) => filter.field === 'SourceCountry').flatMap((filter) => filter.values);
      return suggestRegions(loadGazetteer(), cleanSearchText(input.term), countries);
    },
  },
};
