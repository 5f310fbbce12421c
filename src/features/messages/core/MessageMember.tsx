import { newMessageAddress } from '#domain/messages/core/conversationHash.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { sendTexts as texts } from './texts.ts';
import { useMayWrite } from './useMayWrite.ts';

type MessageMemberProps =
  | { profileId: string; tree?: never; about?: never }
  | { tree: string; profileId?: never; about?: string };

/**
 * Starts a message to a member, by their profile, or to the owner of a tree, perhaps about a page of it; nothing for
 * who may not write.
 */
export function MessageMember(to: MessageMemberProps) {
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <ButtonLink
      size="sm"
      to={
        to.profileId === undefined
          ? newMessageAddress({ tree: to.tree, about: to.about })
          : newMessageAddress({ to: to.profileId })
      }
    >
      {to.about === undefined ? texts.message : texts.messageOwner}
    </ButtonLink>
  );
}
