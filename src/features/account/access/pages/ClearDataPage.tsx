import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { signedOut } from '#features/kernel/auth/index.ts';
import { clearData } from '#services/oidc/clearData.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { AccountPage } from '../components/AccountPage.tsx';

type State = 'asking' | 'clearing' | 'failed' | 'done';

/** Says that it is done; the reader's place is moved to it. */
function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <h2 ref={heading} tabIndex={-1}>The data in this browser is cleared</h2>
      <p>You are signed out here. Your account and what you saved in it are as they were.</p>
      <ButtonLink variant="primary" fullWidth to="/">Back to homepage</ButtonLink>
    </Stack>
  );
}

/** Clears what the site keeps in this browser, after a button and never by being opened (Q-032, ROUTE-036). */
export function Component() {
  const [state, setState] = useState<State>('asking');
  const dispatch = useDispatch();
  const onClear = async () => {
    setState('clearing');
    const isCleared = await clearData();
    setState(isCleared ? 'done' : 'failed');
    // Other tabs are told that it happened elsewhere; this one knows.
    if (isCleared) dispatch(signedOut());
  };
  return (
    <AccountPage title="Clear data">
      {state === 'done' ? (
        <Done />
      ) : (
        <Stack gap={6}>
          <p>This removes the cookies and everything else that this site keeps in this browser: recent searches, what you agreed to, and your session. You are signed out. Nothing in your account is deleted.</p>
          {state === 'failed' && <Notice tone="error" title="We could not reach the site. Nothing was cleared: check your connection, then try again." />}
          <Button variant="primary" fullWidth loading={state === 'clearing'} onClick={() => void onClear()}>Clear data</Button>
        </Stack>
      )}
    </AccountPage>
  );
}
