import type { ReactNode } from 'react';

import type { OnContinue, LoginOptions } from '#services/oidc/session.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useQuestion } from '../model/useQuestion.ts';
import { signInTexts } from '../texts/signInTexts.ts';
import { AccountPage } from './AccountPage.tsx';
import { QuestionFailure } from './QuestionFailure.tsx';
import { SignInSteps } from './SignInSteps.tsx';

interface SignInProps {
  title: string;
  intro?: ReactNode;
  /** The provider's question under way, or null: it is asked while the form is there. */
  uid: string | null;
  mode?: LoginOptions['mode'];
  /** Asks the provider. */
  start: (goOn: OnContinue) => Promise<void>;
  /** Other ways, under the form. */
  children?: ReactNode;
}

/** A page that signs someone in. */
export function SignIn({ title, intro, uid, mode, start, children }: SignInProps) {
  const question = useQuestion(uid, start);
  const framed = (content: ReactNode) => (
    <AccountPage title={title} intro={intro}>
      <QuestionFailure question={question} />
      {content}
      {children}
    </AccountPage>
  );
  // The staff's question is in another document: nothing typed here would get there.
  if (uid === null && mode === 'internal')
    return framed(question.failure === null && <PageSkeleton label={signInTexts.opening} />);
  return <SignInSteps question={question} first={framed} />;
}
