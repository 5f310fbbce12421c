import { useEffect, useRef, useState } from 'react';

import { siteLog } from '#services/log/siteLog.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { judgeAuthError, type AuthErrorVerdict } from '../model/authError.ts';
import { forgetRetry, hasRetried, rememberRetry } from '../model/retryFlag.ts';
import { useLoginRestart } from '../model/useLoginRestart.ts';
import { AccountPage } from './AccountPage.tsx';
import { CopyDetails } from './CopyDetails.tsx';
import { authErrorTexts } from '../texts/pageTexts.ts';

type Explained = Extract<AuthErrorVerdict, { kind: 'show' }>['explains'];

const isSocial = (explains: Explained): boolean => explains === 'email-required' || explains === 'permissions';

interface AuthErrorProps {
  /** OAuth error code; empty when the page was opened without one. */
  error: string;
  description: string;
}

/**
 * What an authentication error leads to: the sign-in once more, or what went wrong and the way on (AUTH-012 to 022).
 */
export function AuthError({ error, description }: AuthErrorProps) {
  const [explains, setExplains] = useState<Explained | null>(null);
  const isJudged = useRef(false);
  const restart = useLoginRestart();

  useEffect(() => {
    if (isJudged.current) return;
    isJudged.current = true;
    const verdict = judgeAuthError(error, description, hasRetried());
    if (verdict.kind === 'retry') {
      rememberRetry();
      siteLog.warn(verdict.warning);
      restart().catch(() => setExplains('other'));
      return;
    }
    forgetRetry();
    if (error) siteLog.error('Authentication failed.', { error, description });
    setExplains(verdict.explains);
  }, [error, description, restart]);

  if (explains === null) return <PageSkeleton label={authErrorTexts.trying} />;
  const { title, text } = authErrorTexts[explains];
  return (
    <AccountPage width="text" title={title}>
      <p>{text}</p>
      <Inline gap={4}>
        {isSocial(explains) ? (
          <ButtonLink variant="primary" to="/register">
            {authErrorTexts.backToSignUp}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to="/sign-in">
            {authErrorTexts.signInAgain}
          </ButtonLink>
        )}
        <ButtonLink to="/">{authErrorTexts.backHome}</ButtonLink>
        <CopyDetails />
      </Inline>
    </AccountPage>
  );
}
