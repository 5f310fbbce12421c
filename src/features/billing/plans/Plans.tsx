import { usePlanOffersQuery, OpensList } from '#features/billing/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { PlanChoice } from './PlanChoice.tsx';
import { isWidest } from './planRows.ts';
import styles from './plans.module.scss';
import { PlanTable, type PlansProps } from './PlanTable.tsx';
import { planTexts as texts, termInWords } from './texts.ts';

/** The plans under each other, the one that opens most first. For small screens. */
function PlanCards({ offers, ...choice }: PlansProps) {
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

/** Breakpoint `md`: a table from here, cards below. */
const WIDE = '(min-width: 768px)';

/** What is on sale. States: loading, failed, nothing, plans. */
export function Plans(choice: Omit<PlansProps, 'offers'>) {
  const isWide = useMediaQuery(WIDE);
  const { data: offers, ...answer } = usePlanOffersQuery({});
  if (offers === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const onSale = offers.filter(({ prices }) => prices.length > 0);
  if (onSale.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title={texts.none} actions={<ButtonLink to="/">{texts.home}</ButtonLink>}>
        <p>{texts.noneText}</p>
      </Notice>
    );
  }
  return isWide ? <PlanTable offers={onSale} {...choice} /> : <PlanCards offers={onSale} {...choice} />;
}
