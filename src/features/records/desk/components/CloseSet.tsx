import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { closureTexts } from '../closureTexts.ts';
import { useCloseSetUntilMutation, type SetClosure } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';

const texts = closureTexts.form;

interface CloseSetProps {
  set: SetClosure;
  /** The set is to have no date any more. */
  isTakingAway: boolean;
  onClose: () => void;
}

/** Gives a set a closing date, or takes it away, with a reason. */
export function CloseSet({ set: { id, name, closedUntil }, isTakingAway, onClose }: CloseSetProps) {
  const [close, { error }] = useCloseSetUntilMutation();
  const tomorrow = dayOf(new Date(Date.now() + DAY_MS));
  const initialValues = { until: closedUntil === 'infinity' ? '' : (closedUntil ?? ''), why: '' };
  const form = useForm({
    initialValues,
    validate: ({ until, why }: typeof initialValues) => ({
      ...(!isTakingAway && until < tomorrow && { until: texts.missingDay }),
      ...(why.trim() === '' && { why: texts.missing }),
    }),
    validateOnBlur: false,
    onSubmit: async ({ until, why }) => {
      const { data } = await close({ id, until: isTakingAway ? null : until, why: why.trim() });
      if (data) onClose();
    },
  });
  const { title, description, confirm } = isTakingAway ? closureTexts.takingAway : texts;
  return (
    <FormDialog
      form={form}
      title={title(name)}
      description={description}
      confirm={confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: refusalText(error) }}
      onClose={onClose}
    >
      {!isTakingAway && (
        <TextField
          type="date"
          label={texts.until}
          hint={texts.untilHint}
          min={tomorrow}
          autoFocus
          {...formikField(form, 'until')}
        />
      )}
      <TextAreaField
        label={texts.why}
        hint={texts.whyHint}
        rows={3}
        maxLength={LONGEST_STAFF_REASON}
        autoFocus={isTakingAway}
        {...formikField(form, 'why')}
      />
    </FormDialog>
  );
}
