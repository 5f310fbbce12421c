import { useMemo, useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { readSiteSurvey } from '#domain/site/survey/readSiteSurvey.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { type AskedSurvey, useAnswerSiteSurveyMutation } from './siteSurveyApi.ts';
import { EMPTY_SITE_SURVEY, type SiteSurveyValues, surveyOf } from './siteSurveyValues.ts';
import styles from './SurveyForm.module.scss';
import { SurveyQuestions } from './SurveyQuestions.tsx';
import { surveyTexts as texts } from './texts.ts';

/** The questions, and thanks once they are sent. What was filled in stays when it cannot be sent. */
export function SurveyForm({ asked, onClose }: { asked: AskedSurvey; onClose: () => void }) {
  const [send] = useAnswerSiteSurveyMutation();
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const survey = useMemo(() => surveyOf(asked), [asked]);
  const validate = ({ replies }: SiteSurveyValues) => {
    const read = readSiteSurvey(survey, replies);
    return 'problems' in read ? problemsByField(read.problems) : {};
  };
  const form = useForm<SiteSurveyValues>({
    initialValues: EMPTY_SITE_SURVEY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ replies }) => {
      setRefused(null);
      const given = Object.entries(replies).filter(([, answers]) => answers.length > 0);
      const { data, error } = await send({
        input: {
          version: survey.version,
          replies: given.map(([question, answers]) => ({ question, answers: [...answers] })),
        },
      });
      if (error !== undefined) return setRefused(describeError(error));
      if (!data.isSent) return setRefused(data.problems.map(({ message }) => message).join(' '));
      return setSent(true);
    },
  });
  const close = () => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={texts.title} className={styles.survey}>
      <div className={styles.card}>
        <Card>
          <p role="status">{isSent && texts.thanks}</p>
          {!isSent && (
            <Form form={form} aria-label={texts.title}>
              <Stack gap={4}>
                <Stack gap={1}>
                  <h2>{texts.title}</h2>
                  <p>{texts.intro(survey.questions.length)}</p>
                </Stack>
                <SurveyQuestions
                  questions={survey.questions}
                  prefix="survey"
                  replies={form.values.replies}
                  errors={form.submitCount > 0 ? form.errors : {}}
                  onChange={(replies) => void form.setFieldValue('replies', replies)}
                />
                <FormRefusal title={texts.notSent} reason={refused} />
                <Inline>
                  <Button type="submit" variant="primary" loading={form.isSubmitting}>
                    {texts.send}
                  </Button>
                  <Button variant="quiet" onClick={close}>
                    {texts.notNow}
                  </Button>
                </Inline>
              </Stack>
            </Form>
          )}
        </Card>
      </div>
    </section>
  );
}
