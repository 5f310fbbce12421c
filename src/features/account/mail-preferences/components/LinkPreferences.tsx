import { useCallback, useEffect, useState } from 'react';

import { changeNotifications, chooseMarketing, type MailChoices } from '#domain/account/mail-preferences/notificationSettings.ts';
import { postForm } from '#services/oidc/postForm.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { PreferenceSwitches, type SwitchName } from './PreferenceSwitches.tsx';

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'closed' } | { kind: 'open'; choices: MailChoices };

const changed = (choices: MailChoices, name: SwitchName, isOn: boolean): MailChoices =>
  name === 'marketing' ? chooseMarketing(choices, isOn) : changeNotifications(choices, { [name]: isOn });

/** The switches of whoever has a link from a mail, signed in or not. States: loading, failed, link of no use, switches. */
export function LinkPreferences({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    const answer = await postForm('/api/email-preferences', { token });
    if (answer.kind === 'done') setState({ kind: 'open', choices: answer.body as unknown as MailChoices });
    else setState({ kind: answer.kind === 'closed' ? 'closed' : 'failed' });
  }, [token]);
  useEffect(() => void load(), [load]);

  if (state.kind === 'loading') return <PageSkeleton label="Loading your preferences" />;
  if (state.kind === 'failed') {
    return <Notice tone="error" headingLevel={2} title="Your preferences could not be loaded" actions={<Button onClick={() => void load()}>Try again</Button>} />;
  }
  if (state.kind === 'closed') {
    return (
      <Notice tone="warning" headingLevel={2} title="This link is not complete" actions={<ButtonLink to="/sign-in">Sign in</ButtonLink>}>
        <p>Open the link in the email once more, or sign in to choose which emails you want.</p>
      </Notice>
    );
  }

  const save = async (name: SwitchName, isOn: boolean) => {
    const { choices } = state;
    setState({ kind: 'open', choices: changed(choices, name, isOn) });
    const answer = await postForm('/api/email-preferences', { token, ...(name === 'marketing' ? { marketing: isOn } : { change: { [name]: isOn } }) });
    if (answer.kind === 'done') {
      setState({ kind: 'open', choices: answer.body as unknown as MailChoices });
      return null;
    }
    setState({ kind: 'open', choices });
    return answer.kind === 'refused' ? (answer.problems[0]?.message ?? '') : 'Check your connection, then try again.';
  };
  return <PreferenceSwitches choices={state.choices} save={save} />;
}
