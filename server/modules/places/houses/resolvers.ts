import { readAddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { profileAddress } from '#domain/places/houses/houseHistoryQuery.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { createAddressStore, createHouseholdStore } from '#server/modules/places/addresses/index.ts';

import { articlesFor } from './articleSource.ts';
import { readAddressProfile } from './readAddressProfile.ts';

/**
 * The history of a house, for members: they read every open record whole, of sets for subscribers what their plan
 * opens.
 */
export const addressProfileResolvers: Resolvers = {
  Query: {
    getAddressProfile: async (_root, { address: { county, houseName, postCode, street } }, context) => {
      requireMember(context.viewer);
      // Once for the households, once for the newspapers of three times.
      await context.charge();
      await context.charge();
      const query = readAddressQuery(
        new URLSearchParams({
          location: county ?? '',
          houseNumber: houseName ?? '',
          postcode: postCode ?? '',
          street: street ?? '',
        }),
      );
      const profile = await readAddressProfile(query, {
        addresses: context.perRequest(createAddressStore),
        households: context.perRequest(createHouseholdStore),
        sets: await context.perRequest(createRecordSetStore).described(),
        articles: articlesFor(context),
        gazetteer: loadGazetteer(),
        viewer: context.viewer,
      });
      return { address: profileAddress(query), ...profile };
    },
  },
};
