import { useState, type ReactNode } from 'react';

import { accountApi, type OwnDetails } from '../accountApi.ts';
import { rememberEmailUpdated } from '../emailUpdated.ts';
import { needsSignIn } from '../needsSignIn.ts';
import { fixedTexts, securityTexts } from '../texts.ts';
import type { ShowBanner } from '../useBanner.ts';
import { EmailForm } from './EmailForm.tsx';
import styles from './SettingCard.module.scss';
import { SettingCard } from './SettingCard.tsx';
import { SignInAgain } from './SignInAgain.tsx';

interface CardProps {
  details: NonNullable<OwnDetails>;
  show: ShowBanner;
  banner: ReactNode;
}

/** The address, and the way to another one; members identified by another site change it there. */
export function EmailCard({ details: { email, connections, emailChangeExpiresAt }, show, banner }: CardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [change] = accountApi.useChangeUserEmailAddressMutation();
  const providers = (connections ?? []).map(({ name }) => name).join(' and ');
  const mayChange = providers === '' && email !== null;

  const onSend = async (newEmailAddress: string): Promise<boolean> => {
    const { error } = await change({ newEmailAddress });
    setMustSignIn(needsSignIn(error));
    if (needsSignIn(error)) return false;
    if (error) {
      show('error', fixedTexts.emailFailed);
      return false;
    }
    rememberEmailUpdated();
    setIsOpen(false);
    show('success', fixedTexts.emailSaved);
    return true;
  };

  return (
    <SettingCard
      title={securityTexts.email}
      value={email ?? securityTexts.noAddress}
      note={
        <>
          {providers !== '' && <p className={styles.note}>{securityTexts.loggedInWith(providers)}</p>}
          {emailChangeExpiresAt !== null && <p className={styles.note}>{securityTexts.waiting}</p>}
        </>
      }
      action={mayChange ? { label: securityTexts.updateEmail } : null}
      isOpen={isOpen}
      onToggle={setIsOpen}
      banner={banner}
    >
      {mustSignIn && <SignInAgain returnTo="/account/security-settings" />}
      <EmailForm onSend={onSend} onCancel={() => setIsOpen(false)} />
    </SettingCard>
  );
}
