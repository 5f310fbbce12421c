import { useFormik } from 'formik';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { deviceName } from '#domain/account/security/deviceName.ts';
import { passkeyNameProblem } from '#domain/account/security/passkeyName.ts';
import { canUsePasskeys } from '#services/passkeys/canUsePasskeys.ts';
import { makePasskey } from '#services/passkeys/passkeys.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { secondFactorsApi } from '../secondFactorsApi.ts';
import { useUntracked } from '../useUntracked.ts';
import styles from './passkeys.module.scss';
import { passkeyTexts } from '../texts.ts';
import { sharedTexts } from '../../texts.ts';

const validate = ({ name }: { name: string }) => {
  const problem = passkeyNameProblem(name);
  return problem === null ? {} : { name: problem };
};

interface AddPasskeyProps {
  say: (message: string | null) => void;
  onFailed: (error: unknown) => void;
  onAdded: (name: string) => void;
}

/** Names a passkey and has the browser make it. */
export function AddPasskey({ say, onFailed, onAdded }: AddPasskeyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { startPasskey } = useUntracked();
  const [add] = secondFactorsApi.useAddPasskeyMutation();

  const work = async (name: string): Promise<void> => {
    const result = await makePasskey(JSON.parse(await startPasskey()) as object);
    if (result.kind === 'replaced') return;
    if (result.kind !== 'answered') return say(result.kind === 'cancelled' ? passkeyTexts.cancelled : result.kind === 'known' ? passkeyTexts.known : passkeyTexts.notHere);
    if (!(await add({ name, answer: JSON.stringify(result.answer) }).unwrap())) return say(passkeyTexts.refused);
    setIsOpen(false);
    onAdded(name);
  };
  const form = useFormik({
    initialValues: { name: deviceName(navigator.userAgent) },
    validate,
    validateOnBlur: false,
    onSubmit: ({ name }) => {
      say(null);
      return work(name.trim()).catch(onFailed);
    },
  });

  if (!canUsePasskeys()) return <p className={styles.detail}>{passkeyTexts.notPossible}</p>;
  if (!isOpen) {
    return (
      <div>
        <Button icon={<Plus aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
          {passkeyTexts.add}
        </Button>
      </div>
    );
  }
  return (
    <form aria-label={passkeyTexts.add} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <Stack>
        <TextField label={passkeyTexts.name} hint={passkeyTexts.nameHint} autoComplete="off" {...formikField(form, 'name')} />
        <Inline>
          <Button onClick={() => setIsOpen(false)}>{sharedTexts.cancel}</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {passkeyTexts.submit}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
