/** What a provider sends beside a message's words: on which pages it may be shown (spec 1 section 3). */
export interface InAppPayload {
  /** Never shown where the path contains one of these. */
  urlBlockList?: readonly string[];
  /** Shown only where the path contains one of these; empty is the same as none. */
  urlAllowedList?: readonly string[];
}

/** How a message is shown: across the foot of the page, in its corner, or in front of it. */
export const IN_APP_KINDS = ['banner', 'card', 'modal'] as const;
export type InAppKind = (typeof IN_APP_KINDS)[number];

/** Members a message is for, by what they pay for; a message that names none is for all. */
export const IN_APP_PLANS = ['none', 'active', 'ended'] as const;
export type InAppPlan = (typeof IN_APP_PLANS)[number];

/** A message in the browser, as a provider of messages sends it. All of it is plain text. */
export interface InAppMessage {
  messageId: string;
  customPayload: InAppPayload;
  kind: InAppKind;
  title: string;
  /** Paragraphs, apart by an empty line. */
  body: string;
  /** Opens in a new tab. Null: the message leads nowhere. */
  link: { label: string; href: string } | null;
}

/** How many messages are asked for (spec 1 section 9). */
export const IN_APP_COUNT = 20;

/** Fewest milliseconds from one message to the next (spec 1 section 9). */
export const IN_APP_INTERVAL_MS = 1000;

/**
 * Whether a message may be shown on a page: entries are plain parts of the path, the block list wins, and an empty list
 * counts as none (spec 1 section 5, Q-089).
 * @param pathname - without query or fragment
 * @example isShownOnPath({ urlBlockList: ['/payment'] }, '/payment/success') // false
 */
export function isShownOnPath({ urlBlockList = [], urlAllowedList = [] }: InAppPayload, pathname: string): boolean {
  const isIn = (entry: string) => pathname.includes(entry);
  if (urlBlockList.some(isIn)) return false;
  return urlAllowedList.length === 0 || urlAllowedList.some(isIn);
}
