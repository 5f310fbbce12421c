import { usePlanOffersQuery } from '#features/billing/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { PlanCards } from './PlanCards.tsx';
import { PlanTable, type PlansProps } from './PlanTable.tsx';
import { planTexts as texts } from './texts.ts';

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
