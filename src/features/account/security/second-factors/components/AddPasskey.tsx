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

const CANCELLED = 'No passkey was made. Try again when you are ready.';
const KNOWN = 'This device has a passkey for your account already.';
const NOT_HERE = 'This browser could not make a passkey.';
const REFUSED = 'The passkey could not be added. Try again.';

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
    if (result.kind !== 'answered') return say(result.kind === 'cancelled' ? CANCELLED : result.kind === 'known' ? KNOWN : NOT_HERE);
    if (!(await add({ name, answer: JSON.stringify(result.answer) }).unwrap())) return say(REFUSED);
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

  if (!canUsePasskeys()) return <p className={styles.detail}>This browser cannot use passkeys at this address.</p>;
  if (!isOpen) {
    return (
      <div>
        <Button icon={<Plus aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
          Add a passkey
        </Button>
      </div>
    );
  }
  return (
    <form aria-label="Add a passkey" className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <Stack>
        <TextField label="Name of the passkey" hint="So that you know it again, such as the device it is on." autoComplete="off" {...formikField(form, 'name')} />
        <Inline>
          <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            Continue
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
