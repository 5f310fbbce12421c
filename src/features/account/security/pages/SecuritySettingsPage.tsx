import { Suspense, useState, type ReactNode } from 'react';

import { useFlag, useGrant } from '#features/kernel/grants/index.ts';
import { requestPasswordReset } from '#services/oidc/passwordReset.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { accountApi } from '../accountApi.ts';
import { Banner } from '../components/Banner.tsx';
import { EmailCard } from '../components/EmailCard.tsx';
import { MfaCard } from '../components/MfaCard.tsx';
import { Question } from '../components/Question.tsx';
import styles from '../components/SettingCard.module.scss';
import { SettingCard } from '../components/SettingCard.tsx';
import { securityTexts, activityTexts, fixedTexts } from '../texts.ts';
import { useBanner, type ShowBanner } from '../useBanner.ts';

interface PasswordCardProps {
  email: string | null;
  show: ShowBanner;
  banner: ReactNode;
}

/** The password, which is never shown, and the way to a new one: by a link in an email, after a question. */
function PasswordCard({ email, show, banner }: PasswordCardProps) {
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

const RecentEvents = lazyPart(() => import('../components/RecentEvents.tsx').then(({ RecentEvents: Part }) => Part));

/** What happened to the security of the reader's account in the last year; looked up when they ask. */
function RecentActivity() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={activityTexts.title}>
      <div className={styles.line}>
        <p className={classNames(styles.value, styles.note)}>{activityTexts.intro}</p>
        {!isOpen && <Button onClick={() => setOpen(true)}>{activityTexts.show}</Button>}
      </div>
      {isOpen && (
        <Suspense fallback={<Spinner label={activityTexts.waiting} />}>
          <RecentEvents />
        </Suspense>
      )}
    </Card>
  );
}

const SecondFactorsPanel = lazyPart(() =>
  import('../second-factors/SecondFactorsPanel.tsx').then(({ SecondFactorsPanel: Part }) => Part),
);

/** Address, password and second factor, each for those who may change it. States: loading, failed with retry, cards. */
export function Component() {
  const mayManageCredentials = useGrant('security-settings:manage:credentials');
  const mayManageMfa = useGrant('security-settings:manage:mfa');
  const isMfaUnavailable = useFlag('show-mfa-temporarily-unavailable-message');
  const { data: details, ...answer } = accountApi.usePersonalDetailsQuery({ getConnections: true });
  const { message, show, dismiss } = useBanner();
  const banner = <Banner message={message} onDismiss={dismiss} />;

  const head = <h1>{securityTexts.title}</h1>;

  // Null where the account is there no longer: a failure as well.
  if (!details) return <NoAnswer of={{ ...answer, error: answer.error ?? null }} texts={securityTexts} head={head} />;
  return (
    <Stack gap={6}>
      {head}
      {banner}
      {mayManageCredentials && <EmailCard details={details} show={show} banner={banner} />}
      {mayManageCredentials && <PasswordCard email={details.email} show={show} banner={banner} />}
      {mayManageMfa && <MfaCard isEnabled={details.mfaEnabled} show={show} banner={banner} />}
      {mayManageMfa && !isMfaUnavailable && (
        <Suspense fallback={null}>
          <SecondFactorsPanel />
        </Suspense>
      )}
      <RecentActivity />
    </Stack>
  );
}
