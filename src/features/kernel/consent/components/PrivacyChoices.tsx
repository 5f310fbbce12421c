import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ConsentGroup } from '#domain/kernel/consent/consentGroups.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { privacyChoicesClosed, selectConsentAnswers, selectIsChoosing } from '../consentSlice.ts';
import { GROUP_WORDS } from './groupWords.ts';
import { useAnswerConsent } from './useAnswerConsent.ts';

function Choices({ formId, onSave }: { formId: string; onSave: (answers: Record<ConsentGroup, boolean>) => void }) {
  const dispatch = useDispatch();
  const kept = useSelector(selectConsentAnswers);
  const [chosen, setChosen] = useState<Record<ConsentGroup, boolean>>({ C0002: kept.C0002 ?? false, C0003: kept.C0003 ?? false, C0004: kept.C0004 ?? false });
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosen);
      }}
    >
      <Stack>
        <CheckboxField label="Necessary" hint="Signing in, searching and remembering this choice. Always on." checked disabled readOnly />
        {GROUP_WORDS.map(({ group, name, does }) => (
          <CheckboxField key={group} label={name} hint={does} checked={chosen[group]} onChange={({ target }) => setChosen({ ...chosen, [group]: target.checked })} />
        ))}
        <p>
          <TextLink to="/cookies-policy" onClick={() => dispatch(privacyChoicesClosed())}>
            Each cookie and what it does
          </TextLink>
        </p>
      </Stack>
    </form>
  );
}

/** What the reader allows, group by group; opened from the banner, the footer and the cookies policy. */
export function PrivacyChoices() {
  const dispatch = useDispatch();
  const isChoosing = useSelector(selectIsChoosing);
  const { answer, acceptAll, refuseAll } = useAnswerConsent();
  const formId = useId();
  return (
    <Dialog
      open={isChoosing}
      onClose={() => dispatch(privacyChoicesClosed())}
      title="Privacy choices"
      description="Nothing of a group is loaded or stored before you say yes to it. A no counts from the next page on for what has been loaded already."
      actions={
        <>
          <Button onClick={refuseAll}>Refuse all</Button>
          <Button onClick={acceptAll}>Accept all</Button>
          <Button type="submit" form={formId} variant="primary">
            Save choices
          </Button>
        </>
      }
    >
      <Choices formId={formId} onSave={answer} />
    </Dialog>
  );
}
