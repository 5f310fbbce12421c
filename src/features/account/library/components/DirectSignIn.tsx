import { useEffect, useRef } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useSignInThrough } from '../model/useSignInThrough.ts';
import { chooserTexts } from '../texts.ts';

/** For links on a library's own pages: leaves for it at once. States: on the way, could not leave. */
export function DirectSignIn({ institution }: { institution: string }) {
  const { signInThrough, failure } = useSignInThrough();
  // Strict mode runs effects twice.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void signInThrough(institution);
  }, [institution, signInThrough]);

  if (failure === null) return <PageSkeleton label={chooserTexts.opening} />;
  return (
    <Notice
      tone="error"
      title={chooserTexts.notOpened}
      actions={<Button onClick={() => void signInThrough(institution)}>{chooserTexts.tryAgain}</Button>}
    >
      <p>{failure}</p>
    </Notice>
  );
}
