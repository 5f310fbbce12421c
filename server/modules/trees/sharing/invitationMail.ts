import { counted } from '#domain/kernel/wording/counted.ts';
import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

interface InvitationMail {
  /** Of the site, without a trailing slash. */
  publicUrl: string;
  ownerName: string;
  treeName: string;
  role: 'editor' | 'guest';
  code: string;
  days: number;
}

const orElse = (words: string, otherwise: string): string => (words === '' ? otherwise : words);

/**
 * Invites someone to a tree. It names the tree and who asks, and no person of the tree. Both names are words of the sender, who
 * may be a stranger to the reader: they are in no subject, and nothing in them becomes a link.
 */
export const invitationMail = ({ publicUrl, ownerName, treeName, role, code, days }: InvitationMail): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'tree-invitation',
  usefulHours: days * 24,
  ...composeMail({
    subject: 'You are invited to a family tree',
    before: [`${orElse(unlinkedWords(ownerName), 'A member')} invites you to ${role === 'editor' ? 'work on' : 'look at'} the family tree “${orElse(unlinkedWords(treeName), 'untitled')}” on Muniment.`],
    action: { label: 'See the invitation', href: `${publicUrl}/tree/invitation/${code}` },
    after: [`The link works once, within ${counted(days, 'day')}. You need a free account to accept it.`],
    footer: ['A member entered your address to share a tree with you. If you don’t know them, ignore this email: you have no account here unless you create one.'],
  }),
});
