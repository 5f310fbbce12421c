import { useState } from 'react';

import {
  isShareConcern,
  SHARE_CONCERN_LABELS,
  SHARE_CONCERNS,
  shareReportProblems,
} from '#domain/clippings/reports/reportRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { TAB_DRAFT } from '#services/forms/drafts.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useReportSharedClippingMutation } from './shareApi.ts';
import { reportTexts as texts } from './texts.ts';

function problemsOf(values: { reason: string; comment: string }): Record<string, string> {
  const [problem] = shareReportProblems(values);
  return problem ? { [problem.field]: problem.message } : {};
}

interface ReportShareProps {
  shareId: string;
  onCancel: () => void;
}

/** Reports a shared clipping to staff, by anyone. States: form, refused, sent. */
export function ReportShare({ shareId, onCancel }: ReportShareProps) {
  const [report] = useReportSharedClippingMutation();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initialValues: { reason: '', comment: '' },
    validate: problemsOf,
    onSubmit: async (values, { setStatus, setFieldError }) => {
      setStatus(null);
      const { data, error } = await report({ shareId, ...values });
      if (error) return setStatus(describeError(error));
      for (const { field, message } of data.problems) {
        if (field === 'reason' || field === 'comment') setFieldError(field, message);
        else setStatus(message);
      }
      if (data.isReported) draft.forget();
      return setSent(data.isReported);
    },
  });
  const draft = useFormDraft(form, { form: `clipping-share.${shareId}.report`, owner: useDraftOwner() ?? TAB_DRAFT });
  const { reason } = form.values;
  const failure: unknown = form.status;
  if (isSent) {
    return (
      <Notice tone="success" headingLevel={2} title={texts.sent.title}>
        <p>{texts.sent.text}</p>
      </Notice>
    );
  }
  return (
    <Form form={form} aria-label={texts.title}>
      <Stack>
        <h2>{texts.title}</h2>
        <FormRefusal title={texts.notSent} reason={typeof failure === 'string' ? failure : null} />
        <RadioGroup
          name="reason"
          label={texts.reason}
          options={SHARE_CONCERNS.map((value) => ({ value, label: SHARE_CONCERN_LABELS[value] }))}
          value={isShareConcern(reason) ? reason : null}
          onChange={(value) => void form.setFieldValue('reason', value)}
          error={form.errors.reason}
          touched={Boolean(form.touched.reason)}
        />
        <TextAreaField label={texts.comment} optional hint={texts.commentHint} {...formikField(form, 'comment')} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.send}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
