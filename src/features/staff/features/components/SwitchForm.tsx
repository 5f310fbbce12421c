import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { grantsAskedFor } from '#features/kernel/grants/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { requestIdOf } from '#services/graphql/requestIdOf.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useSwitchFeatureMutation, type Feature, type Reader } from '../featuresApi.ts';
import { switchesOf, switchHint, type Switch } from '../model/switches.ts';
import { switchTexts } from '../texts.ts';
import styles from './features.module.scss';

const LONGEST_REASON = 500;
const validate = ({ reason }: { reason: string }) => (reason.trim() === '' ? { reason: switchTexts.noReason } : {});

/** Switches a feature for everyone or for one account, with a reason that is saved. */
export function SwitchForm({ feature, reader }: { feature: Feature; reader: Reader | null }) {
  const dispatch = useDispatch();
  const [turn, { error, isLoading }] = useSwitchFeatureMutation();
  const [chosen, setChosen] = useState<Switch | null>(null);
  const switches = switchesOf(feature, reader);
  const form = useForm({
    initialValues: { reason: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ reason }, { resetForm }) => {
      const [asked] = chosen ? [chosen] : switches;
      if (!asked || isLoading) return;
      const answer = await turn({ input: { id: feature.id, memberId: asked.memberId, isOn: asked.isOn, reason } });
      if (answer.error) return;
      resetForm();
      dispatch(messageShown(switchTexts.done(feature.label)));
      // It may be one of one's own: the shell follows.
      dispatch(grantsAskedFor());
    },
  });
  const hint = switchHint(feature, reader);
  if (switches.length === 0) return <p>{hint}</p>;
  const requestId = requestIdOf(error);
  return (
    <Form form={form} aria-label={switchTexts.form(feature.label)}>
      <Stack>
        {error !== undefined && (
          <Notice tone="error" title={switchTexts.failed}>
            <p>{describeError(error)}</p>
            {requestId && <p>Request Id: {requestId}</p>}
          </Notice>
        )}
        <TextField label={switchTexts.reason} maxLength={LONGEST_REASON} autoComplete="off" hint={switchTexts.reasonHint} {...formikField(form, 'reason')} />
        <div className={styles.buttons}>
          {switches.map((one, at) => (
            <Button key={one.label} type="submit" variant={at === 0 ? 'primary' : 'secondary'} loading={isLoading && chosen?.label === one.label} onClick={() => setChosen(one)}>
              {one.label}
            </Button>
          ))}
        </div>
      </Stack>
    </Form>
  );
}
