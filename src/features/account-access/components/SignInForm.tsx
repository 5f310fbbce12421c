import { useFormik } from 'formik';
import { useContext } from 'react';

import { validateWith } from '#services/forms/validateWith.ts';
import type { LoginOptions } from '#services/oidc/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useAnswer } from '../model/useAnswer.ts';
import { WayOn } from '../model/wayOn.ts';
import { AnswerNotice } from './AnswerNotice.tsx';
import { PasswordField } from './PasswordField.tsx';

interface SignInValues {
  email: string;
  password: string;
  code: string;
}

const EMPTY: SignInValues = { email: '', password: '', code: '' };

const validate = validateWith<SignInValues>(() => import('../model/signInSchema.ts').then(({ signInSchema }) => signInSchema));

interface SignInFormProps {
  uid: string;
  /** What the sign-in must show beyond a password. */
  mode?: LoginOptions['mode'];
}

/**
 * Email address and password, and the code of an authenticator app once the account is known to need one. Wrong input
 * is told beside its field or above the form, and everything typed stays.
 */
export function SignInForm({ uid, mode }: SignInFormProps) {
  const { restart } = useContext(WayOn);
  const { onSubmit, notice, problemCodes } = useAnswer<SignInValues>(uid, 'login');
  const form = useFormik({ initialValues: EMPTY, validate, onSubmit, validateOnBlur: false });
  const asksCode = mode === 'mfa' || form.values.code !== '' || problemCodes.some((code) => code.startsWith('code:'));

  return (
    <form aria-label="Sign in" noValidate onSubmit={form.handleSubmit}>
      <Stack>
        <AnswerNotice notice={notice} onRestart={() => restart({ mode })} />
        <TextField label="Email address" type="email" autoComplete="username" inputMode="email" {...formikField(form, 'email')} />
        <PasswordField label="Password" autoComplete="current-password" {...formikField(form, 'password')} />
        {asksCode && (
          <TextField
            label="Code from your authenticator app"
            hint="Six digits. They change every 30 seconds."
            inputMode="numeric"
            autoComplete="one-time-code"
            {...formikField(form, 'code')}
          />
        )}
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
