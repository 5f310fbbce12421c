import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { STAFF_DUTIES, type StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { DUTY_WORDS } from '#domain/staff/duties/dutyWords.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { type StaffAccount, useAskForDutiesMutation } from './dutiesApi.ts';
import { askTexts as texts, dutyIn } from './texts.ts';

interface Values {
  duties: StaffDuty[];
  reason: string;
}

const validate = ({ reason }: Values) =>
  collectProblems({
    reason: reason.trim() === '' ? texts.missing : reason.trim().length > LONGEST_STAFF_REASON ? texts.tooLong : null,
  });
const answerOf = (duty: StaffDuty) => duty.toUpperCase() as StaffAccount['duties'][number];

/** Asks a second person for other duties of an account: all that it is to have are ticked. */
export function DutiesForm({
  account: { memberId, displayName, duties },
  onClose,
}: {
  account: StaffAccount;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const [askFor, { error }] = useAskForDutiesMutation();
  const held = duties.map(dutyIn);
  const initialValues: Values = { duties: held, reason: '' };
  const form = useForm({
    initialValues,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ duties: wanted, reason }) => {
      const answer = await askFor({ input: { memberId, duties: wanted.map(answerOf), reason } });
      if (answer.error !== undefined) return;
      dispatch(messageShown(texts.asked));
      onClose();
    },
  });
  const { duties: wanted } = form.values;
  const isSame = wanted.length === held.length && wanted.every((duty) => held.includes(duty));
  const toggle = (duty: StaffDuty) =>
    form.setFieldValue(
      'duties',
      STAFF_DUTIES.filter((one) => (one === duty ? !wanted.includes(one) : wanted.includes(one))),
    );
  return (
    <Form form={form} aria-label={texts.form(displayName)}>
      <Stack gap={4}>
        <FieldSet legend={texts.form(displayName)}>
          <Stack gap={2}>
            {STAFF_DUTIES.map((duty) => (
              <CheckboxField
                key={duty}
                label={DUTY_WORDS[duty].name}
                hint={DUTY_WORDS[duty].opens}
                checked={wanted.includes(duty)}
                onChange={() => void toggle(duty)}
              />
            ))}
          </Stack>
        </FieldSet>
        <TextAreaField rows={2} label={texts.reason} hint={texts.reasonHint} {...formikField(form, 'reason')} />
        <FormRefusal title={texts.refused} reason={error === undefined ? null : describeError(error)} />
        {isSame && <p>{texts.same}</p>}
        <Inline gap={3}>
          <Button type="submit" variant="primary" disabled={isSame} loading={form.isSubmitting}>
            {texts.ask}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
