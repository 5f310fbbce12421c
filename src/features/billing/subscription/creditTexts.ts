import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Credits on `/account/subscription`. */
export const creditTexts = {
  title: 'Credits',
  failed: 'We could not load your credits',
  left: (left: number) => (left === 0 ? 'You have no credits.' : `You have ${countInWords(left, 'credit')}.`),
  use: 'They open single records and images for good, with or without a subscription.',
  expiring: (left: number, day: string) => `${countInWords(left, 'credit')} until ${day}`,
  lasting: (left: number) => `${countInWords(left, 'credit')} that don’t expire`,
  keep: 'Keep for 90 more days',
  keepOf: (left: number) => `Keep for 90 more days: ${countInWords(left, 'credit')}`,
  kept: 'Your credits are kept for another 90 days.',
  notKept: 'Nothing was changed',
  packages: 'Buy credits',
  buy: (credits: number, price: string) => `Buy ${countInWords(credits, 'credit')} for ${price}`,
};
