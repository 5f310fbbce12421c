import { useLocation } from 'react-router-dom';

import { usePlanOffersQuery } from '#features/billing/core/index.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { Promises } from './Promises.tsx';
import { planTexts, trialTexts as texts } from './texts.ts';
import { TrialOffer } from './TrialOffer.tsx';
import { UpgradeGuard } from './UpgradeGuard.tsx';

function Trial() {
  const { search } = useLocation();
  const { data: isEligible, error: eligibilityError, refetch: askAgain } = useFreeTrialEligibilityQuery();
  const { data: offers, error, refetch } = usePlanOffersQuery({});
  if (isEligible === undefined || offers === undefined) {
    const failure = eligibilityError ?? error;
    const retry = () => {
      void askAgain();
      void refetch();
    };
    return failure === undefined ? (
      <PageSkeleton label={planTexts.loading} />
    ) : (
      <LoadFailure headingLevel={1} title={texts.failed} error={failure} onRetry={retry} />
    );
  }
  const trials = offers.filter(({ trialDays, prices }) => trialDays > 0 && prices.length > 0);
  if (isEligible && trials.length > 0) return <TrialOffer offers={trials} search={search} />;
  return (
    <Stack gap={6}>
      <h1>{texts.plainTitle}</h1>
      <Notice
        tone="info"
        headingLevel={2}
        title={isEligible ? texts.none : texts.notEligibleTitle}
        actions={
          <ButtonLink variant="primary" to={`/subscribe${search}`}>
            {texts.plans}
          </ButtonLink>
        }
      >
        {!isEligible && <p>{texts.notEligible}</p>}
      </Notice>
    </Stack>
  );
}

/**
 * A free trial, for readers who never had a subscription or trial. States: loading, failed, none for this
 * reader, the offer.
 */
export function Component() {
  return (
    <UpgradeGuard onlyAppStores>
      <PageContainer>
        <Stack gap={8}>
          <Trial />
          <Promises />
        </Stack>
      </PageContainer>
    </UpgradeGuard>
  );
}
