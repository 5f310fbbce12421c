import { countInWords } from '#domain/kernel/wording/countInWords.ts';

const people = (count: number): string => countInWords(count, 'person', 'people');

/** The drawer "Share this tree". */
export const shareTexts = {
  // The share link.
  link: 'Share link',
  linkText: 'Anyone with this link can look at the tree without an account. Living people stay hidden.',
  newLink: 'Create a new link',
  linkRenewed: 'This is a new link. The old one no longer works.',
  copy: 'Copy link',
  copied: 'Copied.',
  copyByHand: 'Select the link and copy it.',
  // People.
  invited: 'People you invite',
  noOne: 'No one has access yet.',
  haveAccess: (members: number) => `${people(members)} ${members === 1 ? 'has' : 'have'} access to this tree.`,
  asking: (count: number) =>
    `${people(count)} ${count === 1 ? 'asks' : 'ask'} to join. Open “Invite people” to allow or decline.`,
  invitedText: 'Family and friends can look at the tree with you, or work on it.',
  invite: 'Invite people',
};

/** The drawers "Invite people" and "Send an invitation". */
export const inviteTexts = {
  byEmail: 'By email',
  send: 'Send an invitation',
  byLink: 'By a link you share yourself',
  email: 'Their email address',
  what: 'What they can do',
  guest: { label: 'Guest', hint: 'Can look at the tree.' },
  editor: { label: 'Editor', hint: 'Can change the tree with you, and sees living people.' },
  living: 'They can see living people',
  livingHint: 'Names, dates and places of everyone in the tree who may be living.',
  days: 'The invitation is open for',
  dayCount: (days: number) => countInWords(days, 'day'),
  sendButton: 'Send invitation',
  back: 'Back to people',
  sent: (email: string) => `Invitation sent to ${email}`,
  sentText: 'They need a free account to accept it. The link in the email works once.',
  makeLink: 'Create a link',
  linkShown: 'Copy the link now: it won’t be shown again. One person can use it, once.',
  link: 'Invitation link',
  another: 'Create another link',
  // Who is in, and who is invited.
  members: 'People with access',
  since: 'Since',
  canDo: (name: string) => `What ${name} can do`,
  roles: { GUEST: 'Guest', GUEST_LIVING: 'Guest who sees living people', EDITOR: 'Editor' },
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name} from this tree`,
  requests: 'People asking to join',
  requestOf: (sentTo: string) => `Has the link you sent to ${sentTo}. They see nothing until you allow it.`,
  noAddress: 'An account without an email address',
  asked: 'Asked on',
  allow: 'Allow',
  allowLabel: (name: string) => `Allow ${name} to join this tree`,
  decline: 'Decline',
  declineLabel: (name: string) => `Decline ${name}`,
  waiting: 'Invitations waiting to be accepted',
  linkOf: (date: string) => `Link of ${date}`,
  expired: 'Expired',
  until: 'until',
  ended: 'ended',
  cancel: 'Cancel',
  cancelLabel: (name: string) => `Cancel the invitation: ${name}`,
};

/** `/tree/invitation/{code}`. */
export const invitationTexts = {
  loading: 'Loading invitation',
  failed: 'We couldn’t open this invitation',
  title: (owner: string) => `${owner} invites you to a family tree`,
  size: (count: number) => `, with ${people(count)}.`,
  asEditor: 'You’ll be able to change the tree and see everyone in it.',
  asGuestLiving: 'You’ll be able to look at everyone in it.',
  asGuest: 'You’ll be able to look at the tree. People who may be living stay hidden.',
  openUntil: 'The invitation is open until',
  once: 'and works once.',
  accept: 'Accept invitation',
  signIn: 'Sign in to accept',
  register: 'Create a free account',
  ask: (owner: string) =>
    `This invitation was sent to another email address than the one we have confirmed for your account. You can ask ${owner} to let you in. We’ll show them your name and email address.`,
  askButton: 'Ask the owner',
  waiting: (owner: string) => `We’ve asked ${owner} to let you in. We’ll email you when they do.`,
  declined: (owner: string) => `${owner} declined your request to join this tree.`,
  accepted: 'You’ve accepted this invitation.',
  open: 'Open the tree',
};

/** `/public-tree/{id}/preview`. */
export const previewTexts = {
  loading: 'Loading tree',
  failed: 'We couldn’t open this tree',
  size: (persons: number, families: number) => `${people(persons)} in ${countInWords(families, 'family', 'families')}`,
  empty: 'There are no people in this tree yet',
  first: 'The home person',
  parents: 'Parents',
  grandparents: 'Grandparents',
  asChart: 'See the tree as a chart',
  more: (count: number) => `${countInWords(count, 'more person', 'more people')} in this tree`,
  tryFree: 'Try it free',
  openWhole: 'Open the whole tree',
  forSubscribers:
    'Subscribers see everyone in it, with facts, families and sources. People who may be living stay hidden.',
  forAll: 'See everyone in it, with facts, families and sources. It’s free. People who may be living stay hidden.',
};
