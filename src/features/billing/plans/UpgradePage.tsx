import { useLocation } from 'react-router-dom';

import { useCurrentSubscriptionQuery, type OwnSubscription } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { planAddress } from './planAddresses.ts';
import { PlanBenefits } from './PlanBenefits.tsx';
import styles from './plans.module.scss';
import { Plans } from './Plans.tsx';
import { planTexts as texts } from './texts.ts';
import { UpgradeGuard } from './UpgradeGuard.tsx';

function Present({ own: { state, plan, expiresAt } }: { own: OwnSubscription }) {
  const day = dayInWords(expiresAt);
  if (state !== 'CANCELED') return <p className={styles.lead}>{texts.present(plan.displayName, day)}</p>;
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.endsTitle(day)}
      actions={<ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>}
    >
      <p>{texts.endsText}</p>
    </Notice>
  );
}

/** Plans that a subscriber can change to (UPGR-011, UPGR-016). The guards of the route led all others elsewhere. */
export function Component() {
  const { search } = useLocation();
  const { data: [own] = [] } = useCurrentSubscriptionQuery();
  return (
    <UpgradeGuard>
      <PageContainer>
        <Stack gap={8}>
          <div className={styles.head}>
            <h1>{texts.upgrade.title}</h1>
            {own && <Present own={own} />}
            <p>{texts.upgrade.intro}</p>
          </div>
          <Plans ownPlanId={own?.plan.id ?? null} addressOf={(planId) => planAddress('upgrade', search, planId)} />
          <PlanBenefits />
        </Stack>
      </PageContainer>
    </UpgradeGuard>
  );
}
