import { conversationAddress } from '#domain/messages/core/conversationHash.ts';
import { MAIL_QUOTE } from '#domain/messages/core/messageLimits.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';
import { preferenceLink, unsubscribeAddress, type LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

/** An unread message that an email is about. */
export interface UnreadMessage {
  memberId: number;
  email: string;
  hash: string;
  /** What the reader knows the sender as. */
  name: string;
  isRequest: boolean;
  text: string;
}

/** Line breaks and other control characters, which a subject may not have. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

function quoted(text: string): string {
  const signs = [...text];
  return signs.length <= MAIL_QUOTE ? text : `${signs.slice(0, MAIL_QUOTE).join('')}…`;
}

/** The email about an unread message: a stranger's words are not in it, and no address but the reader's own. */
export function messageMail({ memberId, email, hash, name, isRequest, text }: UnreadMessage, deps: LinkDeps): Mail {
  const who = name.replaceAll(CONTROL, ' ').trim();
  const words = composeMail({
    subject: isRequest ? `${who} would like to write to you` : `${who} has written to you`,
    before: isRequest
      ? [
          `${who}, a member of the site, has sent you a first message. You can read it, then accept it, ignore it or block them.`,
        ]
      : [`${who} has written to you:`, `“${quoted(text)}”`],
    action: {
      label: isRequest ? 'See the request' : 'Read and answer',
      href: `${deps.publicUrl}${conversationAddress(hash)}`,
    },
    after: ['Please answer on the site. Replies to this email reach no one, and your email address stays private.'],
    footer: [
      'You get this email because you want to hear about private messages. We send one for each conversation, until you have read it.',
    ],
    footerLinks: [preferenceLink(deps, memberId)],
  });
  return {
    to: email,
    kind: 'private-message',
    memberId,
    usefulHours: 24,
    unsubscribe: unsubscribeAddress(deps, memberId, 'privateMessages'),
    ...words,
  };
}
