import { CURRENCIES, isCurrency } from '#domain/billing/core/money.ts';
import { RECORD_ITEM_TYPES } from '#domain/records/core/record.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireRecentSignIn } from '#server/modules/kernel/graphql/requireRecentSignIn.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireReason } from '#server/modules/staff/duties/index.ts';

import { changeAsStaff, changeTimeOf } from './changeCatalogue.ts';
import { previewChange } from './previewChange.ts';
import { readPlans, readPromotions } from './readCatalogue.ts';
import { readItemPrices, readPackages, readTaxRates } from './readItems.ts';

/** What staff of billing sell, and change of it (design D, /internal/catalogue). */
export const catalogueResolvers: Resolvers = {
  Query: {
    async catalogue(_root, _arguments, context) {
      requireDuty(context, 'billing');
      const { now, today } = changeTimeOf(context.billing.rules.zone);
      return {
        today,
        plans: await readPlans(context.db, now),
        promotions: await readPromotions(context.db, now),
        itemPrices: await readItemPrices(context.db, now),
        packages: await readPackages(context.db, now),
        taxRates: await readTaxRates(context.db, today),
        currencies: [...CURRENCIES],
        itemTypes: [...RECORD_ITEM_TYPES],
      };
    },
    async previewCatalogueChange(_root, { change, currency }, context) {
      requireDuty(context, 'billing');
      const preview = await previewChange(
        context.db,
        change,
        isCurrency(currency) ? currency : 'GBP',
        changeTimeOf(context.billing.rules.zone),
      );
      return { ...preview, at: preview.at.toISOString() };
    },
  },
  Mutation: {
    async changeCatalogue(_root, { change, note }, context) {
      const staffId = requireDuty(context, 'billing');
      await requireRecentSignIn(context);
      const problem = await changeAsStaff(
        context.db,
        staffId,
        change,
        requireReason(note),
        changeTimeOf(context.billing.rules.zone),
      );
      return { isDone: problem === null, problems: problem ? [problem] : [] };
    },
  },
};
