import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { Chooser } from '../components/Chooser.tsx';
import { LibraryPage } from '../components/LibraryPage.tsx';
import { chooserTexts } from '../texts.ts';
import { useSignInThrough } from '../useSignInThrough.ts';

/** For links on a library's own pages: leaves for it at once. States: on the way, could not leave. */
function DirectSignIn({ institution }: { institution: string }) {
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

/** Where are you from: the institution that a reader signs in through. With `?institution=` it is known already. */
export function Component() {
  const [query] = useSearchParams();
  const institution = query.get('institution');
  return (
    <LibraryPage title={chooserTexts.title} intro={chooserTexts.intro}>
      {institution ? <DirectSignIn institution={institution} /> : <Chooser />}
      <p>
        {chooserTexts.notListed} <TextLink to="/library-access">{chooserTexts.getAccess}</TextLink>
      </p>
      <p>
        {chooserTexts.noLibrary} <TextLink to="/sign-in">{chooserTexts.withEmail}</TextLink>
      </p>
    </LibraryPage>
  );
}
