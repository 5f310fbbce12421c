import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { requestIdOf } from '#domain/kernel/errors/failure.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { grantsAskedFor } from '#features/kernel/grants/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useSwitchFeatureMutation, type Feature, type Reader } from '../featuresApi.ts';
import { switchTexts } from '../texts.ts';
import styles from './features.module.scss';

/** One thing staff can switch of a feature. */
interface Switch {
  /** Null: for everyone. */
  memberId: string | null;
  /** What pressing its button makes of it. */
  isOn: boolean;
  /** The button. */
  label: string;
}

/** What can be switched of a feature while one account, or none (null), is looked at. */
function switchesOf({ kind, isOnForEverybody, isOwn, heldThrough }: Feature, reader: Reader | null): Switch[] {
  const name = reader?.displayName ?? '';
  const memberId = reader?.memberId ?? null;
  if (kind === 'GRANT') {
    if (memberId === null || (heldThrough !== null && !isOwn)) return [];
    return [{ memberId, isOn: !isOwn, label: isOwn ? switchTexts.takeFrom(name) : switchTexts.give(name) }];
  }
  const isOn = isOnForEverybody === true;
  if (kind !== 'GROUP')
    return [{ memberId: null, isOn: !isOn, label: isOn ? switchTexts.turnOff : switchTexts.turnOn }];
  const everyone: Switch = { memberId: null, isOn: !isOn, label: isOn ? switchTexts.close : switchTexts.open };
  if (memberId === null) return [everyone];
  return [{ memberId, isOn: !isOwn, label: isOwn ? switchTexts.takeOut(name) : switchTexts.putIn(name) }, everyone];
}

/** Why nothing can be switched, and what to do; null when something can. */
function switchHint({ kind, heldThrough, isOwn }: Feature, reader: Reader | null): string | null {
  if (kind !== 'GRANT') return null;
  if (reader === null) return switchTexts.chooseAccount;
  return heldThrough !== null && !isOwn ? switchTexts.heldThrough(reader.displayName, heldThrough) : null;
}

const LONGEST_REASON = 500;
const EMPTY = { reason: '' };
const validate = validateWith<typeof EMPTY>((yup) =>
  yup.object({ reason: yup.string().trim().required(switchTexts.reasonMissing) }),
);

/** Switches a feature for everyone or for the account looked at, with a reason that is kept. */
export function SwitchForm({ feature, reader }: { feature: Feature; reader: Reader | null }) {
  const dispatch = useDispatch();
  const [turn, { error, isLoading }] = useSwitchFeatureMutation();
  const [chosen, setChosen] = useState<Switch | null>(null);
  const switches = switchesOf(feature, reader);
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ reason }, { resetForm }) => {
      const [asked] = chosen ? [chosen] : switches;
      if (!asked || isLoading) return;
      const answer = await turn({ input: { id: feature.id, memberId: asked.memberId, isOn: asked.isOn, reason } });
      if (answer.error) return;
      draft.saved();
      resetForm();
      dispatch(messageShown(switchTexts.done(feature.label)));
      // It may be one of one's own: the shell follows.
      dispatch(grantsAskedFor());
    },
  });
  const draft = useFormDraft(form, {
    form: `feature.${feature.id}.${reader?.memberId ?? 'visitor'}`,
    owner: useDraftOwner(),
  });
  const hint = switchHint(feature, reader);
  if (switches.length === 0) return <p>{hint}</p>;
  const requestId = requestIdOf(error);
  return (
    <Form form={form} aria-label={switchTexts.formName(feature.label)}>
      <Stack>
        {error !== undefined && (
          <Notice tone="error" title={switchTexts.failed}>
            <p>{describeError(error)}</p>
            {requestId && <p>{switchTexts.requestId(requestId)}</p>}
          </Notice>
        )}
        <TextField
          label={switchTexts.reason}
          maxLength={LONGEST_REASON}
          autoComplete="off"
          hint={switchTexts.reasonHint}
          {...formikField(form, 'reason')}
        />
        <div className={styles.buttons}>
          {switches.map((one, at) => (
            <Button
              key={one.label}
              type="submit"
              variant={at === 0 ? 'primary' : 'secondary'}
              loading={isLoading && chosen?.label === one.label}
              onClick={() => setChosen(one)}
            >
              {one.label}
            </Button>
          ))}
        </div>
      </Stack>
    </Form>
  );
}
