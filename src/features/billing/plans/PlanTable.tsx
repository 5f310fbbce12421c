import { Check, Minus } from 'lucide-react';

import type { PlanOffer } from '#features/billing/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { PlanChoice, type ChoiceProps } from './PlanChoice.tsx';
import { cheapestPerMonth, everyOpening, everyTerm, isWidest } from './planRows.ts';
import styles from './plans.module.scss';
import { planTexts as texts, termInWords } from './texts.ts';

export interface PlansProps extends Pick<ChoiceProps, 'addressOf' | 'ownPlanId'> {
  offers: readonly PlanOffer[];
}

const Mark = ({ isOpen }: { isOpen: boolean }) => (
  <>
    {isOpen ? <Check aria-hidden="true" className={styles.yes} /> : <Minus aria-hidden="true" className={styles.no} />}
    <VisuallyHidden>{isOpen ? texts.isOpen : texts.isClosed}</VisuallyHidden>
  </>
);

/** The plans beside each other: what each opens, and its price for each term. For wide screens. */
export function PlanTable({ offers, ...choice }: PlansProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.tier} scope="col" className={styles.tier} data-widest={isWidest(offer, offers)}>
                <span className={styles.heading}>
                  <span className={styles.name}>{offer.displayName}</span>
                  {isWidest(offer, offers) && <Badge tone="brand">{texts.most}</Badge>}
                </span>
                <span className={styles.from}>{texts.from(cheapestPerMonth(offer))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {everyOpening(offers).map((opening) => (
            <tr key={opening}>
              <th scope="row">{opening}</th>
              {offers.map((offer) => (
                <td key={offer.tier} data-widest={isWidest(offer, offers)} className={styles.mark}>
                  <Mark isOpen={offer.opens.includes(opening)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          {everyTerm(offers).map((months) => (
            <tr key={months}>
              <th scope="row" className={styles.term}>
                {termInWords(months)}
              </th>
              {offers.map((offer) => (
                <td key={offer.tier} data-widest={isWidest(offer, offers)}>
                  {offer.prices
                    .filter(({ plan }) => plan.durationInMonths === months)
                    .map((price) => (
                      <PlanChoice key={price.priceId} price={price} {...choice} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
