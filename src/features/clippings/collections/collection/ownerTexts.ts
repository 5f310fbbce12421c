import { figure } from '#domain/kernel/wording/countInWords.ts';

/** What only the owner of a collection sees. Its code comes when an owner opens the page, and so do its texts. */
export const ownerTexts = {
  publish: 'Publish',
  publishHint: 'Anyone can find and read it. Clippings of closed pages stay closed.',
  full: (count: number, most: number) => `${figure(count)} of ${figure(most)} items.`,
};
