import { Navigate, useParams } from 'react-router-dom';

import { STAFF_SETTING_GROUPS } from '#domain/kernel/site/staffSettings.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { Steps } from '#ui/Steps/Steps.tsx';

import { LogoCard } from '../LogoCard.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { useSiteSettingsQuery } from '../siteApi.ts';
import { siteTexts } from '../texts.ts';
import { CheckStep } from './CheckStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { type SetUpProgress, useSetUpStepsQuery } from './setUpApi.ts';
import { isSetUpStep, isStepDone, nextStepOf, SET_UP_STEPS, type SetUpStep, stepAddress } from './setUpSteps.ts';
import { stepTexts as texts } from './stepTexts.ts';
import { TextsStep } from './TextsStep.tsx';

/** Settings that a step is about. */
const SETTINGS = {
  name: ['SITE_NAME', 'SITE_SHORT_NAME', 'SUPPORT_EMAIL', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_REGISTRATION'],
  colour: ['SITE_ACCENT'],
  use: STAFF_SETTING_GROUPS.use,
} as const;

/** A part of the form of `/internal/site`. States: loading, failed, the form. */
function SettingsStep({ step }: { step: keyof typeof SETTINGS }) {
  const { data, ...answer } = useSiteSettingsQuery();
  if (data === undefined) return <NoAnswer of={answer} texts={siteTexts} headingLevel={2} />;
  return <SettingsForm key={`${step} ${data.revision}`} board={data} only={SETTINGS[step]} />;
}

/** The logo beside the colour, once the settings have come: their own step says so where they do not. */
function LogoStep() {
  const { data } = useSiteSettingsQuery();
  return data === undefined ? null : <LogoCard board={data} />;
}

function StepContent({ step, progress }: { step: SetUpStep; progress: SetUpProgress }) {
  if (step === 'name' || step === 'colour' || step === 'use') return <SettingsStep step={step} />;
  if (step === 'email') return <EmailStep progress={progress} />;
  if (step === 'texts') return <TextsStep progress={progress} />;
  if (step === 'check') return <CheckStep />;
  return (
    <div>
      <ButtonLink to="/desk" variant="primary">
        {texts.toDesk}
      </ButtonLink>
    </div>
  );
}

/**
 * /internal/set-up: what a new site needs next, a page for each step; without one, the first that needs something. All of
 * it is saved where it belongs at once. States: loading, failed, a step.
 */
export function Component() {
  const { step = '' } = useParams();
  const { data: progress, ...answer } = useSetUpStepsQuery();
  usePageTitle(isSetUpStep(step) ? texts.tab(texts.step[step].title) : null);
  if (step !== '' && !isSetUpStep(step)) throw new PageMissing();
  if (progress === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (!isSetUpStep(step)) return <Navigate replace to={stepAddress(nextStepOf(progress))} />;
  const { title, what } = texts.step[step];
  const next = SET_UP_STEPS[SET_UP_STEPS.indexOf(step) + 1];
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        <Steps
          label={texts.steps}
          steps={SET_UP_STEPS.map((each) => ({
            label: texts.step[each].short,
            to: stepAddress(each),
            isDone: isStepDone(progress, each),
            isCurrent: each === step,
          }))}
        />
        <Card title={title}>
          <Stack gap={6}>
            <p>{what}</p>
            <StepContent step={step} progress={progress} />
          </Stack>
        </Card>
        {step === 'colour' && <LogoStep />}
        <Inline between>
          {next === undefined ? (
            <ButtonLink to="/internal" variant="primary">
              {texts.finish}
            </ButtonLink>
          ) : (
            <ButtonLink to={stepAddress(next)} variant={isStepDone(progress, step) ? 'primary' : 'secondary'}>
              {isStepDone(progress, step) ? texts.next(texts.step[next].title) : texts.later(texts.step[next].title)}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </PageContainer>
  );
}
