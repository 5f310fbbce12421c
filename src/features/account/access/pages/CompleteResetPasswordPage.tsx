import { useCallback, useEffect, useState } from 'react';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { resetLinkState, type ResetLinkState } from '#services/oidc/passwordReset.ts';
import { session } from '#services/oidc/session.ts';
import { useLinkToken } from '#services/routing/useLinkToken.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Logo } from '#ui/Logo/Logo.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { NewPasswordForm } from '../components/NewPasswordForm.tsx';
import { closedLinkTexts, newPasswordTexts } from '../texts/passwordTexts.ts';
import styles from './completeResetPassword.module.scss';

type State = ResetLinkState | 'checking' | 'unreachable' | 'done';

/** What the link leads to, by what it is worth. */
function LinkContent({
  token,
  state,
  hasPasskeys,
  setState,
}: {
  token: string | null;
  state: State;
  hasPasskeys: boolean;
  setState: (state: State) => void;
}) {
  if (state === 'checking') return <PageSkeleton label={newPasswordTexts.checking} />;
  if (state === 'unreachable') {
    return (
      <Notice
        tone="error"
        title={newPasswordTexts.unreachable.title}
        actions={<Button onClick={() => setState('checking')}>{newPasswordTexts.unreachable.again}</Button>}
      >
        {newPasswordTexts.unreachable.text}
      </Notice>
    );
  }
  if (state === 'done') {
    return (
      <Stack gap={6}>
        <h1>{newPasswordTexts.done.title}</h1>
        <p>{newPasswordTexts.done.text}</p>
        <ButtonLink variant="primary" fullWidth to="/sign-in">
          {newPasswordTexts.done.signIn}
        </ButtonLink>
      </Stack>
    );
  }
  if (state === 'open' && token !== null) {
    return (
      <Stack gap={6}>
        <h1>{newPasswordTexts.title}</h1>
        <p>{newPasswordTexts.intro}</p>
        <NewPasswordForm token={token} hasPasskeys={hasPasskeys} onDone={() => setState('done')} onClosed={setState} />
      </Stack>
    );
  }
  const { title, text } = closedLinkTexts[state === 'open' ? 'unknown' : state];
  return (
    <Stack gap={6}>
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonLink variant="primary" fullWidth to="/forgot-password">
        {newPasswordTexts.newLink}
      </ButtonLink>
      <ButtonLink fullWidth to="/sign-in">
        {newPasswordTexts.done.signIn}
      </ButtonLink>
    </Stack>
  );
}

/** Where the link in the email leads: a card on indigo, with nothing around it (ROUTE-026, UI-027). */
export function Component() {
  const { token, opening } = useLinkToken();
  const [state, setState] = useState<State>(token === null ? 'unknown' : 'checking');
  const [hasPasskeys, setHasPasskeys] = useState(false);

  useEffect(() => {
    if (token !== null) setState('checking');
  }, [token, opening]);

  useEffect(() => {
    if (state !== 'checking' || token === null) return undefined;
    let isCurrent = true;
    void resetLinkState(token).then((found) => {
      if (!isCurrent) return;
      setHasPasskeys(found?.hasPasskeys ?? false);
      setState(found?.state ?? 'unreachable');
    });
    return () => {
      isCurrent = false;
    };
  }, [state, token]);

  const onState = useCallback((next: State) => {
    // The server has ended every session of the member; a tab that still holds one would only be refused.
    if (next === 'done') void session.forget();
    setState(next);
  }, []);

  return (
    <PageContainer width="narrow">
      <div className={styles.page}>
        <Logo name={readSiteBoot().shortName} logo={readSiteBoot().logo} />
        <section className={styles.card}>
          <LinkContent token={token} state={state} hasPasskeys={hasPasskeys} setState={onState} />
        </section>
      </div>
    </PageContainer>
  );
}
