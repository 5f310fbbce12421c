import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { readDraft } from '#services/forms/drafts.ts';
import { canUsePasskeys } from '#services/passkeys/canUsePasskeys.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { PASSKEY_DRAFT, PasskeyForm } from './components/PasskeyForm.tsx';
import { PasskeyRow } from './components/PasskeyRow.tsx';
import styles from './components/passkeys.module.scss';
import { RecoveryCodesPanel } from './components/RecoveryCodesPanel.tsx';
import { RefusedNotice } from './components/RefusedNotice.tsx';
import { secondFactorsApi, type Passkey } from './secondFactorsApi.ts';
import { passkeyTexts } from './texts.ts';
import { useRefusals } from './useSecondFactorCalls.ts';

interface AddPasskeyProps {
  say: (message: string | null) => void;
  onFailed: (error: unknown) => void;
  onAdded: (name: string) => void;
}

/** The way to another passkey. Its form is open again after a reload while it holds a name that was typed. */
function AddPasskey({ say, onFailed, onAdded }: AddPasskeyProps) {
  const owner = useDraftOwner();
  const [isOpen, setIsOpen] = useState(() => owner !== null && readDraft(PASSKEY_DRAFT, owner) !== null);
  const close = () => setIsOpen(false);

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
    <PasskeyForm
      say={say}
      onFailed={onFailed}
      onAdded={(name) => {
        close();
        onAdded(name);
      }}
      onCancel={close}
    />
  );
}

/** The reader's passkeys: list, add, rename, remove. */
function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
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

/** Passkeys, and recovery codes where multi-factor authentication is on. States: loading, failed with retry, panels. */
export function SecondFactorsPanel() {
  const { data, ...answer } = secondFactorsApi.useSecondFactorsQuery();
  if (data) {
    return (
      <Stack gap={6}>
        {data.isMfaEnabled && <RecoveryCodesPanel left={data.recoveryCodesLeft} />}
        <PasskeysPanel passkeys={data.passkeys} />
      </Stack>
    );
  }
  return <NoAnswer of={answer} texts={passkeyTexts} waiting={<SkeletonLine />} />;
}
