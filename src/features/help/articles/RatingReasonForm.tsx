import { LONGEST_RATING_WORDS, RATING_REASONS } from '#domain/help/ratings/ratingRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useRateArticleMutation } from './ratingApi.ts';
import { ratingTexts as texts } from './texts.ts';

/** What was missing: a reason, and a few words. */
export function RatingReasonForm({ articleId, onDone }: { articleId: string; onDone: () => void }) {
  const [rate, { error }] = useRateArticleMutation();
  const form = useForm({
    initialValues: { reason: '', words: '' },
    onSubmit: async ({ reason, words }) => {
      const { error: refused } = await rate({
        input: { articleId, isHelpful: false, reason: reason === '' ? null : reason, words },
      });
      if (refused === undefined) onDone();
    },
  });
  return (
    <Form form={form} aria-label={texts.why}>
      <Stack gap={3}>
        <SelectField
          optional
          label={texts.reason}
          placeholder={texts.choose}
          options={RATING_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          {...formikField(form, 'reason')}
        />
        <TextAreaField
          optional
          label={texts.words}
          hint={texts.wordsHint}
          rows={3}
          maxLength={LONGEST_RATING_WORDS}
          {...formikField(form, 'words')}
        />
        <FormRefusal title={texts.refused} reason={error === undefined ? null : describeError(error)} />
        <div>
          <Button type="submit" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
