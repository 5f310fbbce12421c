import { useContext, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { NextStep } from '../model/nextStep.ts';
import { useAnswer } from '../model/useAnswer.ts';
import { confirmEmailTexts } from '../texts/signUpTexts.ts';
import { AccountPage } from './AccountPage.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';

interface ConfirmEmailStepProps {
  uid: string;
  /** Where the email went. */
  email: string;
  /** To the form again; `message` says why, null when the reader wanted to. */
  onBack: (message: string | null) => void;
}

/** Asks for the code that was sent, so that no one becomes a member with another person’s address. */
export function ConfirmEmailStep({ uid, email, onBack }: ConfirmEmailStepProps) {
  const { leaveFor } = useContext(NextStep);
  const [sent, setSent] = useState('');
  const { onSubmit, send, notice, onRestart } = useAnswer<{ code: string }>(uid, 'confirm-email', {
    onTaken: (taken) => (taken.kind === 'continue' ? leaveFor(taken.to) : setSent(confirmEmailTexts.sentAgain)),
    onPasswordAgain: onBack,
  });
  const form = useForm({ initialValues: { code: '' }, onSubmit, validateOnBlur: false });
  return (
    <AccountPage title={confirmEmailTexts.title} intro={confirmEmailTexts.intro(email)} takesFocus>
      <Form form={form} aria-label={confirmEmailTexts.formName}>
        <Stack>
          <AnswerNotice notice={notice} onRestart={onRestart} />
          <TextField
            label={confirmEmailTexts.code}
            hint={confirmEmailTexts.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...formikField(form, 'code')}
          />
          <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
            {confirmEmailTexts.submit}
          </Button>
          <p>{confirmEmailTexts.nothingYet}</p>
          <p role="status">{sent}</p>
          <Button fullWidth onClick={() => void send('mail-again', {})}>
            {confirmEmailTexts.sendAgain}
          </Button>
          <Button variant="quiet" fullWidth onClick={() => onBack(null)}>
            {confirmEmailTexts.otherAddress}
          </Button>
        </Stack>
      </Form>
    </AccountPage>
  );
}
