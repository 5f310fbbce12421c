import { useState } from 'react';

import { PASSWORD_HINT, passwordProblem } from '#domain/account/access/passwordRules.ts';
import { completePasswordReset, linkStateOf, type ResetLinkState } from '#services/oidc/passwordReset.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PasswordField } from '#ui/PasswordField/PasswordField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { showProblems } from '../model/showProblems.ts';
import { newPasswordTexts } from '../texts/passwordTexts.ts';
import { signInTexts } from '../texts/signInTexts.ts';

interface NewPasswordFormProps {
  token: string;
  /** The account has passkeys, which would go on opening it. */
  hasPasskeys: boolean;
  onDone: () => void;
  /** The link stopped working while the form was filled in. */
  onClosed: (state: ResetLinkState) => void;
}

const UNKNOWN = { email: '', names: [], siteNames: [] };

/** The server knows whose password it is and which ones are common; here the rest of the rule answers at once. */
const validate = ({ password }: { password: string }): { password?: string } => {
  const problem = passwordProblem(password, UNKNOWN);
  return problem ? { password: problem.message } : {};
};

/** A new password, typed once: it can be looked at. */
export function NewPasswordForm({ token, hasPasskeys, onDone, onClosed }: NewPasswordFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '', removesPasskeys: false },
    validate,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null);
      const answer = await completePasswordReset(token, values);
      if (answer.kind === 'done') return onDone();
      if (answer.kind === 'closed') return onClosed(linkStateOf(answer.state));
      return setProblem(
        answer.kind === 'refused' ? await showProblems(answer.problems, helpers) : signInTexts.unreachable,
      );
    },
  });
  return (
    <Form form={form} aria-label={newPasswordTexts.formName}>
      <Stack>
        {problem !== null && <Notice tone="error" title={problem} />}
        <PasswordField
          label={newPasswordTexts.password}
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          {...formikField(form, 'password')}
        />
        {hasPasskeys && (
          <CheckboxField
            label={newPasswordTexts.removePasskeys}
            hint={newPasswordTexts.removePasskeysHint}
            name="removesPasskeys"
            checked={form.values.removesPasskeys}
            onChange={form.handleChange}
          />
        )}
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          {newPasswordTexts.submit}
        </Button>
      </Stack>
    </Form>
  );
}
