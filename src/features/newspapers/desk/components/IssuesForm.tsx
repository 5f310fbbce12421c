import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type IssuesChange, useChangeIssuesMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { closureTexts as texts, gapTexts } from '../texts.ts';

const CHANGES = (['CLOSE', 'OPEN', 'WITHDRAW', 'RESTORE'] as const).map((value) => ({
  value,
  label: texts.CHANGES[value],
}));
const EMPTY = { from: '', to: '', change: 'CLOSE' as IssuesChange, until: '', why: '' };
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DAY_LENGTH = 10;

/** Closes, opens, withdraws or puts back the issues of a newspaper from one day to another, with a reason. */
export function IssuesForm({ id }: { id: string }) {
  const [change, { error }] = useChangeIssuesMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate: (values: typeof EMPTY) => ({
      ...(!DAY.test(values.from.trim()) && { from: gapTexts.missing }),
      ...(values.to.trim() !== '' && !DAY.test(values.to.trim()) && { to: gapTexts.missing }),
      ...(values.change === 'CLOSE' && values.until === '' && { until: texts.missingUntil }),
      ...(values.why.trim() === '' && { why: texts.missingWhy }),
    }),
    validateOnBlur: false,
    onSubmit: async ({ from, to, change: what, until, why }, { resetForm }) => {
      const { data } = await change({
        id,
        from: from.trim(),
        to: to.trim() || from.trim(),
        change: what,
        until: what === 'CLOSE' ? until : null,
        why,
      });
      if (data) resetForm();
    },
  });
  return (
    <Card title={texts.title}>
      <Form form={form}>
        <Stack gap={4}>
          <p>{texts.intro}</p>
          <FormRefusal title={texts.refused} reason={refusalText(error)} />
          <Inline gap={3}>
            <TextField
              label={texts.from}
              hint={gapTexts.fromHint}
              maxLength={DAY_LENGTH}
              {...formikField(form, 'from')}
            />
            <TextField
              label={texts.to}
              hint={gapTexts.toHint}
              optional
              maxLength={DAY_LENGTH}
              {...formikField(form, 'to')}
            />
          </Inline>
          <SelectField label={texts.what} options={CHANGES} {...formikField(form, 'change')} />
          {form.values.change === 'CLOSE' && (
            <TextField type="date" label={texts.until} hint={texts.untilHint} {...formikField(form, 'until')} />
          )}
          <TextField label={texts.why} maxLength={LONGEST_STAFF_REASON} {...formikField(form, 'why')} />
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
