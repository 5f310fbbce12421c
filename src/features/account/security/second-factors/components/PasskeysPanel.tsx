import { useState } from 'react';

import { Card } from '#ui/Card/Card.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { Passkey } from '../secondFactorsApi.ts';
import { useRefusals } from '../useRefusals.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import styles from './passkeys.module.scss';
import { RefusedNotice } from './RefusedNotice.tsx';

/** The reader's passkeys: list, add, rename, remove. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { refused, say, onFailed } = useRefusals();
  const [done, setDone] = useState('');
  const onDone = (words: string) => {
    say(null);
    setDone(words);
  };
  return (
    <Card title="Passkeys">
      <Stack>
        <p className={styles.detail}>Sign in with your fingerprint, your face, the lock of your screen or a security key: instead of your password, or as the second factor beside it.</p>
        <RefusedNotice refused={refused} />
        {passkeys.length > 0 && (
          <ul role="list" aria-label="Your passkeys" className={styles.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onFailed={onFailed} onRemoved={(name) => onDone(`“${name}” was removed.`)} />
            ))}
          </ul>
        )}
        <div>
          <AddPasskey say={say} onFailed={onFailed} onAdded={(name) => onDone(`“${name}” was added.`)} />
          <p role="status" className={styles.done}>
            {done}
          </p>
        </div>
      </Stack>
    </Card>
  );
}
