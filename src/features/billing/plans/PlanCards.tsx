import { OpensList } from '#features/billing/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { PlanChoice } from './PlanChoice.tsx';
import { isWidest } from './planRows.ts';
import styles from './plans.module.scss';
import type { PlansProps } from './PlanTable.tsx';
import { planTexts as texts, termInWords } from './texts.ts';

/** The plans under each other, the one that opens most first. For small screens. */
export function PlanCards({ offers, ...choice }: PlansProps) {
  return (
    <Stack gap={6}>
      {[...offers].reverse().map((offer) => (
        <section
          key={offer.tier}
          aria-labelledby={`plan-${offer.tier}`}
          className={styles.card}
          data-widest={isWidest(offer, offers)}
        >
          <div className={styles.cardHead}>
            <h2 id={`plan-${offer.tier}`}>{offer.displayName}</h2>
            {isWidest(offer, offers) && <Badge tone="brand">{texts.most}</Badge>}
          </div>
          <OpensList opens={offer.opens} />
          {[...offer.prices].reverse().map((price) => (
            <div key={price.priceId} className={styles.cardTerm}>
              <h3>{termInWords(price.plan.durationInMonths)}</h3>
              <PlanChoice price={price} {...choice} />
            </div>
          ))}
        </section>
      ))}
    </Stack>
  );
}
