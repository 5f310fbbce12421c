import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { type ClippingReport, useDecideClippingReportMutation } from './clippingReportsApi.ts';
import { reportsTexts as texts } from './texts.ts';

const UNDECIDED = { answer: '', withdraws: true };

/** Ends the share, with a reason for its maker, or leaves it. What failed keeps every word. */
export function DecisionForm({
  report: { id, title },
  onDone,
}: {
  report: ClippingReport;
  onDone: () => Promise<unknown>;
}) {
  const [decide] = useDecideClippingReportMutation();
  const form = useForm({
    initialValues: UNDECIDED,
    validate: validateWith(() => import('./decisionSchema.ts').then((chunk) => chunk.decisionSchema)),
    onSubmit: async ({ answer, withdraws }, { setStatus }) => {
      setStatus(null);
      const { data, error } = await decide({ id, withdraw: withdraws, answer });
      if (error) return setStatus(describeError(error));
      draft.forget();
      if (!data) setStatus(texts.wasDecided);
      return void onDone();
    },
  });
  const draft = useFormDraft(form, { form: `clipping-report.${id}`, owner: useDraftOwner() });
  const failure: unknown = form.status;
  const choose = async (withdraws: boolean) => {
    await form.setFieldValue('withdraws', withdraws);
    await form.submitForm();
  };
  return (
    <Form form={form} aria-label={texts.decideAbout(title)}>
      <Stack gap={3}>
        <FormRefusal title={texts.notStored} reason={typeof failure === 'string' ? failure : null} />
        <TextAreaField label={texts.answer} optional hint={texts.answerHint} {...formikField(form, 'answer')} />
        <Inline gap={3}>
          <Button
            variant="primary"
            loading={form.isSubmitting && form.values.withdraws}
            onClick={() => void choose(true)}
          >
            {texts.withdraw}
          </Button>
          <Button loading={form.isSubmitting && !form.values.withdraws} onClick={() => void choose(false)}>
            {texts.leave}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
