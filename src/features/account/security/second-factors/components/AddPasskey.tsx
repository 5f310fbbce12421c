import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { readDraft } from '#services/forms/drafts.ts';
import { canUsePasskeys } from '#services/passkeys/canUsePasskeys.ts';
import { Button } from '#ui/Button/Button.tsx';

import { passkeyTexts } from '../texts.ts';
import { PASSKEY_DRAFT, PasskeyForm } from './PasskeyForm.tsx';
import styles from './passkeys.module.scss';

interface AddPasskeyProps {
  say: (message: string | null) => void;
  onFailed: (error: unknown) => void;
  onAdded: (name: string) => void;
}

/** The way to another passkey. Its form is open again after a reload while it holds a name that was typed. */
export function AddPasskey({ say, onFailed, onAdded }: AddPasskeyProps) {
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
