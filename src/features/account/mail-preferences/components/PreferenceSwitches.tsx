import { useState } from 'react';

import type { MailChoices, NotificationSettings } from '#domain/account/mail-preferences/notificationSettings.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

/** A kind of mail, or marketing as a whole. */
export type SwitchName = keyof NotificationSettings | 'marketing';

interface SwitchWords {
  name: SwitchName;
  label: string;
  hint: string;
}

const GROUPS: readonly { title: string; switches: readonly SwitchWords[] }[] = [
  {
    title: 'Your research',
    switches: [
      { name: 'privateMessages', label: 'Private messages', hint: 'When another member writes to you.' },
      { name: 'errorCorrections', label: 'Error corrections', hint: 'What became of the corrections you reported.' },
      { name: 'discoveries', label: 'Discoveries', hint: 'New records that may be about people in your family.' },
    ],
  },
  {
    title: 'News and offers',
    switches: [
      { name: 'news', label: 'News', hint: 'New record sets and what has changed on the site.' },
      { name: 'guidesAndTips', label: 'Guides and tips', hint: 'How to get further with your research.' },
      { name: 'offers', label: 'Offers', hint: 'Reduced prices and gifts.' },
      { name: 'partner', label: 'Partners', hint: 'What organisations we work with have to offer. We never hand on your address.' },
      { name: 'marketing', label: 'Marketing', hint: 'I agree to be sent marketing by email. You can take this back at any time.' },
    ],
  },
  {
    title: 'Everything',
    switches: [
      {
        name: 'unsubscribeFromEverything',
        label: 'Unsubscribe from everything',
        hint: 'Switches all of the above off. Mail that your account needs, such as a password reset, still comes.',
      },
    ],
  },
];

const labelOf = (name: SwitchName): string => GROUPS.flatMap(({ switches }) => switches).find((each) => each.name === name)?.label ?? name;

/** What the last switch did, for the reader who does not see it move; `failed` names what to try again. */
type Outcome = { kind: 'saved'; text: string } | { kind: 'failed'; name: SwitchName; isOn: boolean; text: string } | null;

interface PreferenceSwitchesProps {
  choices: MailChoices;
  /** Saves one switch; resolves to what went wrong, or null. */
  save: (name: SwitchName, isOn: boolean) => Promise<string | null>;
}

/** A switch for each kind of mail, in force at once. One that could not be saved moves back and says so in its group. */
export function PreferenceSwitches({ choices, save }: PreferenceSwitchesProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isOn = (name: SwitchName): boolean => (name === 'marketing' ? choices.marketingOptIn : choices.settings[name]);

  const turn = async (name: SwitchName, on: boolean) => {
    setOutcome(null);
    const problem = await save(name, on);
    setOutcome(problem !== null ? { kind: 'failed', name, isOn: on, text: problem } : { kind: 'saved', text: `${labelOf(name)}: ${on ? 'on' : 'off'}, saved.` });
  };

  return (
    <>
      <VisuallyHidden>
        <span role="status">{outcome?.kind === 'saved' ? outcome.text : ''}</span>
      </VisuallyHidden>
      {GROUPS.map(({ title, switches }) => (
        <Card key={title} title={title}>
          <Stack gap={4}>
            {outcome?.kind === 'failed' && switches.some(({ name }) => name === outcome.name) && (
              <Notice
                tone="error"
                title={`“${labelOf(outcome.name)}” could not be saved`}
                actions={
                  <Button size="sm" onClick={() => void turn(outcome.name, outcome.isOn)}>
                    Try again
                  </Button>
                }
              >
                <p>{outcome.text} It is as it was before.</p>
              </Notice>
            )}
            {switches.map(({ name, label, hint }) => (
              <SwitchField key={name} label={label} hint={hint} checked={isOn(name)} onChange={({ target }) => void turn(name, target.checked)} />
            ))}
          </Stack>
        </Card>
      ))}
    </>
  );
}
