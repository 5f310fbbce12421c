import { useLocation } from 'react-router-dom';

import { usePlanOffersQuery } from '#features/billing/core/index.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { PlanBenefits } from './PlanBenefits.tsx';
import { planTexts, trialTexts as texts } from './texts.ts';
import { TrialOffer } from './TrialOffer.tsx';
import { UpgradeGuard } from './UpgradeGuard.tsx';

function Trial() {
  const { search } = useLocation();
  const { data: isEligible, ...eligibility } = useFreeTrialEligibilityQuery();
  const { data: offers, ...onSale } = usePlanOffersQuery({});
  if (isEligible === undefined || offers === undefined) {
    const words = { loading: planTexts.loading, failed: texts.failed };
    return <NoAnswer of={joinAnswers(eligibility, onSale)} texts={words} headingLevel={1} />;
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
          <PlanBenefits />
        </Stack>
      </PageContainer>
    </UpgradeGuard>
  );
}
