import { composeMail } from '#server/mail/composeMail.ts';
import type { Mail } from '#server/mail/Mailer.ts';

interface InvitationMail {
  /** Of the site, without a trailing slash. */
  publicUrl: string;
  ownerName: string;
  treeName: string;
  role: 'editor' | 'guest';
  code: string;
  days: number;
}

/** Invites somebody to a tree. It names the tree and who asks, and nobody of the tree. */
export const invitationMail = ({ publicUrl, ownerName, treeName, role, code, days }: InvitationMail): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'tree-invitation',
  usefulHours: days * 24,
  ...composeMail({
    subject: 'You are invited to a family tree',
    before: [`${ownerName} invites you to ${role === 'editor' ? 'work on' : 'look at'} the family tree “${treeName}” on Muniment.`],
    action: { label: 'See the invitation', href: `${publicUrl}/tree/invitation/${code}` },
    after: [`The link works once, for ${days === 1 ? 'one day' : `${days} days`}. You need a free account to accept it.`],
    footer: ['You get this because somebody entered your address to share a tree with you. If you do not know them, do nothing: nothing was made for you here.'],
  }),
});
