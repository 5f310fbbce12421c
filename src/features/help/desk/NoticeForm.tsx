import { NOTICE_AREAS, NOTICE_LEVELS } from '#domain/help/notices/serviceNotice.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useWriteServiceNoticeMutation } from './deskApi.ts';
import { EMPTY_NOTICE, noticeOf, type NoticeValues } from './noticeValues.ts';
import { noticeFormTexts as texts } from './texts.ts';

const validate = validateWith<NoticeValues>(() => import('./noticeSchema.ts').then(({ noticeSchema }) => noticeSchema));

/** Writes a notice. Empty again once it is published. */
export function NoticeForm({ onWritten }: { onWritten: () => void }) {
  const [write, { error }] = useWriteServiceNoticeMutation();
  const form = useForm<NoticeValues>({
    initialValues: EMPTY_NOTICE,
    validate,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors, resetForm }) => {
      const { data } = await write({ input: noticeOf(values) });
      if (!data) return;
      if (!data.notice)
        return setErrors(Object.fromEntries(data.problems.map(({ field, message }) => [field, message])));
      resetForm();
      onWritten();
    },
  });
  const { areas } = form.values;
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={4}>
        <SelectField
          label={texts.level}
          options={NOTICE_LEVELS.map((value) => ({ value, label: texts.levels[value] }))}
          {...formikField(form, 'level')}
        />
        <TextAreaField label={texts.text} hint={texts.textHint} rows={3} {...formikField(form, 'text')} />
        <FieldSet legend={texts.areas}>
          {NOTICE_AREAS.map((area) => (
            <CheckboxField
              key={area}
              compact
              label={texts.areaNames[area]}
              name={area}
              checked={areas.includes(area)}
              onChange={({ target }) =>
                void form.setFieldValue(
                  'areas',
                  target.checked ? [...areas, area] : areas.filter((one) => one !== area),
                )
              }
            />
          ))}
          {typeof form.errors.areas === 'string' && <p role="alert">{form.errors.areas}</p>}
        </FieldSet>
        <TextField optional type="datetime-local" label={texts.startsAt} {...formikField(form, 'startsAt')} />
        <TextField
          optional
          type="datetime-local"
          label={texts.endsAt}
          hint={texts.endsHint}
          {...formikField(form, 'endsAt')}
        />
        <FormRefusal title={texts.refused} reason={error === undefined ? null : describeError(error)} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.publish}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
