import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type GapReason, useExplainNewspaperGapMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { calendarTexts, gapTexts as texts } from '../texts.ts';

const REASONS = (['NOT_PUBLISHED', 'NOT_HELD', 'DAMAGED', 'NOT_YET_IMPORTED', 'UNKNOWN'] as const).map((value) => ({
  value,
  label: value === 'UNKNOWN' ? texts.forget : calendarTexts.REASONS[value],
}));
const EMPTY = { from: '', to: '', reason: 'NOT_PUBLISHED' as GapReason };
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DAY_LENGTH = 10;

/** Notes why issues are missing from one day to another. */
export function GapForm({ id }: { id: string }) {
  const [explain, { error }] = useExplainNewspaperGapMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate: ({ from, to }: typeof EMPTY) => ({
      ...(!DAY.test(from.trim()) && { from: texts.missing }),
      ...(to.trim() !== '' && !DAY.test(to.trim()) && { to: texts.missing }),
    }),
    validateOnBlur: false,
    onSubmit: async ({ from, to, reason }, { resetForm }) => {
      const { data } = await explain({ id, from: from.trim(), to: to.trim() || from.trim(), reason });
      if (data) resetForm();
    },
  });
  return (
    <Card title={texts.title}>
      <Form form={form}>
        <Stack gap={4}>
          <FormRefusal title={texts.refused} reason={refusalText(error)} />
          <Inline gap={3}>
            <TextField label={texts.from} hint={texts.fromHint} maxLength={DAY_LENGTH} {...formikField(form, 'from')} />
            <TextField
              label={texts.to}
              hint={texts.toHint}
              optional
              maxLength={DAY_LENGTH}
              {...formikField(form, 'to')}
            />
          </Inline>
          <SelectField label={texts.reason} options={REASONS} {...formikField(form, 'reason')} />
          <div>
            <Button type="submit" loading={form.isSubmitting}>
              {texts.confirm}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
