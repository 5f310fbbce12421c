import { Suspense, useCallback, useMemo, useState, type ReactNode, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

import { session, type OnContinue, type SignUpOptions } from '#services/oidc/session.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { AccountPage } from '../components/AccountPage.tsx';
import { OtherWays } from '../components/OtherWays.tsx';
import { QuestionFailure } from '../components/QuestionFailure.tsx';
import { SignUpForm } from '../components/SignUpForm.tsx';
import { NextStep } from '../model/nextStep.ts';
import type { Question } from '../model/question.ts';
import { readRegisterDraft } from '../model/registerDraft.ts';
import { useQuestion, useInteraction } from '../model/useQuestion.ts';
import { registerTexts, signUpTexts } from '../texts/signUpTexts.ts';

const ConfirmEmailStep = lazyPart(() =>
  import('../components/ConfirmEmailStep.tsx').then((chunk) => chunk.ConfirmEmailStep),
);

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
function SignUpSteps({ question, submit, first }: SignUpStepsProps) {
  const { leaveFor } = useContext(NextStep);
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

const NewcomerForm = lazyPart(() => import('../components/NewcomerForm.tsx').then((chunk) => chunk.NewcomerForm));

const modeOf = (text: string | null): SignUpOptions['mode'] =>
  text === 'freeTrial' || text === 'search' ? text : 'regular';

/** Becoming a member, in one of three modes. A reader with an account signs in instead and loses no target. */
export function Component() {
  const { uid, mode: asked, registrationRoute } = useInteraction();
  const options = useMemo(() => ({ mode: modeOf(asked), registrationRoute }), [asked, registrationRoute]);
  const start = useCallback((goOn: OnContinue) => session.signUp(options, goOn), [options]);
  const question = useQuestion(uid, start);
  const { title, intro, submit } = registerTexts[options.mode];
  const [query] = useSearchParams();
  const isNewcomer = uid !== null && query.has('newcomer');
  const [wasNewcomer] = useState(isNewcomer);
  if (isNewcomer) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NewcomerForm uid={uid} />
      </Suspense>
    );
  }
  const framed = (content: ReactNode) => (
    // After a newcomer’s form, which took the pressed button with it.
    <AccountPage title={title} intro={intro} takesFocus={wasNewcomer}>
      <QuestionFailure question={question} />
      {content}
      <OtherWays uid={uid} />
      <p>
        {signUpTexts.haveAccount} <TextLink to="/sign-in">{signUpTexts.signInInstead}</TextLink>
      </p>
    </AccountPage>
  );
  return <SignUpSteps {...{ question, submit }} first={framed} />;
}
