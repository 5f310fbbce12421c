import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

import {
  changeNotifications,
  chooseMarketing,
  type MailChoices,
} from '#domain/account/mail-preferences/notificationSettings.ts';
import { selectIsSessionKnown, selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { postForm } from '#services/oidc/postForm.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { useLinkToken } from '#services/routing/useLinkToken.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { MemberPreferences, PreferenceSwitches, type SwitchName } from './MemberPreferences.tsx';
import { preferencesTexts } from './texts.ts';

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'closed' } | { kind: 'open'; choices: MailChoices };

const changed = (choices: MailChoices, name: SwitchName, isOn: boolean): MailChoices =>
  name === 'marketing' ? chooseMarketing(choices, isOn) : changeNotifications(choices, { [name]: isOn });

/**
 * The switches of a member who has a link from an email, signed in or not. States: loading, failed, link of no use,
 * switches.
 */
function LinkPreferences({ token }: { token: string }) {
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

/** The choices of the member the link belongs to; without a link, of the member who is signed in. */
function Preferences() {
  const { token } = useLinkToken();
  const isKnown = useSelector(selectIsSessionKnown);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (token !== null) return <LinkPreferences token={token} />;
  if (!isKnown) return <PageSkeleton label={preferencesTexts.loading} />;
  if (isSignedIn) return <MemberPreferences />;
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={preferencesTexts.whose.title}
      actions={
        <ButtonLink variant="primary" to="/sign-in" onClick={() => storeReturnLocation('/email-preferences')}>
          {preferencesTexts.whose.signIn}
        </ButtonLink>
      }
    >
      <p>{preferencesTexts.whose.text}</p>
    </Notice>
  );
}

/** Where the links at the end of emails lead: which emails their reader wants, without signing in (ROUTE-027). */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{preferencesTexts.linkTitle}</h1>
          <p>{preferencesTexts.intro}</p>
        </Stack>
        <Preferences />
      </Stack>
    </PageContainer>
  );
}
