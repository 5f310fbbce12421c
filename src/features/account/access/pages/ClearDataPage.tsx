import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { signedOut } from '#features/kernel/auth/index.ts';
import { clearData } from '#services/oidc/clearData.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { AccountPage } from '../components/AccountPage.tsx';
import { authErrorTexts, clearDataTexts } from '../texts/pageTexts.ts';

type State = 'asking' | 'clearing' | 'failed' | 'done';

/** Says that it is done; the reader's place is moved to it. */
function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <h2 ref={heading} tabIndex={-1}>
        {clearDataTexts.done.title}
      </h2>
      <p>{clearDataTexts.done.text}</p>
      <ButtonLink variant="primary" fullWidth to="/">
        {authErrorTexts.backHome}
      </ButtonLink>
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
    // Other tabs learn that it happened elsewhere; this one knows.
    if (isCleared) dispatch(signedOut());
  };
  return (
    <AccountPage title={clearDataTexts.title}>
      {state === 'done' ? (
        <Done />
      ) : (
        <Stack gap={6}>
          <p>{clearDataTexts.text}</p>
          {state === 'failed' && <Notice tone="error" title={clearDataTexts.failed} />}
          <Button variant="primary" fullWidth loading={state === 'clearing'} onClick={() => void onClear()}>
            {clearDataTexts.submit}
          </Button>
        </Stack>
      )}
    </AccountPage>
  );
}
