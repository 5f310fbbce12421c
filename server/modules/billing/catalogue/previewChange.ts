import type { CatalogueProblem } from '#domain/billing/catalogue/CatalogueProblem.ts';
import { keptCode } from '#domain/billing/catalogue/promotionRules.ts';
import type { Currency } from '#domain/billing/core/money.ts';
import { wallTime } from '#domain/billing/core/siteDay.ts';
import { isLongerTrial, offPrice, type PriceOff } from '#domain/billing/plans/coupon.ts';
import { countHoldings, planStore, readOffers } from '#server/modules/billing/plans/index.ts';
import type {
  CatalogueChangeInput,
  CatalogueItemPrice,
  CataloguePackage,
  CatalogueTaxRate,
  DiscountedPrice,
  PlanOffer,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { changeCatalogue } from './changeCatalogue.ts';
import type { ChangeTime } from './Changed.ts';
import { readItemPrices, readPackages, readTaxRates } from './readItems.ts';

/** What a change would come to. */
interface Preview {
  problems: CatalogueProblem[];
  /** From when visitors see it. */
  at: Date;
  offers: PlanOffer[];
  gifts: PlanOffer[];
  discounted: DiscountedPrice[];
  itemPrices: CatalogueItemPrice[];
  packages: CataloguePackage[];
  taxRates: CatalogueTaxRate[];
}

/** Undoes a change that was only looked at. */
class OnlyLooked extends Error {}

/** What plans cost with a promotion, where it takes something off; how long their trial is, where it is longer. */
async function discountedBy(tx: Database, code: string, at: Date, currency: Currency): Promise<DiscountedPrice[]> {
  const promotion = await tx.one<PriceOff & { trialDays: number | null }>(
    '/* catalogue.promotionOff */ SELECT percent_bp AS "percentBasisPoints", amount, currency, plan_ids AS "planIds", trial_days AS "trialDays" FROM promotion WHERE code = $1',
    [code],
  );
  if (!promotion) return [];
  const plans = (await planStore(tx).onSale(false, at)).filter((plan) => plan.currency === currency);
  const { planIds, trialDays } = promotion;
  return plans.flatMap((plan): DiscountedPrice[] => {
    const price = { amount: plan.amount, currency };
    if (trialDays !== null)
      return isLongerTrial({ planIds, trialDays }, plan) ? [{ planId: plan.id, price, total: price, trialDays }] : [];
    const off = offPrice(promotion, plan);
    return off ? [{ planId: plan.id, price, total: { amount: plan.amount - off, currency }, trialDays }] : [];
  });
}

/**
 * What visitors will see once a change is made: the change itself, looked at and rolled back, so that what is shown is
 * what happens.
 * @param currency - in which prices are shown
 */
export async function previewChange(
  db: Database,
  change: CatalogueChangeInput,
  currency: Currency,
  time: ChangeTime,
): Promise<Preview> {
  const counts = await countHoldings(db);
  let preview: Preview = {
    problems: [],
    at: time.now,
    offers: [],
    gifts: [],
    discounted: [],
    itemPrices: [],
    packages: [],
    taxRates: [],
  };
  try {
    await db.transaction(async (tx) => {
      const changed = await changeCatalogue(tx, change, time);
      const at = 'problem' in changed ? time.now : changed.at;
      preview = {
        problems: 'problem' in changed ? [changed.problem] : [],
        at,
        offers: await readOffers(tx, { isGift: false, at, currency, counts }),
        gifts: await readOffers(tx, { isGift: true, at, currency, counts }),
        discounted:
          change.promotion && !('problem' in changed)
            ? await discountedBy(tx, keptCode(change.promotion.code), at, currency)
            : [],
        itemPrices: await readItemPrices(tx, at),
        packages: await readPackages(tx, at),
        taxRates: await readTaxRates(tx, wallTime(at, time.zone).day),
      };
      throw new OnlyLooked();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooked)) throw error;
  }
  return preview;
}
