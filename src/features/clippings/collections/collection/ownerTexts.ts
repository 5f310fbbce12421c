import { figure } from '#domain/kernel/wording/counted.ts';

/** What only the owner of a collection sees. Its code comes when an owner opens the page, and so do its texts. */
export const ownerTexts = {
  publish: 'Publish',
  publishHint: 'Anyone can find and read it. Clippings of closed pages stay closed.',
  full: (count: number, most: number) => `${figure(count)} of ${figure(most)} items.`,
};

/** The people that a collection is shared with. */
export const membersTexts = {
  title: 'Share with people',
  lead: 'Make a link for each person. It works once, and for 30 days.',
  list: 'People',
  none: 'Only you so far.',
  roles: { OWNER: 'Owner', EDITOR: 'Can add and order', READER: 'Can read' },
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  role: 'They can',
  make: 'Make a link',
  link: 'Invitation link',
  until: (date: string) => `It works until ${date}. We show it only once.`,
  done: 'Done',
};
