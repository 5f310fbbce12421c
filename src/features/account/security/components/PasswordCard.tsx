import { useState, type ReactNode } from 'react';

import { requestPasswordReset } from '#services/oidc/passwordReset.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { ShowBanner } from '../useBanner.ts';
import { TEXTS } from '../model/texts.ts';
import { Question } from './Question.tsx';
import { SettingCard } from './SettingCard.tsx';
import styles from './SettingCard.module.scss';

interface PasswordCardProps {
  email: string | null;
  show: ShowBanner;
  banner: ReactNode;
}

/** The password, which nobody sees, and the way to a new one: by a link that is mailed after a question. */
export function PasswordCard({ email, show, banner }: PasswordCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onConfirm = async () => {
    const { kind } = await requestPasswordReset(email ?? '');
    if (kind !== 'done') return show('error', TEXTS.passwordFailed);
    setIsOpen(false);
    show('success', TEXTS.passwordSent);
  };
  return (
    <SettingCard
      title="Password"
      value={
        <>
          <span aria-hidden="true" className={styles.bullets}>
            ••••••••••
          </span>
          <VisuallyHidden>Your password is not shown</VisuallyHidden>
        </>
      }
      action={email === null ? null : { label: 'Reset password' }}
      isOpen={isOpen}
      onToggle={setIsOpen}
      banner={banner}
    >
      <Question onConfirm={onConfirm} onCancel={() => setIsOpen(false)}>
        We will send a link for a new password to {email}. The password you have works until you have chosen another one.
      </Question>
    </SettingCard>
  );
}
