import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { PersonalDetail } from '#domain/messages/core/personalDetails.ts';
import { PAUSE_DAYS, type ReportReason } from '#domain/messages/core/reports.ts';

/** The inbox, `/messaging`. */
export const inboxTexts = {
  title: 'Messages',
  off: {
    title: 'Messages are switched off on this site',
    text: 'Members cannot write to each other here at the moment. What you wrote before is in your data archive.',
  },
  loading: 'Loading messages',
  failed: 'We couldn’t load your messages',
  inbox: 'Inbox',
  requests: 'Requests',
  folders: 'Folders of messages',
  conversations: 'Conversations',
  search: 'Search messages',
  none: { title: 'No messages yet', text: 'Write to a member by their username, from their profile, or from a tree.' },
  noRequests: {
    title: 'No requests',
    text: 'A first message from a member you don’t know waits here until you accept it.',
  },
  notFound: { title: 'We found no messages with these words', text: 'Try fewer words, or part of a name.' },
  more: 'Show more conversations',
  former: 'A former member',
  you: 'You: ',
  unread: (count: number) => countInWords(count, 'new message'),
  unreadMany: 'More than 99 new messages',
  more99: '99+',
  request: 'Would like to write to you',
  muted: 'Muted',
  write: 'Write a message',
  choose: { title: 'Choose a conversation', text: 'Select one on the left to read it.' },
  export: 'Download all messages',
  exportFailed: 'Your messages could not be downloaded',
  writers: 'Who can write to you',
  waiting: 'A message',
} as const;

/** One conversation. */
export const threadTexts = {
  loading: 'Loading the conversation',
  failed: 'We couldn’t load this conversation',
  missing: {
    title: 'We can’t find this conversation',
    text: 'It may have another address, or belong to another account.',
    back: 'Back to your messages',
  },
  back: 'All messages',
  with: (name: string) => `Conversation with ${name}`,
  messages: 'Messages',
  earlier: 'Show earlier messages',
  about: 'About:',
  hiddenPage: 'A page you can’t open',
  held: 'We check this message before we deliver it.',
  takenBack: 'This message was withdrawn.',
  removed: 'A moderator removed this message.',
  removedBecause: (reason: string) => `Reason: ${reason}`,
  reported: 'You reported this message. We will look at it.',
  reportLeft: 'We looked at your report and left this message.',
  you: 'You',
  options: (name: string) => `Options for the message from ${name}`,
  delete: 'Delete for me',
  withdraw: 'Withdraw for both',
  tooLate: 'A message can be withdrawn for five minutes after you send it. That time is over.',
  report: 'Report',
  menu: 'Options for this conversation',
  mute: 'Mute',
  unmute: 'Unmute',
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  leave: 'Leave conversation',
  notDone: 'That did not work',
  requestTitle: (name: string) => `${name} would like to write to you`,
  requestText: 'They won’t know that you have read this until you answer. Links open only after you accept.',
  accept: 'Accept',
  ignore: 'Ignore',
  blockShort: 'Block',
  standing: {
    OPEN: '',
    REQUEST: '',
    WAITING: 'Your message has been sent. You can write again once they answer.',
    BLOCKED: 'You blocked this member. Unblock them to write.',
    CLOSED: 'You can no longer write to this member.',
    PAUSED: 'A moderator has paused your messages for a while. The reason is beside the message that was removed.',
  },
} as const;

/** Where a message is typed. */
export const composerTexts = {
  label: 'Your message',
  labelTo: (name: string) => `Your message to ${name}`,
  send: 'Send',
  empty: 'Write a message first.',
  tooLong: (most: string) => `Use ${most} characters at most.`,
  limit: 'You have sent as many messages as you can for now. Try again later.',
  blocked: 'You blocked this member. Unblock them to write.',
  paused: 'A moderator has paused your messages for a while.',
  gone: 'You can’t write to this member.',
  hint: 'Ctrl and Enter sends it.',
  careTitle: 'You don’t know this member yet',
  care: {
    email: 'Your message seems to contain an email address. You can keep writing here without one.',
    phone: 'Your message seems to contain a telephone number. People on this site never need it.',
    address: 'Your message seems to contain an address. People on this site never need it.',
    bank: 'Your message seems to contain a bank or card number. No one on this site ever needs it.',
    living:
      'Your message seems to be about someone who may be living. Leave out what they would not want a stranger to know.',
  } satisfies Record<PersonalDetail, string>,
} as const;

/** A new message. */
export const newTexts = {
  title: 'New message',
  to: 'To',
  choose: 'Choose a member',
  known: 'Members you know',
  username: 'Username',
  usernameHint: 'As on their profile.',
  otherUsername: 'Username of another member',
  find: 'Find member',
  missing: {
    title: 'You can’t write to this member',
    text: 'They may have closed their account, or take messages only from people they know.',
  },
  unknown: (username: string) => ({
    title: 'We found no one to write to',
    text: `No member has the username “${username}”, or they take messages only from people they know. Check the spelling on their profile.`,
  }),
  stranger: 'Your first message waits as a request. You can write again once they answer.',
  loading: 'Loading members',
  failed: 'We couldn’t load members',
  about: 'About:',
  back: 'All messages',
} as const;

/** A report of a message, and an objection to a removal. */
export const reportTexts = {
  title: 'Report this message',
  description:
    'We hand this message and up to five before it to a moderator. The other member doesn’t see who reported it.',
  reason: 'What is wrong with it?',
  reasons: {
    threat: 'It threatens someone',
    child: 'A child may be in danger',
    hate: 'It is hateful',
    harassment: 'It harasses or bullies',
    fraud: 'It asks for money or looks like fraud',
    privacy: 'It gives away private details',
    spam: 'It is advertising or spam',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  words: 'Anything we should know',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. A moderator will look at it, and you will see the outcome beside the message.',
  again: 'You have reported this message already.',
  refused: 'The report was not sent',
  appealTitle: 'Object to the removal',
  appealDescription: `Say why the message should come back. A second review takes a few days; a pause lasts ${PAUSE_DAYS} days at most.`,
  appeal: 'Object',
  appealWords: 'Why it should come back',
  appealMissing: 'Say why.',
  appealSent: 'A moderator will look at it again.',
} as const;

/** Who may write to the member, and whom they have blocked. */
export const writersTexts = {
  title: 'Who can write to you',
  description: 'No one sees your email address.',
  first: 'A first message can come from',
  any: 'Any member',
  anyHint: 'It waits as a request, which you accept or ignore.',
  known: 'People you know',
  knownHint: 'Those you share a tree with or have written with.',
  notSaved: 'We couldn’t save your choice',
  loading: 'Loading your choice',
  failed: 'We couldn’t load your choice',
  blocked: 'Blocked members',
  blockedHint: 'They can’t write to you, and don’t see that you blocked them.',
  none: 'You have blocked no one.',
  unblock: 'Unblock',
  unblockNamed: (name: string) => `Unblock ${name}`,
  close: 'Close',
} as const;

/** Messages of the site's staff. */
export const staffTexts = {
  list: 'Messages from our staff',
  badge: 'From our staff',
  fresh: 'New',
  back: 'All messages',
  answerForm: 'Answer our staff',
  answer: 'Your answer',
  answerHint: 'It opens a support request, so that you can see when we reply.',
  send: 'Send answer',
  notSent: 'We could not send your answer',
  answered: 'You answered this message.',
  openRequest: (reference: string) => `Open support request ${reference}`,
  remove: 'Delete this message',
  failed: 'We couldn’t load this message',
  missing: { title: 'This message is not here', text: 'You may have deleted it.' },
} as const;
