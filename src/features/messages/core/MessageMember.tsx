import { newMessageAddress } from '#domain/messages/core/conversationHash.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { sendTexts as texts } from './texts.ts';
import { useMayWrite } from './useMayWrite.ts';

/** Starts a message to a member, by their profile, or to the owner of a tree; nothing for who may not write. */
export function MessageMember(to: { profileId: string; tree?: never } | { tree: string; profileId?: never }) {
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  const address = to.profileId === undefined ? newMessageAddress({ tree: to.tree }) : newMessageAddress({ to: to.profileId });
  return (
    <ButtonLink size="sm" to={address}>
      {texts.message}
    </ButtonLink>
  );
}
