/** Most characters of a message, counted as a person counts them: code points. */
export const LONGEST_MESSAGE = 5000;

/** Most pages of this site that a message may name. */
export const MOST_REFERENCES = 5;

/** How long a sender may take a message back, in minutes. */
export const TAKE_BACK_MINUTES = 5;

/** An account younger than this many days is new. */
const NEW_ACCOUNT_DAYS = 7;

/** New conversations that a member may start in a day. */
const STARTS_OF_NEW_ACCOUNTS = 3;
const STARTS_OF_OTHERS = 15;

/** Messages an hour in conversations that both sides have accepted, and a day to people who have not answered. */
export const MOST_PER_HOUR = 60;
export const MOST_TO_STRANGERS_A_DAY = 30;

/** The same words to this many people within 30 days wait for a person to look at them. */
export const SAME_WORDS_HELD_AT = 5;

/** Members younger than this, in years, write and are written to only by people they share a tree with. */
export const ADULT_YEARS = 18;

/** Minutes until an email is sent about an unread message. */
export const MAIL_AFTER_MINUTES = 10;

/** Most characters of a message that an email quotes. */
export const MAIL_QUOTE = 200;

/** How many new conversations a member may start in a day. @param accountDays - age of the account */
export const mostStartsADay = (accountDays: number): number =>
  accountDays < NEW_ACCOUNT_DAYS ? STARTS_OF_NEW_ACCOUNTS : STARTS_OF_OTHERS;

/** Unread messages of a conversation that are counted; beyond, people read “99+”. */
export const MOST_UNREAD = 99;

/** Control characters but line ends and tabs, and marks that turn the direction of all that follows. */
const UNWANTED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const isKept = (sign: string): boolean => sign === '\n' || sign === '\t';
/** What shows nothing by itself. */
const INVISIBLE = /[\s\p{Cf}\u115f\u1160\u3164\uffa0]/gu;

/**
 * A message as it is stored: one kind of line end, nothing that cannot be seen at its ends, and no signs that turn the
 * direction of the page.
 */
export const cleanMessage = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(UNWANTED, (sign) => (isKept(sign) ? sign : ''))
    .trim();

/**
 * What is wrong with a message; null where nothing is. It has 1 to 5000 characters that can be seen, counted as code
 * points.
 */
export function messageProblem(text: string): 'EMPTY' | 'TOO_LONG' | null {
  const clean = cleanMessage(text);
  if (clean.replaceAll(INVISIBLE, '') === '') return 'EMPTY';
  return clean.length > LONGEST_MESSAGE && [...clean].length > LONGEST_MESSAGE ? 'TOO_LONG' : null;
}

/** The same words, however they are spaced and written: what is counted when someone writes one thing to many. */
export const sameWords = (text: string): string =>
  cleanMessage(text)
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{Cf}]+/gu, ' ')
    .trim();
