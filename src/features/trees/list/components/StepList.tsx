import { ONBOARDING_STEPS, type OnboardingStep } from '#domain/trees/person/onboardingSteps.ts';

import { stepsTexts } from '../stepsTexts.ts';
import styles from './onboarding.module.scss';

const LABELS: Readonly<Record<OnboardingStep, string>> = stepsTexts.names;

const stateOf = (at: number, now: number) => (at === now ? 'now' : at < now ? 'past' : 'ahead');

/** The steps, and which of them is being taken. */
export function StepList({ step }: { step: OnboardingStep }) {
  const now = ONBOARDING_STEPS.indexOf(step);
  return (
    <ol role="list" aria-label={stepsTexts.steps} className={styles.steps}>
      {ONBOARDING_STEPS.map((name, at) => (
        <li
          key={name}
          className={styles.step}
          data-state={stateOf(at, now)}
          aria-current={at === now ? 'step' : undefined}
        >
          {LABELS[name]}
        </li>
      ))}
    </ol>
  );
}
