import { newMessageAddress } from '#domain/messages/core/conversationHash.ts';
import type { ButtonLook } from '#ui/Button/buttonClass.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { sendTexts as texts } from './texts.ts';
import { useMayWrite } from './useMayWrite.ts';

interface SendToMemberProps extends Pick<ButtonLook, 'size' | 'variant'> {
  /** Address of the page, from the root. Its reader sees of it what they may. */
  address: string;
  /** What it is called, where several such links are on one page. */
  name?: string;
}

/** Starts a message to another member about a page of this site; nothing for who may not write. */
export function SendToMember({ address, name, ...look }: SendToMemberProps) {
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  return (
    <ButtonLink {...look} to={newMessageAddress({ about: address })}>
      {texts.send}
      {name !== undefined && <VisuallyHidden>{texts.named(name)}</VisuallyHidden>}
    </ButtonLink>
  );
}
