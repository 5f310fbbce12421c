import { useCallback, useEffect, useRef, useState } from 'react';

import { SignInError } from '#services/oidc/SignInError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

interface StartInteractionProps {
  /** Leaves for the provider, in the place of this address. */
  start: () => Promise<void>;
}

const describe = (error: unknown): string =>
  error instanceof SignInError && error.error === 'insecure_context'
    ? 'Signing in works only over https, or on localhost. Ask whoever runs this site for its secure address.'
    : 'Check your connection, then try again.';

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

  if (failure === null) return <PageSkeleton label="Opening the sign-in" />;
  return (
    <Notice tone="error" title="The sign-in could not be opened" actions={<Button onClick={leave}>Try again</Button>}>
      <p>{failure}</p>
    </Notice>
  );
}
