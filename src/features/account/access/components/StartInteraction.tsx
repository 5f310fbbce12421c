import { useCallback, useEffect, useRef, useState } from 'react';

import { SignInError } from '#services/oidc/SignInError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { signInTexts } from '../texts/signInTexts.ts';

interface StartInteractionProps {
  /** Leaves for the provider, in the place of this address. */
  start: () => Promise<void>;
}

const describe = (error: unknown): string =>
  error instanceof SignInError && error.error === 'insecure_context'
    ? signInTexts.needsHttps
    : signInTexts.checkConnection;

/** Asks the provider at once; a page that can ask its question comes back. States: on the way, could not leave. */
export function StartInteraction({ start }: StartInteractionProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const hasStarted = useRef(false);

  const leave = useCallback(() => {
    setFailure(null);
    start().catch((error: unknown) => setFailure(describe(error)));
  }, [start]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    leave();
  }, [leave]);

  if (failure === null) return <PageSkeleton label={signInTexts.opening} />;
  return (
    <Notice tone="error" title={signInTexts.notOpened} actions={<Button onClick={leave}>{signInTexts.tryAgain}</Button>}>
      <p>{failure}</p>
    </Notice>
  );
}
