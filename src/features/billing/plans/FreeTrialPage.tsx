import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { formatMoney } from '#domain/billing/core/money.ts';
import { usePlanOffersQuery, type PlanOffer, type PlanPrice } from '#features/billing/core/index.ts';
import { useFreeTrialEligibilityQuery } from '#features/trees/core/index.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { trialAddress } from './planAddresses.ts';
import { PlanBenefits } from './PlanBenefits.tsx';
import styles from './plans.module.scss';
import { planTexts, trialTexts as texts } from './texts.ts';
import trialStyles from './TrialOffer.module.scss';
import { UpgradeGuard } from './UpgradeGuard.tsx';

/** Days before its end on which a trial is announced to end. */
const NOTICE_DAYS = 3;

/** The plan of each tier that a trial is of: of the terms that have one, the longest. */
const trialsOf = (offers: readonly PlanOffer[]): PlanPrice[] =>
  offers.flatMap(({ prices }) =>
    prices
      .filter(({ trialDays }) => trialDays > 0)
      .sort((a, b) => b.plan.durationInMonths - a.plan.durationInMonths)
      .slice(0, 1),
  );

/** What a trial is, day by day, with the first payment in it, and the plans it can be of. */
function TrialOffer({ offers, search }: { offers: readonly PlanOffer[]; search: string }) {
  const trials = trialsOf(offers);
  const [planId, setPlanId] = useState<string | null>(null);
  const chosen = trials.find(({ plan }) => plan.id === planId) ?? trials.at(-1);
  if (!chosen) return null;
  const { trialDays: days, plan, total } = chosen;
  const steps = [
    { title: texts.todayTitle, text: texts.today },
    { title: texts.noticeTitle(days - NOTICE_DAYS), text: texts.notice },
    { title: texts.endTitle(days), text: texts.end(formatMoney(total), plan.durationInMonths) },
  ];
  return (
    <div className={trialStyles.trial}>
      <div className={styles.head}>
        <h1>{texts.title(days)}</h1>
        <p className={styles.lead}>{texts.intro}</p>
      </div>
      <section aria-labelledby="trial-steps" className={trialStyles.steps}>
        <h2 id="trial-steps">{texts.steps}</h2>
        <ol role="list">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={trialStyles.choice}>
        <Stack gap={4}>
          <RadioGroup
            name="plan"
            label={texts.choose}
            value={plan.id}
            onChange={setPlanId}
            options={trials.map((trial) => ({
              value: trial.plan.id,
              label: texts.option(trial.plan.displayName, formatMoney(trial.total), trial.plan.durationInMonths),
            }))}
          />
          <ButtonLink variant="primary" size="lg" fullWidth to={trialAddress(search, plan.id)}>
            {texts.start}
          </ButtonLink>
          <p className={styles.help}>{texts.once}</p>
        </Stack>
      </div>
    </div>
  );
}

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
