import { useEffect, useRef, useState, useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { selectIsSessionKnown, selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { siteLog } from '#services/log/siteLog.ts';
import { session } from '#services/oidc/session.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { checkAuthError, type AuthErrorVerdict } from '../model/authError.ts';
import { forgetRetry, hasRetried, rememberRetry } from '../model/retryFlag.ts';
import { authErrorTexts } from '../texts/pageTexts.ts';
import { AccountPage } from './AccountPage.tsx';
import { CopyDetails } from './CopyDetails.tsx';

type AuthState = Parameters<typeof selectIsSessionKnown>[0];

/**
 * Starts the sign-in once more, without a press (AUTH-009). A visitor goes on in the document; where a member is or may
 * be signed in, another comes: nothing of theirs may stay in it. Who went elsewhere meanwhile is not fetched back.
 * @returns rejects when the provider cannot be asked
 */
function useLoginRestart(): () => Promise<void> {
  const navigate = useNavigate();
  const store = useStore<AuthState>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    () =>
      session.login({}, (page) => {
        if (!isHere.current) return;
        const state = store.getState();
        if (selectIsSessionKnown(state) && !selectIsSignedIn(state)) void navigate(page, { replace: true });
        else documentNavigation.replace(page);
      }),
    [navigate, store],
  );
}

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
    const verdict = checkAuthError(error, description, hasRetried());
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
