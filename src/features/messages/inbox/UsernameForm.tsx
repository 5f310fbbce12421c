import { useSearchParams } from 'react-router-dom';

import { usernameIssue } from '#domain/account/profile/profileRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { newTexts as texts } from './texts.ts';

interface UsernameFormProps {
  /** What was looked for before. */
  username: string;
  label: string;
  about: string | null;
}

const validate = ({ username }: { username: string }) =>
  collectProblems({ username: usernameIssue(username)?.reason ?? null });

/** Finds a member by their username: the address names them then. */
export function UsernameForm({ username, label, about }: UsernameFormProps) {
  const [, setQuery] = useSearchParams();
  const form = useForm({
    initialValues: { username },
    validate,
    validateOnBlur: false,
    onSubmit: (values) => setQuery({ user: values.username.trim(), ...(about !== null && { about }) }),
  });
  return (
    <Form form={form} aria-label={texts.find}>
      <Stack gap={3}>
        <TextField
          label={label}
          hint={texts.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...formikField(form, 'username')}
        />
        <div>
          <Button type="submit" loading={form.isSubmitting}>
            {texts.find}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
