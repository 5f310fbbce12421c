import { useFormik } from 'formik';
import { useContext, useState } from 'react';

import { session, type SignUpOptions } from '#services/oidc/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useAnswer } from '../model/useAnswer.ts';
import { WayOn } from '../model/wayOn.ts';
import { AccountPage } from './AccountPage.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';

interface ConfirmEmailStepProps {
  uid: string;
  options: SignUpOptions;
  /** Where the mail went. */
  email: string;
  /** To the form again; `message` says why, null when the reader wanted to. */
  onBack: (message: string | null) => void;
}

/** Asks for the code that was mailed, so that nobody becomes a member with the address of somebody else. */
export function ConfirmEmailStep({ uid, options, email, onBack }: ConfirmEmailStepProps) {
  const { leaveFor } = useContext(WayOn);
  const [sent, setSent] = useState('');
  const { onSubmit, send, notice } = useAnswer<{ code: string }>(uid, 'confirm-email', {
    onTaken: (taken) => (taken.kind === 'continue' ? leaveFor(taken.to) : setSent('We have sent another email. Only the code in the newest one works.')),
    onPasswordAgain: onBack,
  });
  const form = useFormik({ initialValues: { code: '' }, onSubmit, validateOnBlur: false });
  return (
    <AccountPage title="Look into your email" intro={`We have sent an email to ${email}. Enter the code from it here; if it says something else, do what it says.`} takesFocus>
      <form aria-label="Email code" noValidate onSubmit={form.handleSubmit}>
        <Stack>
          <AnswerNotice notice={notice} onRestart={() => void session.signUp(options)} />
          <TextField label="Code from the email" hint="Six digits." inputMode="numeric" autoComplete="one-time-code" {...formikField(form, 'code')} />
          <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
            Continue
          </Button>
          <p>Has nothing come after a few minutes? Look whether the address is right and whether the mail lies with the unwanted ones.</p>
          <p role="status">{sent}</p>
          <Button fullWidth onClick={() => void send('mail-again', {})}>
            Send another email
          </Button>
          <Button variant="quiet" fullWidth onClick={() => onBack(null)}>
            Use another address
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
