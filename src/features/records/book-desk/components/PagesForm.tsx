import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type DeskBook, type PagesChange, useChangePagesMutation } from '../bookDeskApi.ts';
import { refusalText } from '../refusalText.ts';
import { pagesFormTexts as texts } from '../texts.ts';

const CHANGES = (['LABEL', 'MOVE', 'CLOSE', 'REMOVE', 'RESTORE'] as const).map((value) => ({
  value,
  label: texts.CHANGES[value],
}));
const EMPTY = { from: '', to: '', change: 'LABEL' as PagesChange, label: '', before: '', until: '' };
const NUMBER = /^\d{1,6}$/u;

/** What of the form a change needs. */
const valueOf = ({ change, label, before, until }: typeof EMPTY): string | null => {
  if (change === 'LABEL') return label;
  if (change === 'MOVE') return before;
  return change === 'CLOSE' && until !== '' ? until : null;
};

/** Changes the pages of a book from one number to another. */
export function PagesForm({ book: { id } }: { book: DeskBook }) {
  const [change, { error }] = useChangePagesMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate: (values: typeof EMPTY) => ({
      ...(!NUMBER.test(values.from.trim()) && { from: texts.missing }),
      ...(values.to.trim() !== '' && !NUMBER.test(values.to.trim()) && { to: texts.missing }),
      ...(values.change === 'MOVE' && !NUMBER.test(values.before.trim()) && { before: texts.missing }),
      ...(values.change === 'LABEL' && values.label.trim() === '' && { label: texts.missingLabel }),
    }),
    validateOnBlur: false,
    onSubmit: async (values) => {
      const from = Number(values.from);
      const to = values.to.trim() === '' ? from : Number(values.to);
      await change({ id, from, to, change: values.change, value: valueOf(values) });
    },
  });
  return (
    <Card title={texts.title}>
      <Form form={form}>
        <Stack gap={4}>
          <FormRefusal title={texts.refused} reason={refusalText(error)} />
          <Inline gap={3}>
            <TextField label={texts.from} inputMode="numeric" maxLength={6} {...formikField(form, 'from')} />
            <TextField label={texts.to} optional inputMode="numeric" maxLength={6} {...formikField(form, 'to')} />
          </Inline>
          <SelectField label={texts.what} options={CHANGES} {...formikField(form, 'change')} />
          {form.values.change === 'LABEL' && (
            <TextField label={texts.label} hint={texts.labelHint} maxLength={190} {...formikField(form, 'label')} />
          )}
          {form.values.change === 'MOVE' && (
            <TextField
              label={texts.before}
              hint={texts.beforeHint}
              inputMode="numeric"
              maxLength={6}
              {...formikField(form, 'before')}
            />
          )}
          {form.values.change === 'CLOSE' && (
            <TextField
              type="date"
              label={texts.until}
              hint={texts.untilHint}
              optional
              {...formikField(form, 'until')}
            />
          )}
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
