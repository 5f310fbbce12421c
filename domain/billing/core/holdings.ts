/** What a plan can open as a whole, beyond what members may see anyway. */
export const HOLDINGS = ['records', 'images', 'newspapers', 'addresses', 'trees'] as const;

/** One of them. */
export type Holding = (typeof HOLDINGS)[number];

const SET = /^set:[^\s:]{1,100}$/u;

/** Whether a text is a key of holdings: one of the five, or `set:` and the id of a record set. */
export const isHoldingsKey = (text: string): boolean => (HOLDINGS as readonly string[]).includes(text) || SET.test(text);

/**
 * Whether what a reader has subscribed to opens something that is for subscribers. Every door asks this one function: records,
 * images, newspapers, addresses, trees, exports, hints and completions.
 * @param viewer - `holdings` as they were read with the grants; those of running plans only.
 * @param recordSetId - where it belongs to one; a plan may open one set alone.
 */
export const opens = ({ holdings }: { holdings?: readonly string[] }, key: Holding, recordSetId?: string): boolean =>
  holdings !== undefined && (holdings.includes(key) || (recordSetId !== undefined && holdings.includes(`set:${recordSetId}`)));
