import { useEffect, useState } from 'react';

import { signUpProblems, type SignUpValues } from '#domain/account/access/signUpRules.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { answerAsNewcomer, findNewcomer, type Newcomer } from '#services/oidc/newcomer.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { showProblems } from '../model/showProblems.ts';
import type { FormNotice } from '../model/useAnswer.ts';
import { useRestart } from '../model/useRestart.ts';
import { providerNameOr, signInTexts } from '../texts/signInTexts.ts';
import { newcomerTexts, signUpTexts } from '../texts/signUpTexts.ts';
import { AccountPage } from './AccountPage.tsx';
import { AnswerNotice } from './AnswerNotice.tsx';
import { QuestionFailure } from './QuestionFailure.tsx';
import { ReadTerms } from './ReadTerms.tsx';

type NewcomerValues = Pick<SignUpValues, 'firstName' | 'lastName' | 'hasAcceptedTerms'>;

/** The rules of every sign-up, of which a password is none here. */
const validate =
  (email: string) =>
  (values: NewcomerValues): Record<string, string> =>
    problemsByField(signUpProblems({ ...values, email, password: null }));

function NewcomerFields({ uid, newcomer }: { uid: string; newcomer: Newcomer }) {
  const [notice, setNotice] = useState<FormNotice>(null);
  const restart = useRestart();
  const form = useForm<NewcomerValues>({
    initialValues: { firstName: newcomer.firstName, lastName: newcomer.lastName, hasAcceptedTerms: false },
    validate: validate(newcomer.email),
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setNotice(null);
      const answer = await answerAsNewcomer(uid, values);
      if (answer.kind === 'continue') return documentNavigation.replace(answer.to);
      if (answer.kind === 'expired') return setNotice({ kind: 'expired' });
      const general =
        answer.kind === 'refused' ? await showProblems(answer.problems, helpers) : signInTexts.unreachable;
      if (general !== null) setNotice({ kind: 'problem', message: general });
    },
  });
  return (
    <Form form={form} aria-label={signUpTexts.formName}>
      <Stack>
        <AnswerNotice notice={notice} onRestart={restart} />
        <TextField label={signUpTexts.firstName} autoComplete="given-name" {...formikField(form, 'firstName')} />
        <TextField label={signUpTexts.lastName} autoComplete="family-name" {...formikField(form, 'lastName')} />
        <CheckboxField
          name="hasAcceptedTerms"
          label={signUpTexts.acceptTerms}
          checked={form.values.hasAcceptedTerms}
          error={form.errors.hasAcceptedTerms}
          touched={form.touched.hasAcceptedTerms}
          onChange={form.handleChange}
          onBlur={form.handleBlur}
        />
        <ReadTerms />
        <Button type="submit" variant="primary" fullWidth loading={form.isSubmitting}>
          {newcomerTexts.submit}
        </Button>
      </Stack>
    </Form>
  );
}

/**
 * Becoming a member with the word of the other provider: names as it gave them, and the terms of use. States: asking
 * who it is, the form, a sign-in that has expired, no answer.
 */
export function NewcomerForm({ uid }: { uid: string }) {
  const restart = useRestart();
  const [newcomer, setNewcomer] = useState<Newcomer | 'expired' | 'unanswered' | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void findNewcomer(uid).then((found) => isCurrent && setNewcomer(found));
    return () => {
      isCurrent = false;
    };
  }, [uid, tries]);

  if (newcomer === null) return <PageSkeleton label={newcomerTexts.waiting} />;
  const provider = providerNameOr(newcomerTexts.otherSite);
  if (newcomer === 'expired' || newcomer === 'unanswered') {
    const askAgain = () => {
      setNewcomer(null);
      setTries(tries + 1);
    };
    return (
      <AccountPage title={newcomerTexts.expiredTitle} takesFocus={tries > 0}>
        {newcomer === 'expired' ? (
          <AnswerNotice notice={{ kind: 'expired' }} onRestart={restart} />
        ) : (
          <QuestionFailure question={{ failure: signInTexts.checkConnection, ask: askAgain }} />
        )}
      </AccountPage>
    );
  }
  return (
    <AccountPage
      takesFocus={tries > 0}
      title={newcomerTexts.title}
      intro={newcomerTexts.intro(provider, newcomer.email)}
    >
      <NewcomerFields uid={uid} newcomer={newcomer} />
    </AccountPage>
  );
}
