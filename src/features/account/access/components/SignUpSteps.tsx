import { Suspense, useContext, useState, type ReactNode } from 'react';

import type { SignUpOptions } from '#services/oidc/session.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { readRegisterDraft } from '../model/registerDraft.ts';
import { WayOn } from '../model/wayOn.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { signUpTexts } from '../texts/signUpTexts.ts';

const ConfirmEmailStep = lazyPart(() => import('./ConfirmEmailStep.tsx').then((chunk) => chunk.ConfirmEmailStep));

interface SignUpStepsProps {
  uid: string;
  options: SignUpOptions;
  submit: string;
  /** Puts the form into its page. */
  first: (form: ReactNode) => ReactNode;
}

/** Becoming a member: the form, then, where the site sends email, the code that we sent. Going back finds the form as it was. */
export function SignUpSteps({ uid, options, submit, first }: SignUpStepsProps) {
  const { leaveFor } = useContext(WayOn);
  const [typed, setTyped] = useState(readRegisterDraft);
  const [isMailed, setMailed] = useState(false);
  const [again, setAgain] = useState<string | null>(null);
  if (!isMailed) {
    return first(
      <SignUpForm
        {...{ uid, options, submit, again }}
        initialValues={typed}
        onTaken={(taken, values) => {
          if (taken.kind === 'continue') return leaveFor(taken.to);
          setTyped(values);
          setMailed(true);
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
      <ConfirmEmailStep {...{ uid, options, onBack }} email={typed.email.trim()} />
    </Suspense>
  );
}
