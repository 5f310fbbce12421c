import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { lookReasonProblem } from './lookReason.ts';
import { findTexts as texts } from './texts.ts';

const EMPTY = { reason: '' };
const validate = ({ reason }: typeof EMPTY) => collectProblems({ reason: lookReasonProblem(reason) });

/** Asks why, before anything of an account is fetched. */
export function ReasonForm({ onReason }: { onReason: (reason: string) => void }) {
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: ({ reason }) => onReason(reason),
  });
  return (
    <Form form={form} aria-label={texts.reasonForm}>
      <Stack gap={4}>
        <TextField label={texts.reason} hint={texts.reasonHint} autoComplete="off" {...formikField(form, 'reason')} />
        <div>
          <Button type="submit" variant="primary">
            {texts.look}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
