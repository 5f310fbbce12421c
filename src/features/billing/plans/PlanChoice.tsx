import { formatMoney } from '#domain/billing/core/money.ts';
import { Price, type PlanPrice, type PlanOffer } from '#features/billing/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './plans.module.scss';
import { planTexts as texts } from './texts.ts';

/** What any of the plans opens, in the order of the one that opens most. */
export const everyOpening = (offers: readonly PlanOffer[]): string[] => [
  ...new Set([...offers].sort((a, b) => b.opens.length - a.opens.length).flatMap(({ opens }) => opens)),
];

/** The terms of the plans in months, the longest first: it costs least a month. */
export const everyTerm = (offers: readonly PlanOffer[]): number[] =>
  [...new Set(offers.flatMap(({ prices }) => prices.map(({ plan }) => plan.durationInMonths)))].sort((a, b) => b - a);

/** The lowest price of a month among a plan's terms, as it is shown. */
export function cheapestPerMonth({ prices }: PlanOffer): string {
  const [least] = [...prices].sort((a, b) => a.perMonth.amount - b.perMonth.amount);
  return least ? formatMoney(least.perMonth) : '';
}

/** Whether a plan opens more than every other, whatever the site has of it. */
export const isWidest = (offer: PlanOffer, offers: readonly PlanOffer[]): boolean =>
  offers.length > 1 && offers.every((other) => other === offer || other.holdings.length < offer.holdings.length);

export interface ChoiceProps {
  price: PlanPrice;
  addressOf: (planId: string) => string;
  /** The plan the reader has; null for none. */
  ownPlanId: string | null;
}

/**
 * One plan for one term: its price for the term, with tax, for a month, and for a year from then on; leads to its
 * payment.
 */
export function PlanChoice({ price: { plan, total, perMonth, was, nextYear }, addressOf, ownPlanId }: ChoiceProps) {
  const { durationInMonths: months } = plan;
  return (
    <div className={styles.choice}>
      <div>
        <p className={styles.total}>
          <Price amount={total} was={was} />
        </p>
        {months > 1 && <p className={styles.help}>{texts.perMonth(formatMoney(perMonth))}</p>}
        <p className={styles.help}>{texts.renews(formatMoney(nextYear), months)}</p>
      </div>
      {plan.id === ownPlanId ? (
        <Badge tone="success">{texts.own}</Badge>
      ) : (
        <ButtonLink variant={months === 12 ? 'primary' : 'secondary'} to={addressOf(plan.id)}>
          {texts.choose}
          <VisuallyHidden>{texts.chooseHidden(plan.displayName, months)}</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  );
}
