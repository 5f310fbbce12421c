import { useState } from 'react';

import { EASE_ANSWERS, FOUND_ANSWERS, type EaseAnswer, type FoundAnswer } from '#domain/site/survey/siteSurveyQuestions.ts';
import { LONGEST_SITE_COMMENT } from '#domain/site/survey/readSiteSurvey.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useAnswerSiteSurveyMutation } from './siteSurveyApi.ts';
import styles from './SurveyForm.module.scss';
import { EMPTY_SITE_SURVEY, type SiteSurveyValues } from './siteSurveyValues.ts';
import { EASE_WORDS, FOUND_WORDS, surveyTexts as texts } from './texts.ts';

const validate = validateWith<SiteSurveyValues>(() => import('./siteSurveySchema.ts').then(({ siteSurveySchema }) => siteSurveySchema));
const EASE = EASE_ANSWERS.map((value) => ({ value, label: EASE_WORDS[value] }));
const FOUND = FOUND_ANSWERS.map((value) => ({ value, label: FOUND_WORDS[value] }));

/** The questions, and thanks once they are sent. What was filled in stays when it cannot be sent. */
export function SurveyForm({ onClose }: { onClose: () => void }) {
  const [send] = useAnswerSiteSurveyMutation();
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<SiteSurveyValues>({
    initialValues: EMPTY_SITE_SURVEY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ found, ...values }) => {
      setRefused(null);
      const { data, error } = await send({ input: { ...values, found: found || null } });
      if (error !== undefined) return setRefused(describeError(error));
      if (!data.isSent) return setRefused(data.problems.map(({ message }) => message).join(' '));
      return setSent(true);
    },
  });
  const close = () => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const easeError = form.submitCount > 0 && typeof form.errors.ease === 'string' ? form.errors.ease : undefined;
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
                  <p>{texts.intro}</p>
                </Stack>
                <RadioGroup<EaseAnswer> label={texts.ease} name="ease" inline options={EASE} value={(form.values.ease || null) as EaseAnswer | null} error={easeError} touched onChange={(value) => void form.setFieldValue('ease', value)} />
                <RadioGroup<FoundAnswer> label={texts.found} name="found" inline options={FOUND} value={(form.values.found || null) as FoundAnswer | null} onChange={(value) => void form.setFieldValue('found', value)} />
                <TextAreaField label={texts.comment} hint={texts.commentHint} optional rows={3} maxLength={LONGEST_SITE_COMMENT} {...formikField(form, 'comment')} />
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
