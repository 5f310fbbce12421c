import { Suspense, useState } from 'react';

import { validateWith } from '#services/forms/validateWith.ts';
import { canUsePasskeys } from '#services/passkeys/canUsePasskeys.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { preloadForm, useForm } from '#ui/Form/useForm.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PasswordField } from '#ui/PasswordField/PasswordField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useBrowserValue } from '#ui/useBrowserValue.ts';

import type { Question } from '../model/question.ts';
import { useAnswer, type AcceptedAnswer } from '../model/useAnswer.ts';
import { signInTexts } from '../texts/signInTexts.ts';
import { AnswerNotice } from './AnswerNotice.tsx';

interface SignInValues {
  email: string;
  password: string;
}

const PasskeySignIn = lazyPart(() => import('./PasskeySignIn.tsx').then(({ PasskeySignIn: Part }) => Part));

/** Fetches what comes with the first touch of the form. */
export function preloadSignInForm(): void {
  preloadForm();
  PasskeySignIn.preload();
}

const validate = validateWith<SignInValues>((yup) =>
  yup.object({
    email: yup.string().trim().required(signInTexts.noEmail),
    password: yup.string().required(signInTexts.noPassword),
  }),
);

interface SignInFormProps {
  question: Question;
  /** Typed before, when the form is shown again. */
  email: string;
  /** Why it is shown again. */
  again: string | null;
  onTaken: (taken: AcceptedAnswer, email: string) => void;
}

/** As long as it is not known, which the server cannot know, there is room for it. */
const useHasPasskeys = (): boolean => useBrowserValue(canUsePasskeys, () => true);

/**
 * Email address and password, or a passkey alone. Wrong input is shown beside its field or above the form, and
 * everything typed stays.
 */
export function SignInForm({ question: { uid, arrival }, email, again, onTaken }: SignInFormProps) {
  const { onSubmit, send, notice, setNotice, onRestart } = useAnswer<SignInValues>(arrival, 'login', {
    onTaken: (taken) => onTaken(taken, form.values.email),
  });
  const form = useForm({ initialValues: { email, password: '' }, validate, onSubmit, validateOnBlur: false });
  const hasPasskeys = useHasPasskeys();
  // Pressed before the question came: once that is answered, it has no passkeys to offer any more.
  const isAnswered =
    (form.isSubmitting || form.submitCount > 0) && notice === null && Object.keys(form.errors).length === 0;
  const [offersPasskeys, setOffersPasskeys] = useState(false);
  if (uid !== null && !isAnswered && !offersPasskeys) setOffersPasskeys(true);
  const passkeyToCome = (
    <Button fullWidth disabled aria-hidden>
      {signInTexts.passkey}
    </Button>
  );
  const shown =
    notice ?? (again === null || form.submitCount > 0 ? null : { kind: 'problem' as const, message: again });

  // `post`: sent without the script, a password would be in the address.
  return (
    <Form form={form} method="post" aria-label={signInTexts.formName}>
      <Stack>
        <AnswerNotice notice={shown} onRestart={onRestart} />
        <TextField
          label={signInTexts.email}
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          autoFocus={email !== ''}
          {...formikField(form, 'email')}
        />
        <PasswordField
          label={signInTexts.password}
          autoComplete="current-password"
          {...formikField(form, 'password')}
        />
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          {signInTexts.submit}
        </Button>
        {hasPasskeys && (uid === null || !offersPasskeys) && passkeyToCome}
        {hasPasskeys && offersPasskeys && uid !== null && (
          <Suspense fallback={passkeyToCome}>
            <PasskeySignIn
              {...{ uid, send }}
              say={(message) => setNotice(message === null ? null : { kind: 'problem', message })}
            />
          </Suspense>
        )}
      </Stack>
    </Form>
  );
}
