import { useRef, useState, type ReactNode } from 'react';

import { useFlag } from '#features/kernel/grants/index.ts';
import { session } from '#services/oidc/session.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

import { accountApi } from '../accountApi.ts';
import { needsSignIn } from '../needsSignIn.ts';
import { fixedTexts, securityTexts } from '../texts.ts';
import type { ShowBanner } from '../useBanner.ts';
import { Question } from './Question.tsx';
import styles from './SettingCard.module.scss';
import { SettingCard } from './SettingCard.tsx';
import { SignInAgain } from './SignInAgain.tsx';

interface MfaCardProps {
  isEnabled: boolean;
  show: ShowBanner;
  banner: ReactNode;
}

/**
 * Multi-factor authentication. Off after a question and a recent sign-in; on at once, and then the member signs in
 * again with a second factor (spec 2 sections 4 and 7). A flag closes it while it does not work.
 */
export function MfaCard({ isEnabled, show, banner }: MfaCardProps) {
  const isUnavailable = useFlag('show-mfa-temporarily-unavailable-message');
  const [isOpen, setIsOpen] = useState(false);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [save, { isLoading }] = accountApi.useSetUserMfaSettingMutation();
  const isUnderWay = useRef(false);

  const enable = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await save({ mfaEnabled: true }).unwrap();
      storeReturnLocation('/account/security-settings');
      await session.login({ mode: 'mfa' });
    } catch {
      show('error', securityTexts.mfaFailed);
    } finally {
      isUnderWay.current = false;
    }
  };
  const disable = async () => {
    const { error } = await save({ mfaEnabled: false });
    if (needsSignIn(error)) return setMustSignIn(true);
    if (error) return show('error', securityTexts.mfaFailed);
    setIsOpen(false);
    show('success', securityTexts.mfaDisabled);
  };

  return (
    <SettingCard
      title={securityTexts.mfa}
      value={
        <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? securityTexts.mfaOn : securityTexts.mfaOff}</Badge>
      }
      note={<p className={styles.note}>{isUnavailable ? fixedTexts.mfaUnavailable : securityTexts.mfaNote}</p>}
      action={
        isUnavailable
          ? null
          : isEnabled
            ? { label: securityTexts.disableMfa }
            : { label: securityTexts.enableMfa, onPress: () => void enable(), loading: isLoading }
      }
      {...(isEnabled && !isUnavailable && { isOpen, onToggle: setIsOpen })}
      banner={banner}
    >
      {isEnabled && !isUnavailable && (
        <>
          {mustSignIn && <SignInAgain returnTo="/account/security-settings" />}
          <Question isGrave onConfirm={disable} onCancel={() => setIsOpen(false)}>
            {fixedTexts.mfaQuestion}
          </Question>
        </>
      )}
    </SettingCard>
  );
}
