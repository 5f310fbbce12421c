import { useState } from 'react';

import { deviceName } from '#domain/account/security/deviceName.ts';
import { passkeyNameProblem } from '#domain/account/security/signInNames.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { makePasskey } from '#services/passkeys/passkeys.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { sharedTexts } from '../../texts.ts';
import { secondFactorsApi } from '../secondFactorsApi.ts';
import { passkeyTexts } from '../texts.ts';
import { useUntrackedCalls } from '../useSecondFactorCalls.ts';
import styles from './passkeys.module.scss';

/** The draft of the name. */
export const PASSKEY_DRAFT = 'passkey.new';

const validate = ({ name }: { name: string }) => {
  const problem = passkeyNameProblem(name);
  return problem === null ? {} : { name: problem };
};

interface PasskeyFormProps {
  say: (message: string | null) => void;
  onFailed: (error: unknown) => void;
  onAdded: (name: string) => void;
  onCancel: () => void;
}

/** Names a passkey and has the browser make it. The name survives a reload, until the passkey is made or given up. */
export function PasskeyForm({ say, onFailed, onAdded, onCancel }: PasskeyFormProps) {
  const { startPasskey } = useUntrackedCalls();
  const [initialValues] = useState(() => ({ name: deviceName(navigator.userAgent) }));
  const [add] = secondFactorsApi.useAddPasskeyMutation();

  const work = async (name: string): Promise<void> => {
    const result = await makePasskey(JSON.parse(await startPasskey()) as object);
    if (result.kind === 'replaced') return;
    if (result.kind !== 'answered')
      return say(
        result.kind === 'cancelled'
          ? passkeyTexts.cancelled
          : result.kind === 'known'
            ? passkeyTexts.known
            : passkeyTexts.notHere,
      );
    if (!(await add({ name, answer: JSON.stringify(result.answer) }).unwrap())) return say(passkeyTexts.refused);
    draft.forget();
    onAdded(name);
  };
  const form = useForm({
    initialValues,
    validate,
    validateOnBlur: false,
    onSubmit: ({ name }) => {
      say(null);
      return work(name.trim()).catch(onFailed);
    },
  });
  const draft = useFormDraft(form, { form: PASSKEY_DRAFT, owner: useDraftOwner() });
  const onGiveUp = () => {
    draft.forget();
    onCancel();
  };
  return (
    <Form form={form} aria-label={passkeyTexts.add} className={styles.form}>
      <Stack>
        <TextField
          label={passkeyTexts.name}
          hint={passkeyTexts.nameHint}
          autoComplete="off"
          {...formikField(form, 'name')}
        />
        <Inline>
          <Button onClick={onGiveUp}>{sharedTexts.cancel}</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {passkeyTexts.submit}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
