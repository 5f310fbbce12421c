import { MessagesSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { classNames } from '#ui/classNames.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { saveAs } from '#ui/saveAs.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { StaffLines } from './ConversationLine.tsx';
import { ConversationList } from './ConversationList.tsx';
import { useLazyMessagesExportQuery, type ExportedMessage } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { inboxTexts as texts } from './texts.ts';

/** Has the browser save every message that the member can see, as JSON. */
function ExportButton() {
  const dispatch = useDispatch();
  const [ask] = useLazyMessagesExportQuery();
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    const all: ExportedMessage[] = [];
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const { data, error }: Awaited<ReturnType<typeof ask>> = await ask({ after });
      if (!data) {
        setRunning(false);
        dispatch(toastRaised({ title: texts.exportFailed, description: describeError(error), variant: 'error' }));
        return;
      }
      all.push(...data.messages);
      after = data.next;
    }
    saveAs('messages.json', `${JSON.stringify(all, null, 2)}\n`, 'application/json');
    setRunning(false);
  };
  return (
    <Button size="sm" variant="quiet" loading={isRunning} onClick={() => void download()}>
      {texts.export}
    </Button>
  );
}

/** Who may write to the member, and whom they have blocked. */
const WritersDialog = lazyPart<{ onClose: () => void }>(() =>
  import('./WritersDialog.tsx').then((chunk) => chunk.WritersDialog),
);
/** One conversation. */
const Thread = lazyPart<{ hash: string }>(() => import('./Thread.tsx').then((chunk) => chunk.Thread));
/** A new message. */
const NewMessage = lazyPart<object>(() => import('./NewMessage.tsx').then((chunk) => chunk.NewMessage));
/** A message of staff. */
const StaffThread = lazyPart<{ id: string }>(() => import('./StaffThread.tsx').then((chunk) => chunk.StaffThread));

const NEW = ['to', 'tree', 'user', 'about', 'new'];

/** The list with what goes for all of it. @param isMain - nothing else is open, so that it heads the page */
function Side({ current, staff, isMain }: { current: string | null; staff: string | null; isMain: boolean }) {
  const [isWritersOpen, setWritersOpen] = useState(false);
  return (
    <div className={classNames(styles.side, !isMain && styles.elsewhere)}>
      {isMain ? <h1 className={styles.heading}>{texts.title}</h1> : <p className={styles.heading}>{texts.title}</p>}
      <div>
        <ButtonLink size="sm" variant="primary" to="/messaging?new=1">
          {texts.write}
        </ButtonLink>
      </div>
      <StaffLines current={staff} />
      <ConversationList current={current} />
      <Inline gap={2}>
        <ExportButton />
        <Button size="sm" variant="quiet" onClick={() => setWritersOpen(true)}>
          {texts.writers}
        </Button>
      </Inline>
      {isWritersOpen && (
        <Suspense fallback={null}>
          <WritersDialog onClose={() => setWritersOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Messages: the list, and beside it a conversation, a message of staff, a new message, or nothing yet. */
export function Component() {
  const { conversationHash: hash } = useParams();
  const [query] = useSearchParams();
  if (readSiteBoot().hasMessaging !== true) {
    return (
      <PageContainer width="text">
        <Notice tone="info" headingLevel={1} title={texts.off.title}>
          <p>{texts.off.text}</p>
        </Notice>
      </PageContainer>
    );
  }
  const staff = hash === undefined ? query.get('staff') : null;
  const isNew = hash === undefined && staff === null && NEW.some((name) => query.has(name));
  const isMain = hash === undefined && staff === null && !isNew;
  return (
    <PageContainer>
      <div className={styles.page}>
        <Side current={hash ?? null} staff={staff} isMain={isMain} />
        <div className={classNames(styles.thread, isMain && styles.elsewhere)}>
          <Suspense fallback={<PageSkeleton label={texts.loading} />}>
            {hash !== undefined && <Thread key={hash} hash={hash} />}
            {staff !== null && <StaffThread key={staff} id={staff} />}
            {isNew && <NewMessage key={query.toString()} />}
          </Suspense>
          {isMain && (
            <Notice tone="empty" icon={MessagesSquare} headingLevel={2} title={texts.choose.title}>
              {texts.choose.text}
            </Notice>
          )}
        </div>
      </div>
    </PageContainer>
  );
}
