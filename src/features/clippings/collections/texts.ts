import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The head of every page, and the ways between them. */
export const frameTexts = {
  nav: 'Collections',
  discover: 'Discover',
  clippings: 'Your clippings',
  mine: 'Your collections',
  ours: 'Our collections',
  all: 'All collections',
  partner: 'Partner collections',
  searchClippings: 'Search clippings',
};

/** A collection in a list. */
export const collectionCardTexts = {
  items: (count: number) => countInWords(count, 'item'),
  by: (name: string) => `by ${name}`,
  ours: 'Our collection',
  public: 'Published',
  private: 'Private',
  shared: 'Shared with you',
  pages: 'Pages of collections',
};

/** A clipping in a list, and what of it may be seen. */
export const clippingCardTexts = {
  kinds: { NEWSPAPER: 'Newspaper', ARTICLE: 'Article', IMAGE: 'Record image', RECORD: 'Record' },
  closed: 'Not open to you now',
  replaced: 'Image replaced',
  pictureOf: (title: string) => `Clipping: ${title}`,
  noPicture: 'No picture',
  daysLeft: (days: number) => `Deleted for good in ${countInWords(days, 'day')}`,
  pages: 'Pages of clippings',
};

/** `/collections`. */
export const homeTexts = {
  title: 'Collections',
  lead: 'Clip what matters from newspapers and records, keep it with its source, and share it when you choose.',
  loading: 'Loading collections',
  failed: 'We couldn’t fetch the collections',
  noneYet: {
    title: 'You have no clippings yet',
    text: 'Open a newspaper page or a record image, and select the scissors to clip it.',
    newspapers: 'Find a newspaper',
    records: 'Search records',
  },
  visitor: {
    title: 'Start your own collection',
    text: 'Draw around an article, a notice or a line of a register. We save the picture, its words and the citation.',
    signIn: 'Sign in',
    register: 'Create an account',
  },
  ours: 'Our collections',
  published: 'Published by members',
  seeAll: 'See all',
  nonePublished: {
    title: 'No published collections yet',
    text: 'When a member publishes a collection, you’ll find it here.',
  },
};

/** The search boxes. */
export const searchTexts = {
  title: 'Search collections',
  label: 'Search collections by name',
  submit: 'Search',
  example: 'Surname, place or subject',
  start: 'Type a surname, a place or a subject.',
  loading: 'Searching collections',
  failed: 'The search didn’t work',
  count: (count: number, words: string) => `${countInWords(count, 'collection')} for “${words}”`,
  none: (words: string) => `No collections for “${words}”`,
  noneWhy: 'Try fewer words, or another spelling.',
  clippingsTitle: 'Search clippings',
  clippingsLabel: 'Search clippings in published collections',
  clippingsStart: 'Finds words in the titles and texts of clippings that members have published.',
  clippingsLoading: 'Searching clippings',
  clippingsCount: (count: number, words: string) => `${countInWords(count, 'clipping')} for “${words}”`,
  clippingsNone: (words: string) => `No clippings for “${words}”`,
};

/** Lists of published collections. */
export const listTexts = {
  all: { title: 'All collections', lead: 'Every collection that has been published.' },
  ours: { title: 'Our collections', lead: 'Put together by us, from the records and newspapers on this site.' },
  partner: { title: 'Partner collections', lead: 'Put together by archives and societies we work with.' },
  loading: 'Loading collections',
  failed: 'We couldn’t fetch the collections',
  empty: {
    title: 'No collections here yet',
    text: 'Come back soon, or make the first one yourself.',
    action: 'Your collections',
  },
};

/** `/collections/my-collections`. */
export const mineTexts = {
  title: 'Your collections',
  lead: 'Group clippings and records by family, place or question. A collection is private until you publish or share it.',
  loading: 'Loading your collections',
  failed: 'We couldn’t fetch your collections',
  empty: {
    title: 'You have no collections yet',
    text: 'Make one for a family, a place or a question, and add clippings to it.',
  },
  none: { title: 'No deleted collections', text: `Collections you delete stay here for ${UNDO_DAYS} days.` },
  make: 'New collection',
  room: (total: number, most: number) => `You have ${figure(total)} of ${figure(most)} collections.`,
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  delete: 'Delete',
  deleteOne: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `Deleted “${name}”`,
  removed: 'Recently deleted',
  present: 'Back to your collections',
  restore: 'Restore',
  restoreOne: (name: string) => `Restore ${name}`,
  daysLeft: (days: number) => `Deleted for good in ${countInWords(days, 'day')}`,
};

/** The name and the description of a collection. */
export const collectionFormTexts = {
  name: 'Name',
  description: 'Description',
  make: 'Make collection',
  save: 'Save changes',
  cancel: 'Cancel',
  conflict: 'Someone else has changed this collection',
  conflictName: (name: string) => `It is now called “${name}”.`,
  conflictDescription: (description: string) => `Its description is now “${description}”.`,
  keepMine: 'Save mine instead',
  takeTheirs: 'Use theirs',
};

/** What can be undone. */
export const undoTexts = {
  undo: 'Undo',
  failed: 'That didn’t work',
};

/** `/collections/invitation/:token`. */
export const invitationTexts = {
  title: (name: string) => `Join “${name}”`,
  heading: 'Invitation to a collection',
  lead: (owner: string, role: string) => `${owner} shares this collection with you. You can ${role}.`,
  roles: { OWNER: 'do everything in it', EDITOR: 'read it, and add, order and remove clippings', READER: 'read it' },
  loading: 'Loading the invitation',
  failed: 'We couldn’t fetch this invitation',
  elsewhere: 'Discover collections',
  join: 'Join collection',
  joined: 'You have joined this collection.',
  open: 'Open the collection',
};
