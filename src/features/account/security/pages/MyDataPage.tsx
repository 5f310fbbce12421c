import { useState, Suspense } from 'react';
import { useDispatch } from 'react-redux';

import { signOutRequested } from '#features/kernel/auth/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { accountApi } from '../accountApi.ts';
import { Banner } from '../components/Banner.tsx';
import { CalendarsCard, DownloadCard } from '../components/DataCards.tsx';
import { EraseCard } from '../components/EraseCard.tsx';
import styles from '../components/SettingCard.module.scss';
import { looksTexts as texts } from '../looksTexts.ts';
import { myDataTexts } from '../texts.ts';
import { useBanner, type ShowBanner } from '../useBanner.ts';

/** That the account will be erased, and the way to keep it. */
function ErasureNotice({ dueAt, show }: { dueAt: string; show: ShowBanner }) {
  const [keep, { isLoading }] = accountApi.useKeepAccountMutation();
  const onKeep = async () => {
    const { error } = await keep();
    if (error) show('error', myDataTexts.keepFailed);
    else show('success', myDataTexts.kept);
  };
  return (
    <Notice
      tone="warning"
      headingLevel={2}
      title={myDataTexts.erasedOn(dayInWords(dueAt))}
      actions={
        <Button variant="primary" loading={isLoading} onClick={() => void onKeep()}>
          {myDataTexts.keep}
        </Button>
      }
    >
      <p>{myDataTexts.dueText}</p>
    </Notice>
  );
}

const StaffAccessLog = lazyPart(() => import('../components/StaffAccessLog.tsx').then((chunk) => chunk.StaffAccessLog));

/** Who of our staff looked at the reader's account; looked up when they ask. */
function LooksCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.title}>
      <div className={styles.line}>
        <p className={classNames(styles.value, styles.note)}>{texts.intro}</p>
        {!isOpen && <Button onClick={() => setOpen(true)}>{texts.show}</Button>}
      </div>
      {isOpen && (
        <Suspense fallback={<Spinner label={texts.waiting} />}>
          <StaffAccessLog />
        </Suspense>
      )}
    </Card>
  );
}

/**
 * What we hold of the reader: to take away, or to have erased. States: loading, failed, asked for a moment ago,
 * waiting, cards.
 */
export function Component() {
  const dispatch = useDispatch();
  const { data: erasure, ...answer } = accountApi.useAccountErasureQuery();
  const { message, show, dismiss } = useBanner();
  const [askedFor, setAskedFor] = useState<string | null>(null);

  const head = <h1>{myDataTexts.title}</h1>;
  if (erasure === undefined) return <NoAnswer of={answer} texts={myDataTexts} head={head} />;
  return (
    <Stack gap={6}>
      {head}
      <Banner message={message} onDismiss={dismiss} />
      {askedFor !== null ? (
        <Notice
          tone="success"
          headingLevel={2}
          title={myDataTexts.erasedOn(dayInWords(askedFor))}
          actions={<Button onClick={() => dispatch(signOutRequested())}>{myDataTexts.leave}</Button>}
        >
          <p>{myDataTexts.askedText}</p>
        </Notice>
      ) : (
        <>
          {erasure && <ErasureNotice dueAt={erasure.dueAt} show={show} />}
          <DownloadCard show={show} />
          <LooksCard />
          <CalendarsCard show={show} />
          {!erasure && <EraseCard show={show} onAsked={setAskedFor} />}
        </>
      )}
    </Stack>
  );
}
