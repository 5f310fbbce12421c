import { Suspense, useContext, useState, type ReactNode } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { NextStep } from '../model/nextStep.ts';
import type { Question } from '../model/question.ts';
import type { AcceptedAnswer } from '../model/useAnswer.ts';
import { signInTexts } from '../texts/signInTexts.ts';
import type { Stage } from './second-step/stepProps.ts';
import { preloadSignInForm, SignInForm } from './SignInForm.tsx';

const SecondStep = lazyPart(() => import('./second-step/SecondStep.tsx').then(({ SecondStep: Part }) => Part));

/** Fetches the code of all steps, for where it could not be had later. */
export function preloadSignInSteps(): void {
  preloadSignInForm();
  SecondStep.preload();
}

/** So few recovery codes are worth a word before the reader goes on. */
const FEW_CODES = 3;

/** What is shown after an answer was taken; null: the way on. */
function stageAfter(taken: AcceptedAnswer): Stage | null {
  if (taken.kind === 'step') return taken.step.kind === 'confirm-email' ? null : taken.step;
  if (taken.codes) return { kind: 'codes', codes: taken.codes, to: taken.to };
  if (taken.codesLeft !== undefined && taken.codesLeft <= FEW_CODES)
    return { kind: 'few-codes', left: taken.codesLeft, to: taken.to };
  return null;
}

interface SignInStepsProps {
  question: Question;
  /** Puts the first form into its page. */
  first: (form: ReactNode) => ReactNode;
}

/**
 * Signing in, one question after the other: who, then what more the account asks for, then what the reader must keep.
 */
export function SignInSteps({ question, first }: SignInStepsProps) {
  const { leaveFor } = useContext(NextStep);
  const { uid } = question;
  const [stage, setStage] = useState<Stage | null>(null);
  const [email, setEmail] = useState('');
  const [again, setAgain] = useState<string | null>(null);

  const onTaken = (taken: AcceptedAnswer): void => {
    const next = stageAfter(taken);
    if (next) setStage(next);
    else if (taken.kind === 'continue') leaveFor(taken.to);
  };
  const onBack = (message: string | null): void => {
    setAgain(message);
    setStage(null);
  };
  const onFirst = (taken: AcceptedAnswer, typed: string): void => {
    setEmail(typed);
    onTaken(taken);
  };

  // Another question begins with the form.
  if (uid === null && stage) setStage(null);
  if (uid === null || !stage) return first(<SignInForm {...{ question, email, again }} onTaken={onFirst} />);
  return (
    <Suspense fallback={<PageSkeleton label={signInTexts.openingNextStep} />}>
      <SecondStep key={stage.kind} {...{ uid, stage, onTaken, onBack }} />
    </Suspense>
  );
}
