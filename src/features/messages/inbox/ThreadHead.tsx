import { EllipsisVertical } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { ProfileLink } from '#features/kernel/sharing/index.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import type { Conversation } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { ReferenceLink } from './MessageItem.tsx';
import { inboxTexts, threadTexts as texts } from './texts.ts';
import {
  useLeaveConversationMutation,
  useSetConversationMutedMutation,
  useSetMemberBlockedMutation,
  useAnswerMessageRequestMutation,
} from './writingApi.ts';

/** A first message of a stranger: accept, ignore or block. The sender learns none of it. */
export function RequestNotice({ hash, name }: { hash: string; name: string | null }) {
  const [answer, { isLoading }] = useAnswerMessageRequestMutation();
  const [block, blocking] = useSetMemberBlockedMutation();
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.requestTitle(name ?? inboxTexts.former)}
      actions={
        <Inline gap={3}>
          <Button variant="primary" loading={isLoading} onClick={() => void answer({ hash, isAccepted: true })}>
            {texts.accept}
          </Button>
          <Button onClick={() => void answer({ hash, isAccepted: false })}>{texts.ignore}</Button>
          <Button variant="quiet" loading={blocking.isLoading} onClick={() => void block({ hash, isBlocked: true })}>
            {texts.blockShort}
          </Button>
        </Inline>
      }
    >
      <p>{texts.requestText}</p>
    </Notice>
  );
}

/** Whose conversation it is and what about, with what can be done about all of it. */
export function ThreadHead({
  conversation: { hash, otherName, otherMemberId, otherProfileId, about, isMuted, isBlocked },
}: {
  conversation: Conversation;
}) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [setMuted] = useSetConversationMutedMutation();
  const [setBlocked] = useSetMemberBlockedMutation();
  const [leave] = useLeaveConversationMutation();
  const name = otherName ?? inboxTexts.former;
  const done = async (work: Promise<{ error?: unknown }>): Promise<boolean> => {
    const { error } = await work;
    if (error !== undefined)
      dispatch(toastRaised({ title: texts.notDone, description: describeError(error), variant: 'error' }));
    return error === undefined;
  };
  const onLeave = async () => {
    if (await done(leave({ hash }))) void navigate('/messaging');
  };
  return (
    <Inline between gap={3}>
      <div>
        <h1 className={styles.heading}>
          <bdi>{name}</bdi>
        </h1>
        {about && (
          <p className={styles.note}>
            {texts.about} <ReferenceLink reference={about} />
          </p>
        )}
        {otherMemberId !== null && <ProfileLink memberId={otherMemberId} name={otherName} />}
      </div>
      <Menu
        label={texts.menu}
        entries={[
          {
            id: 'mute',
            label: isMuted ? texts.unmute : texts.mute,
            onSelect: () => void done(setMuted({ hash, isMuted: !isMuted })),
          },
          ...(otherProfileId === null
            ? []
            : [
                {
                  id: 'block',
                  label: isBlocked ? texts.unblock(name) : texts.block(name),
                  onSelect: () => void done(setBlocked({ hash, isBlocked: !isBlocked })),
                },
              ]),
          { id: 'leave', label: texts.leave, danger: true, separated: true, onSelect: () => void onLeave() },
        ]}
      >
        {(trigger) => <IconButton {...trigger} label={texts.menu} icon={<EllipsisVertical aria-hidden />} />}
      </Menu>
    </Inline>
  );
}
