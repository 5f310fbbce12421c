import { figure } from '#domain/kernel/wording/countInWords.ts';

/** `/collections/collection/:id`. */
export const collectionTexts = {
  loading: 'Loading collection',
  failed: 'We couldn’t fetch this collection',
  missing: {
    title: 'We do not have this collection',
    text: 'It may have been deleted, or it isn’t shared with you.',
    action: 'Discover collections',
  },
  by: (name: string) => `Collected by ${name}`,
  ours: 'One of our collections',
  changed: (date: string) => `Last changed on ${date}`,
  edit: 'Edit',
  members: 'Share with people',
  items: 'Clippings and records, in order',
  empty: {
    title: 'Nothing in this collection yet',
    own: 'Add clippings from your clippings, or straight from the clip tool.',
    others: 'Its owner hasn’t added anything yet.',
    action: 'Your clippings',
  },
  pages: 'Pages of this collection',
};

/** One item. */
export const itemTexts = {
  move: (title: string) => `Move ${title}`,
  moveKeys: 'Drag it, or press the up and down arrow keys.',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  moved: (title: string, place: number, count: number) => `${title}: place ${figure(place)} of ${figure(count)}.`,
  note: 'Note',
  addNote: 'Add a note',
  editNote: 'Edit note',
  noteOf: (title: string) => `Note on ${title}`,
  save: 'Save note',
  cancel: 'Cancel',
  conflict: 'Someone else has changed this note',
  conflictNote: (note: string) => `It now says: “${note}”`,
  conflictEmpty: 'It’s empty now.',
  keepMine: 'Save mine instead',
  takeTheirs: 'Use theirs',
  longNote: (most: number) => `A note has at most ${figure(most)} characters.`,
  cover: 'Use as cover',
  isCover: 'Cover',
  remove: 'Remove',
  removeOne: (title: string) => `Remove ${title} from the collection`,
  removed: (title: string) => `Removed “${title}”`,
  gone: 'A clipping that its maker deleted',
  record: 'Record',
  closedRecord: 'A record that isn’t open to you now',
  changedElsewhere: 'This collection was also changed in another window. You now see both changes.',
  notMoved: 'The order wasn’t changed. Another window may have changed the collection. Check it before you try again.',
};
