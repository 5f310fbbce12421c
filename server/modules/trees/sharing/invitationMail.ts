import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

interface InvitationMail {
  /** Of the site, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  ownerName: string;
  treeName: string;
  role: 'editor' | 'guest';
  code: string;
  days: number;
}

const orElse = (words: string, otherwise: string): string => (words === '' ? otherwise : words);

/**
 * Invites someone to a tree. It names the tree and who asks, and no person of the tree. Both names are words of the
 * sender, who may be a stranger to the reader: they are in no subject, and nothing in them becomes a link.
 */
export const invitationMail = ({
  publicUrl,
  siteName,
  ownerName,
  treeName,
  role,
  code,
  days,
}: InvitationMail): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'tree-invitation',
  usefulHours: days * 24,
  ...composeMail({
    subject: 'You are invited to a family tree',
    before: [
      `${orElse(unlinkedWords(ownerName), 'A member')} invites you to ${role === 'editor' ? 'work on' : 'look at'} the family tree “${orElse(unlinkedWords(treeName), 'untitled')}” on ${siteName}.`,
    ],
    action: { label: 'See the invitation', href: `${publicUrl}/tree/invitation/${code}` },
    after: [`The link works once, within ${countInWords(days, 'day')}. You need a free account to accept it.`],
    footer: [
      'A member entered your address to share a tree with you. If you don’t know them, ignore this email: you have no account here unless you create one.',
    ],
  }),
});

/**
 * Tells an owner that someone has the link of an invitation that they sent to another address. Names are words of
 * others, as above.
 */
export const requestMail = ({
  href,
  treeName,
  name,
  email,
  sentTo,
}: {
  href: string;
  treeName: string;
  name: string;
  email: string | null;
  sentTo: string;
}): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'tree-invitation-request',
  usefulHours: 7 * 24,
  ...composeMail({
    subject: 'Someone asks to join your family tree',
    before: [
      `You sent an invitation to the family tree “${orElse(unlinkedWords(treeName), 'untitled')}” to ${sentTo}. Another account has its link and asks you to let it in: ${orElse(unlinkedWords(name), 'a member')}, ${email ?? 'an account without an email address'}.`,
      'It sees nothing of your tree until you allow it. If you don’t know this person, decline.',
    ],
    action: { label: 'Allow or decline', href },
    footer: ['We email you when someone asks to use one of your invitations.'],
  }),
});

/** Tells who asked that the owner let them in. */
export const allowedMail = ({ href, treeName }: { href: string; treeName: string }): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'tree-invitation-allowed',
  ...composeMail({
    subject: 'You can open the family tree now',
    before: [`The owner of the family tree “${orElse(unlinkedWords(treeName), 'untitled')}” has let you in.`],
    action: { label: 'Open the tree', href },
    footer: ['You asked the owner to let you in.'],
  }),
});
