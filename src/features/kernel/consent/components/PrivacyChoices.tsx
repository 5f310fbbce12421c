import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { ConsentGroup } from '#domain/kernel/consent/consentGroups.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { choicesTexts as texts, groupTexts } from '../choicesTexts.ts';
import { privacyChoicesClosed, selectConsentAnswers, selectIsChoosing } from '../consentSlice.ts';
import { useAnswerConsent } from './useAnswerConsent.ts';

function Choices({ formId, onSave }: { formId: string; onSave: (answers: Record<ConsentGroup, boolean>) => void }) {
  const dispatch = useDispatch();
  const stored = useSelector(selectConsentAnswers);
  const form = useForm<Record<ConsentGroup, boolean>>({
    initialValues: { C0002: stored.C0002 ?? false, C0003: stored.C0003 ?? false, C0004: stored.C0004 ?? false },
    onSubmit: (answers) => onSave(answers),
  });
  return (
    <Form form={form} id={formId}>
      <Stack>
        <CheckboxField label={texts.necessary} hint={texts.necessaryText} checked disabled readOnly />
        {groupTexts.map(({ group, name, does }) => (
          <CheckboxField
            key={group}
            label={name}
            hint={does}
            name={group}
            checked={form.values[group]}
            onChange={form.handleChange}
          />
        ))}
        <p>
          <TextLink to="/cookies-policy" onClick={() => dispatch(privacyChoicesClosed())}>
            {texts.each}
          </TextLink>
        </p>
      </Stack>
    </Form>
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
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button onClick={refuseAll}>{texts.refuse}</Button>
          <Button onClick={acceptAll}>{texts.accept}</Button>
          <Button type="submit" form={formId} variant="primary">
            {texts.save}
          </Button>
        </>
      }
    >
      <Choices formId={formId} onSave={answer} />
    </Dialog>
  );
}
