import { useState } from 'react';

import type { MailChoices, NotificationSettings } from '#domain/account/mail-preferences/notificationSettings.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import {
  useMailChoicesQuery,
  useSetMarketingMutation,
  useUpdateSettingMutation,
} from './communicationPreferencesApi.ts';
import { preferencesTexts, SWITCH_GROUPS } from './texts.ts';

/** A kind of email, or marketing as a whole. */
export type SwitchName = keyof NotificationSettings | 'marketing';

const labelOf = (name: SwitchName): string =>
  SWITCH_GROUPS.flatMap(({ switches }) => switches).find((each) => each.name === name)?.label ?? name;

/** What the last switch did, for the reader who does not see it move; `failed` names what to try again. */
type Outcome =
  | { kind: 'saved'; text: string }
  | { kind: 'failed'; name: SwitchName; isOn: boolean; text: string }
  | null;

interface PreferenceSwitchesProps {
  choices: MailChoices;
  /** Saves one switch; resolves to what went wrong, or null. */
  save: (name: SwitchName, isOn: boolean) => Promise<string | null>;
}

/**
 * A switch for each kind of email, in force at once. One that could not be saved moves back, with a message in its
 * group.
 */
export function PreferenceSwitches({ choices, save }: PreferenceSwitchesProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isOn = (name: SwitchName): boolean => (name === 'marketing' ? choices.marketingOptIn : choices.settings[name]);

  const turn = async (name: SwitchName, on: boolean) => {
    setOutcome(null);
    const problem = await save(name, on);
    setOutcome(
      problem !== null
        ? { kind: 'failed', name, isOn: on, text: problem }
        : { kind: 'saved', text: preferencesTexts.saved(labelOf(name), on) },
    );
  };

  return (
    <>
      <VisuallyHidden>
        <span role="status">{outcome?.kind === 'saved' ? outcome.text : ''}</span>
      </VisuallyHidden>
      {SWITCH_GROUPS.map(({ title, switches }) => (
        <Card key={title} title={title}>
          <Stack gap={4}>
            {outcome?.kind === 'failed' && switches.some(({ name }) => name === outcome.name) && (
              <Notice
                tone="error"
                title={preferencesTexts.notSaved(labelOf(outcome.name))}
                actions={
                  <Button size="sm" onClick={() => void turn(outcome.name, outcome.isOn)}>
                    {preferencesTexts.tryAgain}
                  </Button>
                }
              >
                <p>{preferencesTexts.unchanged(outcome.text)}</p>
              </Notice>
            )}
            {switches.map(({ name, label, hint }) => (
              <SwitchField
                key={name}
                label={label}
                hint={hint}
                checked={isOn(name)}
                onChange={({ target }) => void turn(name, target.checked)}
              />
            ))}
          </Stack>
        </Card>
      ))}
    </>
  );
}

type Saved = { error?: unknown };

/** The switches of a signed-in member. States: loading, failed with a way to try again, switches. */
export function MemberPreferences() {
  const { data: choices, ...answer } = useMailChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [updateSetting] = useUpdateSettingMutation();
  const [setMarketing] = useSetMarketingMutation();
  const save = async (name: SwitchName, isOn: boolean) => {
    const { error: failure }: Saved =
      name === 'marketing' ? await setMarketing({ optIn: isOn }) : await updateSetting({ [name]: isOn });
    return failure ? describeError(failure) : null;
  };
  if (choices) return <PreferenceSwitches choices={choices} save={save} />;
  return <NoAnswer of={answer} texts={preferencesTexts} headingLevel={2} />;
}
