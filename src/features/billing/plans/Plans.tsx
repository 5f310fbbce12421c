import { Check, Minus } from 'lucide-react';

import { usePlanOffersQuery, OpensList, type PlanOffer } from '#features/billing/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { PlanChoice, type ChoiceProps, isWidest, cheapestPerMonth, everyOpening, everyTerm } from './PlanChoice.tsx';
import styles from './plans.module.scss';
import { planTexts as texts, termInWords } from './texts.ts';

interface PlansProps extends Pick<ChoiceProps, 'addressOf' | 'ownPlanId'> {
  offers: readonly PlanOffer[];
}

const Mark = ({ isOpen }: { isOpen: boolean }) => (
  <>
    {isOpen ? <Check aria-hidden="true" className={styles.yes} /> : <Minus aria-hidden="true" className={styles.no} />}
    <VisuallyHidden>{isOpen ? texts.isOpen : texts.isClosed}</VisuallyHidden>
  </>
);

/** The plans beside each other: what each opens, and its price for each term. For wide screens. */
function PlanTable({ offers, ...choice }: PlansProps) {
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
