import { useEffect, useRef, useState } from 'react';

import { siteLog } from '#services/log/siteLog.ts';
import { session } from '#services/oidc/session.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { judgeAuthError, type AuthErrorVerdict } from '../model/authError.ts';
import { forgetRetry, hasRetried, rememberRetry } from '../model/retryFlag.ts';
import { AccountPage } from './AccountPage.tsx';
import { CopyDetails } from './CopyDetails.tsx';

type Explained = Extract<AuthErrorVerdict, { kind: 'show' }>['explains'];

const TEXTS: Readonly<Record<Explained, { title: string; text: string }>> = {
  'email-required': {
    title: 'We can’t find an email address for your Facebook account',
    text: 'We need an email address to make your account, and Facebook did not give us one. Add an email address there and try again, or register with your email address and a password.',
  },
  permissions: {
    title: 'We ran into a problem connecting to Facebook',
    text: 'Open your Facebook settings, remove this app there, then try again and allow it to see your email address.',
  },
  cancelled: { title: 'You are not signed in', text: 'The sign-in was cancelled. You can start it again whenever you like.' },
  expired: {
    title: 'This sign-in has expired',
    text: 'It was open for too long, was started in another tab, or this browser does not keep cookies. Start it again.',
  },
  other: { title: 'We could not sign you in', text: 'Something went wrong on the way. Try again, and contact our customer support team if it keeps happening.' },
};

const isSocial = (explains: Explained): boolean => explains === 'email-required' || explains === 'permissions';

interface AuthErrorProps {
  /** OAuth error code; empty when the page was opened without one. */
  error: string;
  description: string;
}

/** What an authentication error leads to: the sign-in once more, or what went wrong and the way on (AUTH-012 to 022). */
export function AuthError({ error, description }: AuthErrorProps) {
  const [explains, setExplains] = useState<Explained | null>(null);
  const isJudged = useRef(false);

  useEffect(() => {
    if (isJudged.current) return;
    isJudged.current = true;
    const verdict = judgeAuthError(error, description, hasRetried());
    if (verdict.kind === 'retry') {
      rememberRetry();
      siteLog.warn(verdict.warning);
      session.login().catch(() => setExplains('other'));
      return;
    }
    forgetRetry();
    if (error) siteLog.error('Authentication failed.', { error, description });
    setExplains(verdict.explains);
  }, [error, description]);

  if (explains === null) return <PageSkeleton label="Trying to sign you in again" />;
  const { title, text } = TEXTS[explains];
  return (
    <AccountPage width="text" title={title}>
      <p>{text}</p>
      <Inline gap={4}>
        {isSocial(explains) ? (
          <ButtonLink variant="primary" to="/register">Back to sign-up</ButtonLink>
        ) : (
          <ButtonLink variant="primary" to="/sign-in">Sign in again</ButtonLink>
        )}
        <ButtonLink to="/">Back to homepage</ButtonLink>
        <CopyDetails />
      </Inline>
    </AccountPage>
  );
}
