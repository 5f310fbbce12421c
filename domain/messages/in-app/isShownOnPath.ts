import type { InAppPayload } from './inAppMessage.ts';

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
