import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { reopeningProblem } from '#domain/records/reports/reportRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { type ClosureRequest, reportsApi } from '../reportsApi.ts';
import { reopenTexts as texts } from '../texts.ts';

interface ReopenRecordProps {
  request: Pick<ClosureRequest, 'id' | 'recordId' | 'recordName'>;
  onDone: () => void;
}

const NO_REASON = { why: '' };

/** Undoes an accepted closure: a button, then a question that needs a reason. Every word stays after a failure. */
export function ReopenRecord({ request, onDone }: ReopenRecordProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [reopen] = reportsApi.useReopenRecordMutation();
  const form = useForm({
    initialValues: NO_REASON,
    validate: ({ why }) => collectProblems({ why: reopeningProblem(why) }),
    onSubmit: async ({ why }, { setErrors, setStatus }) => {
      setStatus(null);
      const { data, error } = await reopen({ requestId: request.id, why });
      if (error) return setStatus(describeError(error));
      if (data && data.problems.length > 0) return setErrors(problemsByField(data.problems));
      dispatch(
        toastRaised(texts.outcomes[data?.isOpen ? 'opened' : data?.isTakenBack ? 'still closed' : 'done before']),
      );
      draft.forget();
      setAsking(false);
      onDone();
    },
  });
  const draft = useFormDraft(form, { form: `report.reopening.${request.id}`, owner: useDraftOwner() });
  const failure: unknown = form.status;
  const name = request.recordName ?? request.recordId;
  return (
    <>
      <Inline gap={3}>
        <Button onClick={() => setAsking(true)} aria-label={texts.openNamed(name)}>
          {texts.open}
        </Button>
      </Inline>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title(name)}
        description={texts.description}
        mustAnswer
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {texts.leave}
            </Button>
            <Button variant="danger" type="submit" form={formId} loading={form.isSubmitting}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <Form form={form} id={formId}>
          <Stack gap={3}>
            <FormRefusal title={texts.notOpened} reason={typeof failure === 'string' ? failure : null} />
            <TextAreaField label={texts.why} hint={texts.whyHint} {...formikField(form, 'why')} />
          </Stack>
        </Form>
      </Dialog>
    </>
  );
}
