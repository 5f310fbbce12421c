import { useEffect } from 'react';

import { PASSWORD_HINT } from '#domain/account/access/passwordRules.ts';
import { signUpProblems, type SignUpValues } from '#domain/account/access/signUpRules.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { PasswordField } from '#ui/PasswordField/PasswordField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { Question } from '../model/question.ts';
import { keepRegisterDraft } from '../model/registerDraft.ts';
import { useAnswer, type AcceptedAnswer } from '../model/useAnswer.ts';
import { signUpTexts } from '../texts/signUpTexts.ts';
import { AnswerNotice } from './AnswerNotice.tsx';
import { ReadTerms } from './ReadTerms.tsx';

interface SignUpFormProps {
  question: Question;
  /** Words of the button. */
  submit: string;
  /** What was in the form before the next question was asked. */
  initialValues: SignUpValues;
  /** Why the form is shown again, or null. */
  again: string | null;
  /** The form follows another step, whose button went with the focus. */
  takesFocus: boolean;
  onTaken: (taken: AcceptedAnswer, values: SignUpValues) => void;
}

const validate = (values: SignUpValues): Record<string, string> => problemsByField(signUpProblems(values));

/** Becoming a member, by the same rules as the server (domain/account/access/signUpRules.ts). */
export function SignUpForm({
  question: { arrival },
  submit,
  initialValues,
  again,
  takesFocus,
  onTaken,
}: SignUpFormProps) {
  const { onSubmit, notice, onRestart } = useAnswer<SignUpValues>(arrival, 'register', {
    onTaken: (taken) => onTaken(taken, form.values),
  });
  const form = useForm({ initialValues, validate, onSubmit, validateOnBlur: false });
  const shown =
    notice ?? (again === null || form.submitCount > 0 ? null : { kind: 'problem' as const, message: again });
  const { values } = form;
  useEffect(() => keepRegisterDraft(values), [values]);
  const { hasAcceptedTerms } = values;
  return (
    <Form form={form} method="post" aria-label={signUpTexts.formName}>
      <Stack>
        <AnswerNotice notice={shown} onRestart={onRestart} />
        <TextField
          label={signUpTexts.firstName}
          autoComplete="given-name"
          autoFocus={takesFocus}
          {...formikField(form, 'firstName')}
        />
        <TextField label={signUpTexts.lastName} autoComplete="family-name" {...formikField(form, 'lastName')} />
        <TextField
          label={signUpTexts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...formikField(form, 'email')}
        />
        <PasswordField
          label={signUpTexts.password}
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          {...formikField(form, 'password')}
        />
        <CheckboxField
          name="hasAcceptedTerms"
          label={signUpTexts.acceptTerms}
          checked={hasAcceptedTerms}
          error={form.errors.hasAcceptedTerms}
          touched={form.touched.hasAcceptedTerms}
          onChange={form.handleChange}
          onBlur={form.handleBlur}
        />
        <ReadTerms />
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
