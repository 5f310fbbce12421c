import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { isCountedOn, MOST_QUESTIONS, surveyDraftProblems } from '#domain/site/survey/planSurvey.ts';
import type { SurveyReplies } from '#domain/site/survey/readSiteSurvey.ts';
import type { SurveyVersion } from '#domain/site/survey/siteSurveyQuestions.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { draftOf, NEW_QUESTION, previewOf, type QuestionsValues, valuesOf } from './questionDraft.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { usePublishSiteSurveyMutation } from './siteSurveyApi.ts';
import { SurveyQuestions } from './SurveyQuestions.tsx';
import { editorTexts as texts } from './texts.ts';

const validate = (values: QuestionsValues) => surveyDraftProblems(draftOf(values));

/** The questions as readers would see them. What is filled in here goes nowhere. */
function Preview({ values, current }: { values: QuestionsValues; current: SurveyVersion }) {
  const [replies, setReplies] = useState<SurveyReplies>({});
  return (
    <Stack gap={3}>
      <h2>{texts.preview}</h2>
      <p>{texts.previewNote}</p>
      <Card>
        <SurveyQuestions
          questions={previewOf(values, current)}
          prefix="preview"
          replies={replies}
          errors={{}}
          onChange={setReplies}
        />
      </Card>
    </Stack>
  );
}

/**
 * Adds, changes, orders and retires the questions of the survey, beside a preview. They are asked once they are
 * published.
 */
export function QuestionsEditor({ current }: { current: SurveyVersion }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [publish, { error }] = usePublishSiteSurveyMutation();
  const [said, setSaid] = useState('');
  const initialValues = useMemo(() => valuesOf(current), [current]);
  const form = useForm<QuestionsValues>({
    initialValues,
    validate,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const questions = draftOf(values).map(({ kind, options, ...question }) => ({
        ...question,
        options: [...options],
        kind: kind.toUpperCase() as 'ONE' | 'SEVERAL' | 'TEXT',
      }));
      const answer = await publish({ version: current.version, questions });
      if (answer.error) return;
      draft.forget();
      dispatch(messageShown(texts.published));
      void navigate('/internal/surveys');
    },
  });
  const draft = useFormDraft(form, { form: `site-survey.${current.version}`, owner: useDraftOwner() });
  const { questions } = form.values;
  const set = (next: QuestionsValues['questions'], words = '') => {
    setSaid(words);
    void form.setFieldValue('questions', next);
  };
  const swap = (at: number, other: number) => set(questions.with(at, questions[other]!).with(other, questions[at]!));
  const errors = (form.submitCount > 0 ? form.errors : {}) as Record<string, unknown>;
  const errorOf = (name: string): string | undefined => (typeof errors[name] === 'string' ? errors[name] : undefined);
  const asDrafts = draftOf(form.values);
  return (
    <Stack gap={6}>
      <Form form={form} aria-label={texts.form}>
        <Stack gap={6}>
          <p role="status">{said}</p>
          {questions.map((question, at) => (
            <QuestionFields
              // A new question has no key, and each field is controlled: its place will do.
              key={at}
              question={question}
              at={at}
              isCountedOn={asDrafts[at] !== undefined && isCountedOn(asDrafts[at], current)}
              errors={{ words: errorOf(`words-${at}`), options: errorOf(`options-${at}`) }}
              onChange={(changed) => set(questions.with(at, changed))}
              onUp={at === 0 ? null : () => swap(at, at - 1)}
              onDown={at === questions.length - 1 ? null : () => swap(at, at + 1)}
              onRetire={() => set(questions.toSpliced(at, 1), texts.retired(question.words.trim() || texts.unnamed))}
            />
          ))}
          <FormRefusal
            title={texts.refused}
            reason={
              errorOf('questions') ??
              (error === undefined ? null : codeOf(error) === 'CONFLICT' ? texts.conflict : describeError(error))
            }
          />
          <Inline>
            <Button disabled={questions.length >= MOST_QUESTIONS} onClick={() => set([...questions, NEW_QUESTION])}>
              {texts.add}
            </Button>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.publish}
            </Button>
          </Inline>
        </Stack>
      </Form>
      <Preview values={form.values} current={current} />
    </Stack>
  );
}
