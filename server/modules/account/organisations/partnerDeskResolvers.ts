import { joinedPeriods } from '#domain/account/organisations/joinedPeriods.ts';
import { partnerStore } from '#server/modules/billing/partners/index.ts';
import { siteCollections } from '#server/modules/clippings/collections/index.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { requireOrganisation } from './requireOrganisation.ts';

/** What the contact of a partner organisation sees of it. */
export const partnerDeskResolvers: Resolvers = {
  Query: {
    partnerDesk: async (_root, { id }, context) => {
      await requireOrganisation(context, 'PARTNER', id, 'look');
      const partners = partnerStore(context.db);
      const partner = await partners.byId(id);
      if (!partner) throw nothingHere();
      const { name, endsAt, mostMembers, domains } = partner;
      return {
        id,
        name,
        endsAt: endsAt.toISOString(),
        mostMembers,
        numbers: await partners.numbersOf(id),
        domains,
        periods: joinedPeriods(await partners.joinedByMonth(id), new Date()),
        collections: (await siteCollections(context.db))
          .filter(({ partnerName }) => partnerName === name)
          .map((collection) => ({
            id: collection.id,
            name: collection.name,
            isPublic: collection.isPublic,
            items: collection.items,
          })),
      };
    },
  },
};
