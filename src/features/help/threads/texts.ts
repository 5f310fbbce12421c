import { MOST_FILES, type TicketTopic } from '#domain/help/tickets/ticketRules.ts';
import type { TicketState } from '#domain/help/tickets/ticketState.ts';

/** What a request is about. */
export const topicTexts: Readonly<Record<TicketTopic, string>> = {
  searching: 'Searching',
  records: 'Records and images',
  newspapers: 'Newspapers',
  trees: 'Family trees and hints',
  account: 'My account and signing in',
  payment: 'Subscriptions and payments',
  library: 'Library access',
  privacy: 'Privacy',
  technical: 'Something doesn’t work',
  other: 'Something else',
};

/** Where a request is. */
export const stateTexts: Readonly<Record<TicketState, string>> = {
  NEW: 'Sent',
  OPEN: 'We are working on it',
  WAITING: 'Waiting for your reply',
  SOLVED: 'Solved',
  CLOSED: 'Closed',
};

/** A thread. */
export const threadTexts = {
  messages: 'Messages',
  you: 'You',
  asker: 'The person who asked',
  us: 'Support',
  files: 'Files',
  save: (name: string, size: string) => `Save ${name}, ${size}`,
  notSaved: 'This file could not be saved. Try again.',
};

/** Files to be sent with a message. */
export const attachTexts = {
  choose: 'Attach files',
  hint: `Up to ${MOST_FILES} files of 10 MB: PDF, plain text, JPEG, PNG or WebP. We remove what a camera wrote into images.`,
  list: 'Attached files',
  remove: (name: string) => `Remove ${name}`,
  sending: (name: string) => `Sending ${name}…`,
  tooMany: `Attach at most ${MOST_FILES} files.`,
  refused: 'Some files were not attached',
  notArrived: 'The file didn’t arrive. Check your connection and try again.',
  problem: (name: string, why: string) => `${name}: ${why}`,
};

/** The form of a reply. */
export const replyTexts = {
  title: 'Reply',
  text: 'Your message',
  send: 'Send reply',
  refused: 'Your reply was not sent',
  gone: 'This request is no longer here.',
};
