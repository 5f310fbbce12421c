import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { PASSWORD_HINT } from '#domain/account/access/passwordRules.ts';
import { signUpProblems } from '#domain/account/access/signUpRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { PasswordField } from '#ui/PasswordField/PasswordField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useMakeOwnerMutation } from './setUpApi.ts';
import { ownerTexts as texts } from './texts.ts';

const EMPTY = { code: '', firstName: '', lastName: '', email: '', password: '' };
/** Where the set-up goes on, once the owner has signed in. */
const NEXT = '/internal/set-up';

const validate = (values: typeof EMPTY): Record<string, string> => ({
  ...problemsByField(signUpProblems({ ...values, hasAcceptedTerms: true })),
  ...(values.code.trim() === '' && { code: texts.codeMissing }),
});

const reasonOf = (error: unknown): string => (codeOf(error) === 'NOT_FOUND' ? texts.owned : describeError(error));

/** The code and the account of the owner, by the rules of every account. It ends at the sign-in of staff. */
export function OwnerForm() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [make, { error }] = useMakeOwnerMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async (owner, { setErrors }) => {
      const { data } = await make({ owner });
      if (data === undefined) return;
      if (data.problems.length > 0) return setErrors(problemsByField(data.problems));
      storeReturnLocation(NEXT);
      dispatch(messageShown(texts.made));
      await navigate('/internal/login', { replace: true });
    },
  });
  return (
    <Form form={form} method="post" aria-label={texts.name}>
      <Stack>
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...formikField(form, 'code')}
        />
        <h2>{texts.you}</h2>
        <TextField label={texts.firstName} autoComplete="given-name" {...formikField(form, 'firstName')} />
        <TextField label={texts.lastName} autoComplete="family-name" {...formikField(form, 'lastName')} />
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...formikField(form, 'email')}
        />
        <PasswordField
          label={texts.password}
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          {...formikField(form, 'password')}
        />
        <FormRefusal title={texts.notMade} reason={error === undefined ? null : reasonOf(error)} />
        <p>{texts.next}</p>
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          {texts.submit}
        </Button>
      </Stack>
    </Form>
  );
}
