import { useNavigate } from 'react-router-dom';

import {
  type IntentAnswers,
  LONGEST_ANSWER,
  namesSomeone,
  readIntent,
  writeIntent,
} from '#domain/site/intent/intentAnswers.ts';
import { ancestorAddress, goalAddress, personalisedAddress } from '#domain/site/intent/intentWay.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { YearField } from '#ui/YearField/YearField.tsx';

import styles from './intent.module.scss';
import { ancestorTexts as texts } from './texts.ts';

type Person = Omit<IntentAnswers, 'goal'>;

/** What was typed, as the address will hold it. */
const answersOf = (typed: Person): IntentAnswers => readIntent(writeIntent({ ...typed, goal: 'ancestor' }));

function problemsOf(typed: Person): Partial<Record<keyof Person, string>> {
  return {
    ...(!namesSomeone(answersOf(typed)) && { lastName: texts.nameMissing }),
    ...(typed.born !== '' && answersOf(typed).born === '' && { born: texts.yearWrong }),
  };
}

/** The second question: who, about when, where. The answers go into the address, also of this page for the way back. */
export function AncestorStep({ answers: { firstName, lastName, born, place } }: { answers: IntentAnswers }) {
  const navigate = useNavigate();
  const form = useForm<Person>({
    initialValues: { firstName, lastName, born, place },
    validate: problemsOf,
    onSubmit: async (typed) => {
      const answers = answersOf(typed);
      await navigate(ancestorAddress(answers), { replace: true });
      await navigate(personalisedAddress(answers));
    },
  });
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <Form form={form} aria-label={texts.form}>
        <Stack gap={6}>
          <div className={styles.fields}>
            <TextField
              label={texts.firstName}
              autoComplete="off"
              maxLength={LONGEST_ANSWER}
              {...formikField(form, 'firstName')}
            />
            <TextField
              label={texts.lastName}
              autoComplete="off"
              maxLength={LONGEST_ANSWER}
              {...formikField(form, 'lastName')}
            />
            <YearField label={texts.born} hint={texts.bornHint} optional {...formikField(form, 'born')} />
            <TextField
              label={texts.place}
              hint={texts.placeHint}
              optional
              autoComplete="off"
              maxLength={LONGEST_ANSWER}
              {...formikField(form, 'place')}
            />
          </div>
          <Inline gap={4}>
            <Button type="submit" variant="primary" size="lg" loading={form.isSubmitting}>
              {texts.show}
            </Button>
            <TextLink to={goalAddress(answersOf(form.values))}>{texts.back}</TextLink>
          </Inline>
        </Stack>
      </Form>
    </>
  );
}
