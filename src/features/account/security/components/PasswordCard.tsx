import { useState, type ReactNode } from 'react';

import { requestPasswordReset } from '#services/oidc/passwordReset.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { ShowBanner } from '../useBanner.ts';
import { Question } from './Question.tsx';
import { SettingCard } from './SettingCard.tsx';
import styles from './SettingCard.module.scss';
import { fixedTexts, securityTexts } from '../texts.ts';

interface PasswordCardProps {
  email: string | null;
  show: ShowBanner;
  banner: ReactNode;
}

/** The password, which is never shown, and the way to a new one: by a link in an email, after a question. */
export function PasswordCard({ email, show, banner }: PasswordCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onConfirm = async () => {
    const { kind } = await requestPasswordReset(email ?? '');
    if (kind !== 'done') return show('error', fixedTexts.passwordFailed);
    setIsOpen(false);
    show('success', fixedTexts.passwordSent);
  };
  return (
    <SettingCard
      title={securityTexts.password}
      value={
        <>
          <span aria-hidden="true" className={styles.bullets}>
            ••••••••••
          </span>
          <VisuallyHidden>{securityTexts.passwordHidden}</VisuallyHidden>
        </>
      }
      action={email === null ? null : { label: securityTexts.resetPassword }}
      isOpen={isOpen}
      onToggle={setIsOpen}
      banner={banner}
    >
      <Question onConfirm={onConfirm} onCancel={() => setIsOpen(false)}>
        {securityTexts.resetQuestion(email)}
      </Question>
    </SettingCard>
  );
}
