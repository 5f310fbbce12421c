import { Suspense, useContext, useState, type ReactNode } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import type { Question } from '../model/question.ts';
import { readRegisterDraft } from '../model/registerDraft.ts';
import { WayOn } from '../model/wayOn.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { signUpTexts } from '../texts/signUpTexts.ts';

const ConfirmEmailStep = lazyPart(() => import('./ConfirmEmailStep.tsx').then((chunk) => chunk.ConfirmEmailStep));

interface SignUpStepsProps {
  question: Question;
  submit: string;
  /** Puts the form into its page. */
  first: (form: ReactNode) => ReactNode;
}

/**
 * Becoming a member: the form, then, where the site sends email, the code that we sent. Going back finds the form as it
 * was.
 */
export function SignUpSteps({ question, submit, first }: SignUpStepsProps) {
  const { leaveFor } = useContext(WayOn);
  const [typed, setTyped] = useState(readRegisterDraft);
  const [isMailed, setMailed] = useState(false);
  const [wasMailed, setWasMailed] = useState(false);
  const [again, setAgain] = useState<string | null>(null);
  // Another question begins with the form.
  if (question.uid === null && isMailed) setMailed(false);
  if (!isMailed || question.uid === null) {
    return first(
      <SignUpForm
        {...{ question, submit, again }}
        takesFocus={wasMailed}
        initialValues={typed}
        onTaken={(taken, values) => {
          if (taken.kind === 'continue') return leaveFor(taken.to);
          setTyped(values);
          setMailed(true);
          setWasMailed(true);
        }}
      />,
    );
  }
  const onBack = (message: string | null): void => {
    setAgain(message);
    setMailed(false);
  };
  return (
    <Suspense fallback={<PageSkeleton label={signUpTexts.openingNextStep} />}>
      <ConfirmEmailStep onBack={onBack} uid={question.uid} email={typed.email.trim()} />
    </Suspense>
  );
}
