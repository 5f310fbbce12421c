import { useState } from 'react';

import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { Passkey } from '../secondFactorsApi.ts';
import { useRefusals } from '../useRefusals.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import styles from './passkeys.module.scss';
import { RefusedNotice } from './RefusedNotice.tsx';
import { passkeyTexts } from '../texts.ts';

/** The reader's passkeys: list, add, rename, remove. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { refused, say, onFailed } = useRefusals();
  const [done, setDone] = useState('');
  const onDone = (words: string) => {
    say(null);
    setDone(words);
  };
  return (
    <Card title={passkeyTexts.title}>
      <Stack>
        <div className={styles.head}>
          <p className={classNames(styles.detail, styles.words)}>{passkeyTexts.intro}</p>
          <AddPasskey say={say} onFailed={onFailed} onAdded={(name) => onDone(passkeyTexts.addedOne(name))} />
        </div>
        <RefusedNotice refused={refused} />
        {passkeys.length > 0 && (
          <ul role="list" aria-label={passkeyTexts.listName} className={styles.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onFailed={onFailed}
                onRemoved={(name) => onDone(passkeyTexts.removed(name))}
              />
            ))}
          </ul>
        )}
        <p role="status" className={styles.done}>
          {done}
        </p>
      </Stack>
    </Card>
  );
}
