import { isEmailAddress } from '#domain/account/access/signUpRules.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** What a request can be about. */
export const TICKET_TOPICS = [
  'searching',
  'records',
  'newspapers',
  'trees',
  'account',
  'payment',
  'library',
  'privacy',
  'technical',
  'other',
] as const;
/** One of the topics. */
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** Longest subject and message, in characters as people count them. */
export const LONGEST_SUBJECT = 150;
export const LONGEST_MESSAGE = 5_000;
/** Longest number of a record or a payment. */
export const LONGEST_ABOUT = 200;
/** Files of one message. */
export const MOST_FILES = 5;
/** Working days in which we promise a first answer. */
const PROMISED_WORKING_DAYS = 2;

/** A problem with one field of the form, in words for its reader. */
export interface TicketProblem {
  field: string;
  message: string;
}

/** What a person asks. */
export interface TicketInput {
  topic: string;
  subject: string;
  text: string;
  /** Null for a member, whose account has one. */
  email: string | null;
  /** Number of a record or a payment; empty for none. */
  about: string;
  /** Tokens of files that were sent before. */
  files: readonly string[];
}

/** Characters that show nothing: a message of these alone says nothing. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}\u3164\u2800]+/gu;
const lengthOf = (text: string): number => [...text].length;
const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** Whether a text is one of the topics. */
export const isTicketTopic = (text: string): text is TicketTopic => (TICKET_TOPICS as readonly string[]).includes(text);

/** What is wrong with a message; null for nothing. Whole texts are kept: nothing is cut. */
export function messageProblem(text: string): string | null {
  if (isBlank(text)) return 'Write your message.';
  return lengthOf(text) > LONGEST_MESSAGE ? `Use at most ${LONGEST_MESSAGE.toLocaleString('en-GB')} characters.` : null;
}

/** What is wrong with a subject; null for nothing. */
export function subjectProblem(subject: string): string | null {
  if (isBlank(subject)) return 'Say in a few words what you need.';
  return lengthOf(subject) > LONGEST_SUBJECT ? `Use at most ${LONGEST_SUBJECT} characters.` : null;
}

/** What is wrong with a visitor's address; null for nothing. */
export const emailProblem = (email: string): string | null =>
  isEmailAddress(email.trim()) ? null : 'Enter an email address, such as name@example.com.';

/** What is wrong with a request, in the order of the form; empty for nothing. */
export function ticketProblems({ topic, subject, text, email, about, files }: TicketInput): TicketProblem[] {
  const found: Record<string, string | null> = {
    topic: isTicketTopic(topic) ? null : 'Choose what it is about.',
    subject: subjectProblem(subject),
    text: messageProblem(text),
    email: email === null ? null : emailProblem(email),
    about: lengthOf(about) > LONGEST_ABOUT ? `Use at most ${LONGEST_ABOUT} characters.` : null,
    files: files.length > MOST_FILES ? `Attach at most ${MOST_FILES} files.` : null,
  };
  return Object.entries(found).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/**
 * The day by which we promise a first answer: two working days on, Saturdays and Sundays left out.
 * @param now - milliseconds since 1970-01-01 UTC
 * @returns `YYYY-MM-DD`, in UTC
 */
export function promisedDay(now: number): string {
  let at = now;
  for (let left = PROMISED_WORKING_DAYS; left > 0;) {
    at += DAY_MS;
    if (![0, 6].includes(new Date(at).getUTCDay())) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

/** What a number of the form means for a topic; null where none is asked for. */
export const aboutOfTopic = (topic: string): 'record' | 'payment' | null =>
  topic === 'payment' ? 'payment' : ['records', 'newspapers', 'privacy'].includes(topic) ? 'record' : null;

/** The topic of the page a reader comes from, by its route's id (domain/kernel/routes). */
export function topicOfRoute(routeId: string): TicketTopic {
  const start = routeId.slice(0, routeId.indexOf('.'));
  if (start === 'billing') return 'payment';
  if (['records', 'images', 'landing', 'reports'].includes(start)) return 'records';
  if (['newspapers', 'search-newspapers'].includes(start)) return 'newspapers';
  if (['tree', 'trees', 'family-tree', 'gedcom', 'stories', 'explore', 'tree-search'].includes(start)) return 'trees';
  if (['account', 'profile', 'identity'].includes(start)) return 'account';
  if (['search', 'ai-search', 'addresses', 'maps'].includes(start)) return 'searching';
  return start === 'library' ? 'library' : start === 'error' ? 'technical' : 'other';
}
