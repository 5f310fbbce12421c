import { suggestRegions } from '#domain/places/gazetteer/suggestRegions.ts';
import { cleanSearchText } from '#domain/search/core/query/cleanSearchText.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** Place suggestions; open to everyone, since the gazetteer holds nothing about people. */
export const placeResolvers: Resolvers = {
  Query: {
    suggestRegion: async (_root, { input }, { search, charge }) => {
      await charge();
      const countries = input.filters
        ?.filter((filter) => filter.field === 'SourceCountry')
        .flatMap((filter) => filter.values);
      return suggestRegions(search.gazetteer, cleanSearchText(input.term), countries, input.districts ?? false);
    },
  },
};
