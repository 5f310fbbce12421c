import { useEffect, useRef, useState } from 'react';

import { emailProblem } from '#domain/account/access/signUpRules.ts';
import { requestPasswordReset } from '#services/oidc/passwordReset.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { AccountPage } from '../components/AccountPage.tsx';
import { showProblems } from '../model/showProblems.ts';
import { forgotPasswordTexts } from '../texts/passwordTexts.ts';
import { signInTexts } from '../texts/signInTexts.ts';

const validate = ({ email }: { email: string }): { email?: string } => {
  const problem = emailProblem(email);
  return problem ? { email: problem.message } : {};
};

/**
 * Asks which account it is about; what it says next is the same whether or not there is one. `post`: sent without the
 * script, an email would be in the address.
 */
function AskForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email },
    validate,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null);
      const answer = await requestPasswordReset(values.email);
      if (answer.kind === 'done') return onSent(values.email.trim());
      return setProblem(
        answer.kind === 'refused' ? await showProblems(answer.problems, helpers) : signInTexts.unreachable,
      );
    },
  });
  return (
    <Form form={form} method="post" aria-label={forgotPasswordTexts.formName}>
      <Stack>
        {problem !== null && <Notice tone="error" title={problem} />}
        <TextField
          label={forgotPasswordTexts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...formikField(form, 'email')}
        />
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          {forgotPasswordTexts.submit}
        </Button>
      </Stack>
    </Form>
  );
}

/** What was done, without saying whether there is an account. The reader's place is moved to it. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <h2 ref={heading} tabIndex={-1}>
        {forgotPasswordTexts.sent.title}
      </h2>
      <p>
        {forgotPasswordTexts.sent.before}
        <strong>{email}</strong>
        {forgotPasswordTexts.sent.after}
      </p>
      <p>{forgotPasswordTexts.sent.nothingYet}</p>
      <Inline gap={4}>
        <Button onClick={onAgain}>{forgotPasswordTexts.sent.again}</Button>
      </Inline>
    </Stack>
  );
}

/** For members who forgot their password. States: asking, sent, refused, not reached. */
export function Component() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const onSent = (address: string) => {
    setEmail(address);
    setIsSent(true);
  };
  return (
    <AccountPage title={forgotPasswordTexts.title} intro={isSent ? undefined : forgotPasswordTexts.intro}>
      {isSent ? <Sent email={email} onAgain={() => setIsSent(false)} /> : <AskForm email={email} onSent={onSent} />}
      <p>
        <TextLink to="/sign-in">{forgotPasswordTexts.back}</TextLink>
      </p>
    </AccountPage>
  );
}
