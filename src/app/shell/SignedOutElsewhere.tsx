import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

import { signOutSeen } from '#features/kernel/auth/index.ts';
import type { SignOutKind } from '#services/oidc/signOutSignal.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

const HAPPENED: Readonly<Record<SignOutKind, string>> = {
  'signed-out': 'You signed out in another tab or window, which signs you out everywhere in this browser.',
  cleared: 'The site’s data in this browser were cleared in another tab or window, which signs you out everywhere in this browser.',
};

/** What became of what was typed on the page; null when nothing was. */
function fate(kind: SignOutKind, wasTyped: boolean): string | null {
  if (!wasTyped) return null;
  return kind === 'cleared' ? 'What you typed on this page was cleared with them.' : 'What you typed on this page is kept as a draft. It comes back when you sign in again, and other people who sign in here are not shown it.';
}

/**
 * Takes the place of a member's page that was left by a sign-out in another tab: nothing of the page stays on the screen,
 * nothing is loaded, and the reader decides where to go. Needs no connection.
 */
export function SignedOutElsewhere({ kind, wasTyped }: { kind: SignOutKind; wasTyped: boolean }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const [left] = useState(key);
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = fate(kind, wasTyped);
  usePageTitle('You are signed out');
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
        You are signed out
      </h1>
      <p>{HAPPENED[kind]}</p>
      {kept !== null && <p>{kept}</p>}
      <Inline gap={4}>
        <Button variant="primary" onClick={signInAgain}>Sign in again</Button>
        <Button onClick={() => void navigate('/')}>Go to the homepage</Button>
      </Inline>
    </Stack>
  );
}
