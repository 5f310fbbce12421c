import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import type { MenuEntry } from '#ui/Menu/menuEntries.ts';
import { shortMomentInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { Message } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { MessageText } from './MessageText.tsx';
import { inboxTexts, reportTexts, threadTexts as texts } from './texts.ts';
import { useDeleteMessageMutation, useTakeBackMessageMutation } from './writingApi.ts';

type Reference = Message['references'][number];

/** A page a message is about, named as far as its reader may see it. */
export function ReferenceLink({ reference: { address, name, detail } }: { reference: Reference }) {
  if (name === null) return <span className={styles.muted}>{texts.hiddenPage}</span>;
  return (
    <>
      <TextLink to={address}>{name}</TextLink>
      {detail !== null && <span className={styles.muted}> {detail}</span>}
    </>
  );
}

/** Deletes a message for the member, or withdraws their own for both; says when that did not work. */
function useMessageActions(id: string) {
  const dispatch = useDispatch();
  const [deleteMessage] = useDeleteMessageMutation();
  const [takeBackMessage] = useTakeBackMessageMutation();
  const fail = (description: string) =>
    void dispatch(toastRaised({ title: texts.notDone, description, variant: 'error' }));
  return {
    remove: async () => {
      const { error } = await deleteMessage({ id });
      if (error !== undefined) fail(describeError(error));
    },
    takeBack: async () => {
      const { data, error } = await takeBackMessage({ id });
      if (error !== undefined) fail(describeError(error));
      else if (!data) fail(texts.tooLate);
    },
  };
}

/** A report of a message. Drawn inside the thread's `Suspense`. */
const ReportDialog = lazyPart<{ id: string; onClose: () => void }>(() =>
  import('./ReportDialog.tsx').then((chunk) => chunk.ReportDialog),
);
/** An objection to the removal of a message. */
const AppealDialog = lazyPart<{ id: string; onClose: () => void }>(() =>
  import('./AppealDialog.tsx').then((chunk) => chunk.AppealDialog),
);

interface MessageItemProps {
  message: Message;
  /** What its sender is called, for those who do not see on which side it is. */
  name: string | null;
  hasLinks: boolean;
}

/** What became of a message, beside its words. */
function Notes({ state, report, removedBecause }: Message) {
  return (
    <>
      {state === 'HELD' && <p className={styles.note}>{texts.held}</p>}
      {state === 'TAKEN_BACK' && <p className={styles.note}>{texts.takenBack}</p>}
      {state === 'REMOVED' && <p className={styles.note}>{texts.removed}</p>}
      {removedBecause !== null && <p className={styles.note}>{texts.removedBecause(removedBecause)}</p>}
      {state === 'SENT' && report !== null && (
        <p className={styles.note}>{report === 'OPEN' ? texts.reported : texts.reportLeft}</p>
      )}
    </>
  );
}

/** One message with what can be done about it. */
export function MessageItem({ message, name, hasLinks }: MessageItemProps) {
  const { id, isOwn, text, sentAt, references, mayTakeBack, mayAppeal, report } = message;
  const [open, setOpen] = useState<'report' | 'appeal' | null>(null);
  const { remove, takeBack } = useMessageActions(id);
  const sender = isOwn ? texts.you : (name ?? inboxTexts.former);
  const entries: MenuEntry[] = [
    ...(mayTakeBack ? [{ id: 'take-back', label: texts.withdraw, onSelect: () => void takeBack() }] : []),
    { id: 'delete', label: texts.delete, onSelect: () => void remove() },
    ...(!isOwn && text !== '' && report === null
      ? [{ id: 'report', label: texts.report, separated: true, danger: true, onSelect: () => setOpen('report') }]
      : []),
  ];
  return (
    <li className={classNames(styles.message, isOwn && styles.own)}>
      <VisuallyHidden>{sender}: </VisuallyHidden>
      {text !== '' && (
        <p className={styles.words} dir="auto">
          <MessageText text={text} hasLinks={hasLinks || isOwn} />
        </p>
      )}
      {references.map((reference) => (
        <p key={reference.address} className={styles.note}>
          {texts.about} <ReferenceLink reference={reference} />
        </p>
      ))}
      <Notes {...message} />
      <time className={styles.note} dateTime={sentAt}>
        {shortMomentInWords(Date.parse(sentAt))}
      </time>
      <Menu label={texts.options(sender)} entries={entries}>
        {(trigger) => (
          <IconButton {...trigger} size="sm" label={texts.options(sender)} icon={<EllipsisVertical aria-hidden />} />
        )}
      </Menu>
      {mayAppeal && (
        <Button size="sm" onClick={() => setOpen('appeal')}>
          {reportTexts.appeal}
        </Button>
      )}
      {open === 'report' && <ReportDialog id={id} onClose={() => setOpen(null)} />}
      {open === 'appeal' && <AppealDialog id={id} onClose={() => setOpen(null)} />}
    </li>
  );
}
