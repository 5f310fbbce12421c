import { readResearchAddress } from '#domain/research/folders/researchAddress.ts';
import { LONGEST_QUESTION } from '#domain/research/questions/questionLimits.ts';
import { lineProblem, questionProblem, textProblem } from '#domain/research/questions/questionRules.ts';
import { FormEnd, useResearchForm } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type Question, useChangeResearchQuestionMutation } from './questionApi.ts';
import { rowTexts, questionFormTexts as texts } from './texts.ts';

interface Values {
  title: string;
  subject: string;
  personAddress: string;
  known: string;
}

const validate = ({ title, subject, personAddress, known }: Values) =>
  collectProblems({
    title: questionProblem(title),
    subject: lineProblem(subject),
    personAddress:
      personAddress.trim() === '' || readResearchAddress(personAddress)?.kind === 'PERSON' ? null : texts.badPerson,
    known: textProblem(known),
  });

/** The question, whom it is about, and what is known. */
export function QuestionForm({
  question: { id, version, title, subject, person, known },
  onDone,
}: {
  question: Question;
  onDone: () => void;
}) {
  const [change] = useChangeResearchQuestionMutation();
  const { form, cancel, stale } = useResearchForm<Values>({
    draft: `research-question.${id}`,
    initialValues: { title, subject, personAddress: person?.address ?? '', known },
    validate,
    refusedAt: 'title',
    send: (input) => change({ id, version, input }),
    said: rowTexts,
    onDone,
  });
  return (
    <Form form={form} aria-label={texts.title}>
      <Stack gap={4}>
        <TextField
          label={texts.question}
          hint={texts.questionHint}
          maxLength={LONGEST_QUESTION}
          autoFocus
          {...formikField(form, 'title')}
        />
        <TextField label={texts.subject} optional {...formikField(form, 'subject')} />
        <TextField
          label={texts.person}
          hint={texts.personHint}
          optional
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...formikField(form, 'personAddress')}
        />
        <TextAreaField label={texts.known} optional rows={5} {...formikField(form, 'known')} />
        <FormEnd isSubmitting={form.isSubmitting} onCancel={cancel} stale={stale} />
      </Stack>
    </Form>
  );
}
