import { addMonths, dayOfMonth } from '#domain/billing/core/siteDay.ts';
import { isCalendarDay } from '#domain/kernel/dates/isoDates.ts';

/** What a giver writes. Texts as they were typed. */
export interface GiftWords {
  recipientName: string;
  /** Empty for a gift that is printed. */
  recipientEmail: string;
  senderName: string;
  message: string;
  /** EMAIL: sent on its day. PRINT: the giver hands a card over. */
  delivery: 'EMAIL' | 'PRINT';
  /** `YYYY-MM-DD` on which it is emailed. */
  deliverOn: string;
}

export const LONGEST_NAME = 80;
export const LONGEST_MESSAGE = 500;
/** A gift is sent within a year. */
const MOST_MONTHS = 12;

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/u;
const CONTROL = /[\p{Cc}\p{Co}\p{Cs}]/u;

const length = (text: string): number => [...text].length;

/** Longest day on which a gift that is bought today can be sent. */
export const lastGiftDay = (today: string): string => addMonths(today, MOST_MONTHS, dayOfMonth(today));

/**
 * What is wrong with the words of a gift, by field; empty when nothing is.
 * @param today - `YYYY-MM-DD` in the site's time zone
 */
export function giftProblems(words: GiftWords, today: string): Partial<Record<keyof GiftWords, string>> {
  const problems: Partial<Record<keyof GiftWords, string>> = {};
  for (const name of ['recipientName', 'senderName'] as const) {
    if (words[name].trim() === '') problems[name] = 'Enter a name.';
    else if (length(words[name]) > LONGEST_NAME || CONTROL.test(words[name]))
      problems[name] = `Use at most ${LONGEST_NAME} characters.`;
  }
  if (length(words.message) > LONGEST_MESSAGE) problems.message = `Use at most ${LONGEST_MESSAGE} characters.`;
  if (words.delivery !== 'EMAIL') return problems;
  if (!EMAIL.test(words.recipientEmail) || length(words.recipientEmail) > 254)
    problems.recipientEmail = 'Enter an email address, such as name@example.com.';
  if (!isCalendarDay(words.deliverOn)) problems.deliverOn = 'Enter a date.';
  else if (words.deliverOn < today) problems.deliverOn = 'Choose today or a later date.';
  else if (words.deliverOn > lastGiftDay(today)) problems.deliverOn = 'Choose a date within a year.';
  return problems;
}
