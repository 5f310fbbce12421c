import { useCallback, useEffect, useState } from 'react';

import {
  changeNotifications,
  chooseMarketing,
  type MailChoices,
} from '#domain/account/mail-preferences/notificationSettings.ts';
import { postForm } from '#services/oidc/postForm.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { preferencesTexts } from '../texts.ts';
import { PreferenceSwitches, type SwitchName } from './PreferenceSwitches.tsx';

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'closed' } | { kind: 'open'; choices: MailChoices };

const changed = (choices: MailChoices, name: SwitchName, isOn: boolean): MailChoices =>
  name === 'marketing' ? chooseMarketing(choices, isOn) : changeNotifications(choices, { [name]: isOn });

/**
 * The switches of a member who has a link from an email, signed in or not. States: loading, failed, link of no use,
 * switches.
 */
export function LinkPreferences({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    const answer = await postForm('/api/email-preferences', { token });
    if (answer.kind === 'done') setState({ kind: 'open', choices: answer.body as unknown as MailChoices });
    else setState({ kind: answer.kind === 'closed' ? 'closed' : 'failed' });
  }, [token]);
  useEffect(() => void load(), [load]);

  if (state.kind === 'loading') return <PageSkeleton label={preferencesTexts.loading} />;
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="error"
        headingLevel={2}
        title={preferencesTexts.failed}
        actions={<Button onClick={() => void load()}>{preferencesTexts.tryAgain}</Button>}
      />
    );
  }
  if (state.kind === 'closed') {
    return (
      <Notice
        tone="warning"
        headingLevel={2}
        title={preferencesTexts.incomplete.title}
        actions={<ButtonLink to="/sign-in">{preferencesTexts.incomplete.signIn}</ButtonLink>}
      >
        <p>{preferencesTexts.incomplete.text}</p>
      </Notice>
    );
  }

  const save = async (name: SwitchName, isOn: boolean) => {
    const { choices } = state;
    setState({ kind: 'open', choices: changed(choices, name, isOn) });
    const answer = await postForm('/api/email-preferences', {
      token,
      ...(name === 'marketing' ? { marketing: isOn } : { change: { [name]: isOn } }),
    });
    if (answer.kind === 'done') {
      setState({ kind: 'open', choices: answer.body as unknown as MailChoices });
      return null;
    }
    setState({ kind: 'open', choices });
    return answer.kind === 'refused' ? (answer.problems[0]?.message ?? '') : preferencesTexts.unreachable;
  };
  return <PreferenceSwitches choices={state.choices} save={save} />;
}
