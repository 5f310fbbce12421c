import { useLocation } from 'react-router-dom';

import { usePlanOffersQuery } from '#features/billing/core/index.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { planAddress } from './planAddresses.ts';
import { PlanBenefits } from './PlanBenefits.tsx';
import styles from './plans.module.scss';
import { Plans } from './Plans.tsx';
import { planTexts as texts } from './texts.ts';
import { UpgradeGuard } from './UpgradeGuard.tsx';

/** A line on the free trial, for readers who may have one, where there is one. */
function TrialLine({ search }: { search: string }) {
  const { data: isEligible } = useFreeTrialEligibilityQuery();
  const { data: offers = [] } = usePlanOffersQuery({});
  const days = Math.max(0, ...offers.map(({ trialDays }) => trialDays));
  if (!isEligible || days === 0) return null;
  return (
    <section aria-labelledby="trial-line" className={styles.trialLine}>
      <div>
        <h2 id="trial-line">{texts.trialTitle(days)}</h2>
        <p>{texts.trialText}</p>
      </div>
      <ButtonLink to={`/free-trial${search}`}>{texts.trialButton}</ButtonLink>
    </section>
  );
}

/** Plans for readers without a subscription (UPGR-010). The guards of the route led all others elsewhere. */
export function Component() {
  const { search } = useLocation();
  return (
    <UpgradeGuard>
      <PageContainer>
        <Stack gap={8}>
          <div className={styles.head}>
            <h1>{texts.subscribe.title}</h1>
            <p className={styles.lead}>{texts.subscribe.intro}</p>
          </div>
          <TrialLine search={search} />
          <Plans ownPlanId={null} addressOf={(planId) => planAddress('subscribe', search, planId)} />
          <PlanBenefits />
        </Stack>
      </PageContainer>
    </UpgradeGuard>
  );
}
