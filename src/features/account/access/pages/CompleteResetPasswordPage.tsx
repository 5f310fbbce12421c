import { useCallback, useEffect, useState } from 'react';

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
import styles from './completeResetPassword.module.scss';

type State = ResetLinkState | 'checking' | 'unreachable' | 'done';

const CLOSED: Readonly<Record<Exclude<ResetLinkState, 'open'>, { title: string; text: string }>> = {
  expired: { title: 'This link has expired', text: 'A link works for one hour. Ask for a new one; your password has not changed.' },
  used: { title: 'This link has been used', text: 'A password was chosen with it already. Sign in with that, or ask for a new link.' },
  replaced: { title: 'This link does not work any more', text: 'A later link has taken its place, or the password was changed since. Open the newest mail, or ask for a new link.' },
  unknown: { title: 'This link is not complete', text: 'Open the link in the mail once more, or copy its whole address. If that does not help, ask for a new one.' },
};

/** What the link leads to, by what it is worth. */
function LinkContent({ token, state, setState }: { token: string | null; state: State; setState: (state: State) => void }) {
  if (state === 'checking') return <PageSkeleton label="Checking the link" />;
  if (state === 'unreachable') {
    return <Notice tone="error" title="We could not check the link" actions={<Button onClick={() => setState('checking')}>Try again</Button>}>Check your connection, then try again.</Notice>;
  }
  if (state === 'done') {
    return (
      <Stack gap={6}>
        <h1>Your password is changed</h1>
        <p>Your account was signed out on every device and in every browser. Sign in with the new password.</p>
        <ButtonLink variant="primary" fullWidth to="/sign-in">Sign in</ButtonLink>
      </Stack>
    );
  }
  if (state === 'open' && token !== null) {
    return (
      <Stack gap={6}>
        <h1>Choose a new password</h1>
        <p>Your account will be signed out everywhere, and you sign in with the new password.</p>
        <NewPasswordForm token={token} onDone={() => setState('done')} onClosed={setState} />
      </Stack>
    );
  }
  const { title, text } = CLOSED[state === 'open' ? 'unknown' : state];
  return (
    <Stack gap={6}>
      <h1>{title}</h1>
      <p>{text}</p>
      <ButtonLink variant="primary" fullWidth to="/forgot-password">Send me a new link</ButtonLink>
      <ButtonLink fullWidth to="/sign-in">Sign in</ButtonLink>
    </Stack>
  );
}

/** Where the mailed link leads: a card on indigo, with nothing around it (ROUTE-026, UI-027). */
export function Component() {
  const { token, opening } = useLinkToken();
  const [state, setState] = useState<State>(token === null ? 'unknown' : 'checking');

  useEffect(() => {
    if (token !== null) setState('checking');
  }, [token, opening]);

  useEffect(() => {
    if (state !== 'checking' || token === null) return undefined;
    let isCurrent = true;
    void resetLinkState(token).then((found) => {
      if (isCurrent) setState(found ?? 'unreachable');
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
        <Logo />
        <section className={styles.card}>
          <LinkContent token={token} state={state} setState={onState} />
        </section>
      </div>
    </PageContainer>
  );
}
