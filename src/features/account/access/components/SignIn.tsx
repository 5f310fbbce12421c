import type { ReactNode } from 'react';

import type { GoOn, LoginOptions } from '#services/oidc/session.ts';

import { AccountPage } from './AccountPage.tsx';
import { SignInSteps } from './SignInSteps.tsx';
import { StartInteraction } from './StartInteraction.tsx';

interface SignInProps {
  title: string;
  intro?: ReactNode;
  /** The provider's question under way, or null: then it is asked first. */
  uid: string | null;
  mode?: LoginOptions['mode'];
  /** Asks the provider. */
  start: (goOn: GoOn) => Promise<void>;
  /** Other ways, under the form. */
  children?: ReactNode;
}

/** A page that signs someone in. */
export function SignIn({ title, intro, uid, mode, start, children }: SignInProps) {
  const framed = (content: ReactNode) => (
    <AccountPage title={title} intro={intro}>
      {content}
      {children}
    </AccountPage>
  );
  return uid === null ? framed(<StartInteraction start={start} />) : <SignInSteps {...{ uid, mode }} first={framed} />;
}
