import { usePlanOffersQuery } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { PlanCards } from './PlanCards.tsx';
import { PlanTable, type PlansProps } from './PlanTable.tsx';
import { planTexts as texts } from './texts.ts';

/** Breakpoint `md`: a table from here, cards below. */
const WIDE = '(min-width: 768px)';

/** What is on sale. States: loading, failed, nothing, plans. */
export function Plans(choice: Omit<PlansProps, 'offers'>) {
  const isWide = useMediaQuery(WIDE);
  const { data: offers, error, refetch } = usePlanOffersQuery({});
  if (offers === undefined)
    return error === undefined ? (
      <PageSkeleton label={texts.loading} />
    ) : (
      <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
    );
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
