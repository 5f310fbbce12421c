import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { signOutSeen } from '#features/kernel/auth/index.ts';
import type { SignOutKind } from '#services/oidc/signOutSignal.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { signedOutTexts as texts } from './sessionTexts.ts';

/**
 * Replaces a member's page after a sign-out in another tab: nothing of the page stays on the screen, nothing is
 * fetched, and the reader decides where to go. Needs no connection.
 */
export function SignedOutElsewhere({ kind, wasTyped }: { kind: SignOutKind; wasTyped: boolean }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const [left] = useState(key);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(texts.title);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (key !== left) dispatch(signOutSeen());
  }, [dispatch, key, left]);

  const signInAgain = () => {
    storeReturnLocation(pathname + search + hash);
    void navigate('/sign-in?prompt=login');
  };
  return (
    <Stack>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p>{texts.happened[kind]}</p>
      {wasTyped && <p>{texts.draft[kind]}</p>}
      <Inline gap={4}>
        <Button variant="primary" onClick={signInAgain}>
          {texts.signIn}
        </Button>
        <Button onClick={() => void navigate('/')}>{texts.home}</Button>
      </Inline>
    </Stack>
  );
}
