import { useFormik } from 'formik';
import { useEffect, useState } from 'react';

import { signUpProblems, type SignUpValues } from '#domain/account/access/signUpRules.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { answerAsNewcomer, findNewcomer, type Newcomer } from '#services/oidc/newcomer.ts';
import { session } from '#services/oidc/session.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { FAILED, showProblems } from '../model/showProblems.ts';
import type { FormNotice } from '../model/useAnswer.ts';
import { AccountPage } from './AccountPage.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';

type NewcomerValues = Pick<SignUpValues, 'firstName' | 'lastName' | 'hasAcceptedTerms'>;

/** The rules of every sign-up, of which a password is none here. */
const validate = (email: string) => (values: NewcomerValues): Record<string, string> =>
  Object.fromEntries(signUpProblems({ ...values, email, password: null }).flatMap(({ field, message }) => (field === null ? [] : [[field, message]])));

function Form({ uid, newcomer }: { uid: string; newcomer: Newcomer }) {
  const [notice, setNotice] = useState<FormNotice>(null);
  const form = useFormik<NewcomerValues>({
    initialValues: { firstName: newcomer.firstName, lastName: newcomer.lastName, hasAcceptedTerms: false },
    validate: validate(newcomer.email),
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setNotice(null);
      const answer = await answerAsNewcomer(uid, values);
      if (answer.kind === 'continue') return documentNavigation.replace(answer.to);
      if (answer.kind === 'expired') return setNotice({ kind: 'expired' });
      const general = answer.kind === 'refused' ? await showProblems(answer.problems, helpers) : FAILED;
      if (general !== null) setNotice({ kind: 'problem', message: general });
    },
  });
  return (
    <form aria-label="Register" noValidate onSubmit={form.handleSubmit}>
      <Stack>
        <AnswerNotice notice={notice} onRestart={() => void session.signUp({ mode: 'regular' })} />
        <TextField label="First name" autoComplete="given-name" {...formikField(form, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...formikField(form, 'lastName')} />
        <CheckboxField
          name="hasAcceptedTerms"
          label="I accept the terms of use"
          checked={form.values.hasAcceptedTerms}
          error={form.errors.hasAcceptedTerms}
          touched={form.touched.hasAcceptedTerms}
          onChange={form.handleChange}
          onBlur={form.handleBlur}
        />
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          Create account
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Becoming a member with the word of the other provider: names as it gave them, and the terms of use. States: asking who it
 * is, the form, a sign-in that has expired.
 */
export function NewcomerForm({ uid }: { uid: string }) {
  const [newcomer, setNewcomer] = useState<Newcomer | 'expired' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findNewcomer(uid).then((found) => isCurrent && setNewcomer(found ?? 'expired'));
    return () => {
      isCurrent = false;
    };
  }, [uid]);

  if (newcomer === null) return <PageSkeleton label="Asking who you are" />;
  const { socialName = 'the other site' } = readSiteBoot();
  if (newcomer === 'expired') {
    return (
      <AccountPage title="Create an account">
        <AnswerNotice notice={{ kind: 'expired' }} onRestart={() => void session.signUp({ mode: 'regular' })} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Almost done" intro={`${socialName} told us that you are ${newcomer.email}. Your account will have this address, and no password: you sign in with ${socialName}.`}>
      <Form uid={uid} newcomer={newcomer} />
    </AccountPage>
  );
}
