import { useState, type ReactNode, useEffect, useRef } from 'react';

import { emailChangeErrors, type EmailChangeValues } from '#domain/account/access/emailChangeRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { accountApi, type OwnDetails } from '../accountApi.ts';
import { rememberEmailUpdated } from '../emailUpdated.ts';
import { needsSignIn } from '../needsSignIn.ts';
import { fixedTexts, securityTexts, sharedTexts } from '../texts.ts';
import type { ShowBanner } from '../useBanner.ts';
import styles from './SettingCard.module.scss';
import { SettingCard } from './SettingCard.tsx';
import { SignInAgain } from './SignInAgain.tsx';

interface EmailFormProps {
  /** Resolves when the answer is there; true when it was taken. */
  onSend: (newEmail: string) => Promise<boolean>;
  onCancel: () => void;
}

const EMPTY: EmailChangeValues = { newEmail: '', confirmEmail: '' };

/**
 * A new address, typed twice. It can be sent once both fit, and only once at a time (spec 2 sections 4 and 5). What is
 * typed survives a reload, until it is sent or cancelled.
 */
function EmailForm({ onSend, onCancel }: EmailFormProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const isUnderWay = useRef(false);
  const form = useForm({
    initialValues: EMPTY,
    validate: emailChangeErrors,
    onSubmit: async ({ newEmail }) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const isTaken = await onSend(newEmail.trim());
      // A form that was taken is about to close; one that was not can be sent again.
      isUnderWay.current = isTaken;
      if (isTaken) draft.forget();
    },
  });
  const draft = useFormDraft(form, { form: 'account.email', owner: useDraftOwner() });
  const onGiveUp = () => {
    draft.forget();
    onCancel();
  };
  const isReady = Object.keys(emailChangeErrors(form.values)).length === 0;
  return (
    <Form form={form} aria-label={securityTexts.updateEmail}>
      <Stack>
        <TextField
          ref={first}
          label={securityTexts.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...formikField(form, 'newEmail')}
        />
        <TextField
          label={securityTexts.confirmEmail}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...formikField(form, 'confirmEmail')}
        />
        <Inline>
          {/* Were the focus to leave the field first, its message would push this button away from under the pointer. */}
          <Button onMouseDown={(event) => event.preventDefault()} onClick={onGiveUp}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="primary" disabled={!isReady || form.isSubmitting} loading={form.isSubmitting}>
            {securityTexts.saveEmail}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

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
