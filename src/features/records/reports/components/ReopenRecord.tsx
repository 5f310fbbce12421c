import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';

import { reopeningProblem } from '#domain/records/reports/closureRules.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { type ClosureRequest, reportsApi } from '../reportsApi.ts';
import { problemsByField } from '../model/problemsByField.ts';

type Outcome = 'opened' | 'kept closed' | 'done before';

const TOLD: Readonly<Record<Outcome, { title: string; description?: string }>> = {
  opened: { title: 'The record is open again' },
  'kept closed': { title: 'The record stays closed', description: 'This closure is taken back. Another request, or the record set itself, still keeps the record closed.' },
  'done before': { title: 'Somebody else has taken this closure back' },
};

interface ReopenRecordProps {
  request: Pick<ClosureRequest, 'id' | 'recordId' | 'recordName'>;
  onDone: () => void;
}

/** Takes an accepted closure back: a button, then a question that wants a reason. What failed keeps every word. */
export function ReopenRecord({ request, onDone }: ReopenRecordProps) {
  const dispatch = useDispatch();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const [reopen] = reportsApi.useReopenRecordMutation();
  const form = useFormik({
    initialValues: { why: '' },
    validate: ({ why }) => {
      const problem = reopeningProblem(why);
      return problem === null ? {} : { why: problem };
    },
    onSubmit: async ({ why }, { setErrors, setStatus }) => {
      setStatus(null);
      const { data, error } = await reopen({ requestId: request.id, why });
      if (error) return setStatus(describeError(error));
      if (data && data.problems.length > 0) return setErrors(problemsByField(data.problems));
      dispatch(toastRaised(TOLD[data?.isOpen ? 'opened' : data?.isTakenBack ? 'kept closed' : 'done before']));
      setAsking(false);
      onDone();
    },
  });
  const failure: unknown = form.status;
  const name = request.recordName ?? request.recordId;
  return (
    <>
      <Inline gap={3}>
        <Button onClick={() => setAsking(true)} aria-label={`Open again: ${name}`}>
          Open again
        </Button>
      </Inline>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Open ${name} again?`}
        description="Readers find the record and read it as before, unless another request keeps it closed."
        mustAnswer
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Leave it closed
            </Button>
            <Button variant="danger" type="submit" form={formId} loading={form.isSubmitting}>
              Open the record
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={form.handleSubmit}>
          <Stack gap={3}>
            {typeof failure === 'string' && (
              <Notice tone="error" title="The record was not opened">
                <p>{failure}</p>
              </Notice>
            )}
            <TextAreaField label="Why is it opened again?" hint="Kept with the request, and sent to the member who asked." {...formikField(form, 'why')} />
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
