import { INVITATION_DAYS, MOST_SHARERS } from '#domain/kernel/grants/sharedRoles.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The people that a collection or a research folder is shared with. */
export const membersTexts = {
  title: 'Share with people',
  lead: `Make a link for each person. It works once, and for ${INVITATION_DAYS} days.`,
  list: 'People',
  none: 'Only you so far.',
  roles: { OWNER: 'Can do everything', EDITOR: 'Can add and order', READER: 'Can read' },
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  role: 'They can',
  make: 'Make a link',
  link: 'Invitation link',
  until: (date: string) => `It works until ${date}. We show it only once.`,
  full: `You can share it with ${countInWords(MOST_SHARERS, 'person', 'people')}, open invitations included. Remove someone first.`,
  done: 'Done',
};

/** The way to a member’s profile. */
export const profileTexts = {
  profile: 'Profile',
  of: (name: string) => `Profile of ${name}`,
};

/** A link to pass on. */
export const copiedLinkTexts = {
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'Select the link and copy it.',
};

/** An invitation, whatever it is to. */
export const offerTexts = {
  gone: {
    title: 'This link is no longer good',
    text: `It may have been used, or be older than ${INVITATION_DAYS} days. Ask for a new one.`,
  },
  signIn: 'Sign in to join',
  register: 'Create an account',
};
