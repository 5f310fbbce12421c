import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { session, type GoOn, type SignUpOptions } from '#services/oidc/session.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { AccountPage } from '../components/AccountPage.tsx';
import { OtherWays } from '../components/OtherWays.tsx';
import { NotAsked } from '../components/NotAsked.tsx';
import { SignUpSteps } from '../components/SignUpSteps.tsx';
import { useInteraction } from '../model/useInteraction.ts';
import { useQuestion } from '../model/useQuestion.ts';
import { registerTexts, signUpTexts } from '../texts/signUpTexts.ts';

const NewcomerForm = lazyPart(() => import('../components/NewcomerForm.tsx').then((chunk) => chunk.NewcomerForm));

const modeOf = (text: string | null): SignUpOptions['mode'] =>
  text === 'freeTrial' || text === 'search' ? text : 'regular';

/** Becoming a member, in one of three modes. A reader with an account signs in instead and loses no target. */
export function Component() {
  const { uid, mode: asked, registrationRoute } = useInteraction();
  const options = useMemo(() => ({ mode: modeOf(asked), registrationRoute }), [asked, registrationRoute]);
  const start = useCallback((goOn: GoOn) => session.signUp(options, goOn), [options]);
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
      <NotAsked question={question} />
      {content}
      <OtherWays uid={uid} />
      <p>
        {signUpTexts.haveAccount} <TextLink to="/sign-in">{signUpTexts.signInInstead}</TextLink>
      </p>
    </AccountPage>
  );
  return <SignUpSteps {...{ question, submit }} first={framed} />;
}
