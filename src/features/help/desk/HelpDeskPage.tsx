import { NOTICE_AREAS, NOTICE_LEVELS, noticeProblems } from '#domain/help/notices/serviceNotice.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useEndServiceNoticeMutation, usePlannedNoticesQuery, useWriteServiceNoticeMutation } from './deskApi.ts';
import { EMPTY_NOTICE, noticeOf, type NoticeValues } from './noticeValues.ts';
import { RatingList } from './RatingList.tsx';
import { noticeFormTexts as texts } from './texts.ts';

const validate = (values: NoticeValues) => problemsByField(noticeProblems(noticeOf(values)));

/** Writes a notice. Empty again once it is published. */
function NoticeForm({ onWritten }: { onWritten: () => void }) {
  const [write, { error }] = useWriteServiceNoticeMutation();
  const form = useForm<NoticeValues>({
    initialValues: EMPTY_NOTICE,
    validate,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors, resetForm }) => {
      const { data } = await write({ input: noticeOf(values) });
      if (!data) return;
      if (!data.notice) return setErrors(problemsByField(data.problems));
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

const levelOf = (level: string): string => (texts.levels as Readonly<Record<string, string>>)[level] ?? level;
const areaOf = (area: string): string => (texts.areaNames as Readonly<Record<string, string>>)[area] ?? area;

/** Notices in force and planned, and the form of a new one. States of the list: loading, failed, none, notices. */
function NoticeDesk() {
  const query = usePlannedNoticesQuery();
  const [end] = useEndServiceNoticeMutation();
  const again = () => void query.refetch();
  return (
    <Card title={texts.heading}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        <Answer
          of={query}
          texts={texts}
          waiting={<Spinner label={texts.loading} />}
          headingLevel={3}
          empty={<p>{texts.none}</p>}
          mustBeFresh
        >
          {(notices) =>
            notices.map(({ id, level, text, areas, startsAt, endsAt }) => (
              <Stack key={id} gap={2}>
                <p>
                  <strong>{levelOf(level)}</strong> · {areas.map(areaOf).join(', ')} ·{' '}
                  {texts.span(momentInWords(startsAt), endsAt == null ? null : momentInWords(endsAt))}
                </p>
                <p>{text}</p>
                <div>
                  <Button size="sm" aria-label={texts.endNamed(text)} onClick={() => void end({ id }).then(again)}>
                    {texts.end}
                  </Button>
                </div>
              </Stack>
            ))
          }
        </Answer>
        <h3>{texts.form}</h3>
        <NoticeForm onWritten={again} />
      </Stack>
    </Card>
  );
}

/** Service notices, and what readers say of the articles, for staff. */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{texts.title}</h1>
        <NoticeDesk />
        <RatingList />
      </Stack>
    </PageContainer>
  );
}
