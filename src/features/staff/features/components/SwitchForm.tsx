import { useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { grantsAskedFor } from '#features/kernel/grants/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { requestIdOf } from '#services/graphql/requestIdOf.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useSwitchFeatureMutation, type Feature, type Reader } from '../featuresApi.ts';
import { switchesOf, switchHint, type Switch } from '../model/switches.ts';
import styles from './features.module.scss';

const LONGEST_REASON = 500;
const validate = ({ reason }: { reason: string }) => (reason.trim() === '' ? { reason: 'Say why, for whoever wonders later.' } : {});

/** Switches a feature for everybody or for the account looked at, with a reason that is kept. */
export function SwitchForm({ feature, reader }: { feature: Feature; reader: Reader | null }) {
  const dispatch = useDispatch();
  const [turn, { error, isLoading }] = useSwitchFeatureMutation();
  const [chosen, setChosen] = useState<Switch | null>(null);
  const switches = switchesOf(feature, reader);
  const form = useFormik({
    initialValues: { reason: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ reason }, { resetForm }) => {
      const [asked] = chosen ? [chosen] : switches;
      if (!asked || isLoading) return;
      const answer = await turn({ input: { id: feature.id, memberId: asked.memberId, isOn: asked.isOn, reason } });
      if (answer.error) return;
      resetForm();
      dispatch(messageShown(`${feature.label}: done, and kept with your reason.`));
      // It may be one of one's own: the shell follows.
      dispatch(grantsAskedFor());
    },
  });
  const hint = switchHint(feature, reader);
  if (switches.length === 0) return <p>{hint}</p>;
  const requestId = requestIdOf(error);
  return (
    <form aria-label={`Switch ${feature.label}`} noValidate onSubmit={form.handleSubmit}>
      <Stack>
        {error !== undefined && (
          <Notice tone="error" title="It was not switched">
            <p>{describeError(error)}</p>
            {requestId && <p>Request Id: {requestId}</p>}
          </Notice>
        )}
        <TextField label="Reason" maxLength={LONGEST_REASON} autoComplete="off" hint="Kept with the change, and shown below." {...formikField(form, 'reason')} />
        <div className={styles.buttons}>
          {switches.map((one, at) => (
            <Button key={one.label} type="submit" variant={at === 0 ? 'primary' : 'secondary'} loading={isLoading && chosen?.label === one.label} onClick={() => setChosen(one)}>
              {one.label}
            </Button>
          ))}
        </div>
      </Stack>
    </form>
  );
}
