/** What a plan can open as a whole, beyond what members may see anyway. */
export const HOLDINGS = ['records', 'images', 'newspapers', 'addresses', 'trees'] as const;

/** One of them. */
export type Holding = (typeof HOLDINGS)[number];

const SET = /^set:[^\s:]{1,100}$/u;
const SET_PREFIX = 'set:';

/** Whether a text is a key of holdings: one of the five, or `set:` and the id of a record set. */
export const isHoldingsKey = (text: string): boolean =>
  (HOLDINGS as readonly string[]).includes(text) || SET.test(text);

/** Ids of the record sets among keys of holdings, in their order. */
export const setIdsIn = (holdings: readonly string[]): string[] =>
  holdings.flatMap((key) => (key.startsWith(SET_PREFIX) ? [key.slice(SET_PREFIX.length)] : []));

/**
 * Whether what a reader has subscribed to opens something that is for subscribers. Every door asks this one function:
 * records, images, newspapers, addresses, trees, exports, hints and completions.
 * @param viewer - `holdings` as they were read with the grants; those of running plans only.
 * @param recordSetId - where it belongs to one; a plan may open one set alone.
 */
export const opens = ({ holdings }: { holdings?: readonly string[] }, key: Holding, recordSetId?: string): boolean =>
  holdings !== undefined &&
  (holdings.includes(key) || (recordSetId !== undefined && holdings.includes(`${SET_PREFIX}${recordSetId}`)));

/**
 * What one purchase opens: a record’s transcript, or the image of its page. Kept among the holdings of its buyer, as
 * long as their account lasts.
 */
export const boughtKey = (key: 'records' | 'images', recordId: string): string =>
  `${key === 'images' ? 'image' : 'record'}:${recordId}`;

/** Whether a reader has bought this record, or the image of its page. */
export const hasBought = (
  { holdings }: { holdings?: readonly string[] },
  key: Holding,
  recordId: string | null | undefined,
): boolean =>
  recordId != null &&
  holdings !== undefined &&
  (key === 'records' || key === 'images') &&
  holdings.includes(boughtKey(key, recordId));
