import { formatMoney } from '#domain/billing/core/formatMoney.ts';

import type { GiftPlan } from './giftsApi.ts';
import { giftTexts as texts } from './texts.ts';

/** Each gift on sale by the id of its price, with its name, length and full price in words. */
export const giftOptions = (plans: readonly GiftPlan[]): { value: string; label: string }[] =>
  plans.flatMap(({ prices }) =>
    prices.map(({ priceId, plan, total }) => ({
      value: priceId,
      label: texts.option(plan.displayName, plan.durationInMonths, formatMoney(total)),
    })),
  );
