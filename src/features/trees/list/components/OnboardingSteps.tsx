import { useEffect, useRef, type ReactNode } from 'react';

import { hasAnyName, NO_BASICS } from '#domain/trees/core/editing/newPerson.ts';
import {
  ONBOARDING_STEPS,
  peopleOfStep,
  stepAfter,
  type OnboardingStep,
} from '#domain/trees/person/onboardingSteps.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { stepsTexts } from '../stepsTexts.ts';
import type { TreeDraft } from '../treeDraft.ts';
import styles from './onboarding.module.scss';
import { StepForm } from './StepForm.tsx';

const LABELS: Readonly<Record<OnboardingStep, string>> = stepsTexts.names;

const stateOf = (at: number, now: number) => (at === now ? 'now' : at < now ? 'past' : 'ahead');

/** The steps, and which of them is being taken. */
function StepList({ step }: { step: OnboardingStep }) {
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

interface OnboardingStepsProps {
  draft: TreeDraft;
  onChange: (draft: TreeDraft) => void;
  /** Level of the heading of a step. */
  headingLevel: 1 | 2;
  /** Heading of the last step, and what is drawn there. */
  doneTitle: string;
  done: ReactNode;
  /**
   * Saves the people of a step, with the draft as the next step finds it; the step stays where they could not be saved.
   * Left out: nothing is saved yet.
   */
  onSave?: ((next: TreeDraft) => Promise<TreeDraft | null>) | undefined;
  /** Leaves the steps as far as they were taken; left out, they are all taken. */
  onLeave?: (() => void) | undefined;
}

/** The first steps of a tree: you, parents, grandparents, done. Every person but the first can be skipped. */
export function OnboardingSteps({
  draft,
  onChange,
  headingLevel,
  doneTitle,
  done,
  onSave,
  onLeave,
}: OnboardingStepsProps) {
  const { step, skipped } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const Title = `h${headingLevel}` as const;
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  const next = async () => {
    // People of the step without any input count as skipped.
    const unknown = peopleOfStep(step).flatMap(({ node }) =>
      hasAnyName(draft.people[node] ?? NO_BASICS) ? [] : [node],
    );
    const taken: TreeDraft = { ...draft, step: stepAfter(step), skipped: [...new Set([...skipped, ...unknown])] };
    const saved = onSave ? await onSave(taken) : taken;
    if (saved) onChange(saved);
  };
  const back = () => onChange({ ...draft, step: ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1] ?? 'you' });

  return (
    <Stack gap={6}>
      <StepList step={step} />
      <Stack gap={2}>
        <Title ref={heading} tabIndex={-1}>
          {step === 'done' ? doneTitle : stepsTexts.titles[step]}
        </Title>
        {stepsTexts.leads[step] && <p className={styles.lead}>{stepsTexts.leads[step]}</p>}
      </Stack>
      {step === 'done' ? (
        done
      ) : (
        <StepForm key={step} draft={draft} onChange={onChange} onNext={next}>
          {step !== 'you' && <Button onClick={back}>{stepsTexts.back}</Button>}
          {onLeave && (
            <Button variant="quiet" onClick={onLeave}>
              {stepsTexts.skipRest}
            </Button>
          )}
        </StepForm>
      )}
    </Stack>
  );
}
