import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { formatMoney } from '#domain/billing/core/money.ts';
import { ACT_REASONS } from '#domain/billing/staff/actReasons.ts';
import { asTyped } from '#domain/billing/staff/readTypedAmount.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { useRecentSignIn } from '#services/oidc/useRecentSignIn.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import type { FormState } from '#ui/Form/useForm.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { actProblems } from './actProblems.ts';
import { type Act, type ActValues, NOTHING_TYPED, SAYS_WHY } from './acts.ts';
import { actTexts as texts } from './texts.ts';
import { useSendAct } from './useSendAct.ts';

interface Parts {
  act: Act;
  form: FormState<ActValues>;
  /** Minor units above which a second person decides. */
  refundLimit: number;
}

const REASONS = [
  { value: '', label: texts.chooseReason },
  ...Object.entries(ACT_REASONS).map(([value, label]) => ({ value, label })),
];
const ENDS = Object.entries(texts.endsOptions).map(([value, label]) => ({ value, label }));

/** What one act asks for beside the reason. */
function OwnFields({ act, form, refundLimit }: Parts) {
  switch (act.kind) {
    case 'refund': {
      const { currency } = act.payment.amount;
      return (
        <>
          <TextField
            label={texts.amount(currency)}
            hint={`${texts.amountHint(formatMoney(act.payment.refundable))} ${texts.limitHint(formatMoney({ amount: refundLimit, currency }))}`}
            inputMode="decimal"
            autoComplete="off"
            {...formikField(form, 'amount')}
          />
          <SelectField label={texts.ends} options={ENDS} {...formikField(form, 'ends')} />
        </>
      );
    }
    case 'days':
    case 'credits':
      return (
        <TextField
          label={act.kind === 'days' ? texts.days : texts.creditCount}
          inputMode="numeric"
          autoComplete="off"
          {...formikField(form, 'quantity')}
        />
      );
    case 'clock':
      return <TextField label={texts.to} type="date" {...formikField(form, 'to')} />;
    default:
      return null;
  }
}

function Fields({ act, form, refundLimit }: Parts) {
  return (
    <>
      <OwnFields act={act} form={form} refundLimit={refundLimit} />
      {SAYS_WHY.has(act.kind) && (
        <SelectField label={texts.reason} hint={texts.reasonHint} options={REASONS} {...formikField(form, 'reason')} />
      )}
      {act.kind !== 'clock' && (
        <TextAreaField rows={2} label={texts.note} hint={texts.noteHint} {...formikField(form, 'note')} />
      )}
    </>
  );
}

/** The field of the form that the server means; others are said below the form. */
const FIELDS: Readonly<Record<string, keyof ActValues>> = {
  amount: 'amount',
  days: 'quantity',
  credits: 'quantity',
  to: 'to',
  reason: 'reason',
  note: 'note',
};

/** The window in which staff act: what it does, a reason, a note. It stays open while there is something to mend. */
export function ActDialog({ act, refundLimit, onClose }: { act: Act; refundLimit: number; onClose: () => void }) {
  const dispatch = useDispatch();
  const send = useSendAct();
  // One key for this window: sent twice, the act is done once.
  const key = useRef(crypto.randomUUID());
  const [refused, setRefused] = useState<string | null>(null);
  const { title, text, confirm } = texts.acts[act.kind];
  const form = useForm<ActValues>({
    initialValues:
      act.kind === 'refund' ? { ...NOTHING_TYPED, amount: asTyped(act.payment.refundable.amount) } : NOTHING_TYPED,
    validate: (values) => actProblems(act, values),
    validateOnBlur: false,
    onSubmit: async (values, { setErrors }) => {
      setRefused(null);
      const { data, error } = await send(act, values, key.current);
      if (!data) return setRefused(codeOf(error) === 'RECENT_SIGN_IN_REQUIRED' ? 'sign-in' : describeError(error));
      const [problem] = data.problems;
      if (!problem) {
        dispatch(messageShown(data.isDone ? texts.done : texts.waits));
        return onClose();
      }
      const field = FIELDS[problem.field];
      return field ? setErrors({ [field]: problem.message }) : setRefused(problem.message);
    },
  });
  const { signIn, failure } = useRecentSignIn({ mode: 'internal' });
  const signInAgain = () => void signIn(`${window.location.pathname}${window.location.search}`);
  return (
    <FormDialog
      form={form}
      title={title}
      description={text}
      confirm={confirm}
      cancel={texts.close}
      refused={{ title: texts.refused, reason: refused === 'sign-in' ? (failure ?? texts.signIn) : refused }}
      onClose={onClose}
      actions={refused === 'sign-in' && <Button onClick={signInAgain}>{texts.signInButton}</Button>}
    >
      <Fields act={act} form={form} refundLimit={refundLimit} />
    </FormDialog>
  );
}
