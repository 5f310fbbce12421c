import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { DECISIONS, LONGEST_WORDS } from '#domain/messages/core/reports.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useDecideMessageMutation } from './moderationApi.ts';
import { decisionTexts as texts } from './texts.ts';

const EMPTY = { decision: 'none', reason: '' };
const validate = ({ reason }: typeof EMPTY) =>
  collectProblems({
    reason: reason.trim() === '' ? texts.missing : [...reason.trim()].length > LONGEST_WORDS ? texts.tooLong : null,
  });

/** Decides on a message, with a reason for its sender. */
export function DecisionForm({ id }: { id: string }) {
  const dispatch = useDispatch();
  const [decide, { error }] = useDecideMessageMutation();
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ decision, reason }) => {
      const answer = await decide({ id, decision, reason });
      if (answer.error !== undefined) return;
      draft.forget();
      dispatch(messageShown(answer.data ? texts.saved : texts.gone));
    },
  });
  const draft = useFormDraft(form, { form: `moderation.${id}`, owner: useDraftOwner() });
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={3}>
        <SelectField
          label={texts.decision}
          options={DECISIONS.map((decision) => ({ value: decision, label: texts.decisions[decision] }))}
          {...formikField(form, 'decision')}
        />
        <TextAreaField rows={2} label={texts.reason} hint={texts.reasonHint} {...formikField(form, 'reason')} />
        <FormRefusal title={texts.refused} reason={error === undefined ? null : describeError(error)} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
