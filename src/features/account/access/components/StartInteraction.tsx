import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { GoOn } from '#services/oidc/session.ts';
import { SignInError } from '#services/oidc/SignInError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { signInTexts } from '../texts/signInTexts.ts';

interface StartInteractionProps {
  /** Asks the provider: goes on at the page of its question, or leaves for it, in the place of this address. */
  start: (goOn: GoOn) => Promise<void>;
}

const describe = (error: unknown): string =>
  error instanceof SignInError && error.error === 'insecure_context'
    ? signInTexts.needsHttps
    : signInTexts.checkConnection;

/** Asks the provider at once; a page that can ask its question comes in the place of this one. States: on the way, no answer. */
export function StartInteraction({ start }: StartInteractionProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const hasStarted = useRef(false);
  const isHere = useRef(false);
  const navigate = useNavigate();

  const ask = useCallback(() => {
    setFailure(null);
    // Who went elsewhere meanwhile is not fetched back.
    start((page) => isHere.current && void navigate(page, { replace: true })).catch((error: unknown) => setFailure(describe(error)));
  }, [start, navigate]);

  useEffect(() => {
    isHere.current = true;
    if (!hasStarted.current) ask();
    hasStarted.current = true;
    return () => {
      isHere.current = false;
    };
  }, [ask]);

  if (failure === null) return <PageSkeleton label={signInTexts.opening} />;
  return (
    <Notice tone="error" title={signInTexts.notOpened} actions={<Button onClick={ask}>{signInTexts.tryAgain}</Button>}>
      <p>{failure}</p>
    </Notice>
  );
}
