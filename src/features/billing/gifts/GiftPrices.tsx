import { OpensList } from '#features/billing/core/index.ts';

import { giftOptions } from './giftOptions.ts';
import type { GiftPlan } from './giftsApi.ts';
import styles from './gifts.module.scss';
import { giftTexts as texts } from './texts.ts';

/** The gifts on sale with their full prices, for a reader who can’t buy one yet: with what each opens. */
export const GiftPrices = ({ plans }: { plans: readonly GiftPlan[] }) => (
  <>
    <ul role="list" aria-label={texts.choose} className={styles.prices}>
      {giftOptions(plans).map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
    {plans[0] && <OpensList opens={plans[0].opens} />}
  </>
);
