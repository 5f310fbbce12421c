import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** `/collections/all-clippings`. */
export const allClippingsTexts = {
  title: 'Your clippings',
  lead: 'Everything you clipped, with its source.',
  loading: 'Loading your clippings',
  failed: 'We couldn’t fetch your clippings',
  search: 'Search your clippings',
  tags: 'Tags',
  allTags: 'All tags',
  tag: (tag: string, count: number) => `${tag} (${figure(count)})`,
  view: 'View',
  grid: 'Grid',
  list: 'List',
  count: (count: number) => countInWords(count, 'clipping'),
  room: (kept: number, most: number) => `You have ${figure(kept)} of ${figure(most)} clippings.`,
  removed: 'Recently deleted',
  present: 'Back to your clippings',
  empty: {
    title: 'No clippings yet',
    text: 'Open a newspaper page or a record image, and select the scissors to clip what matters.',
    newspapers: 'Find a newspaper',
    records: 'Search records',
  },
  none: { title: 'No clippings match', text: 'Try fewer words, or another tag.', all: 'Show all clippings' },
  noneRemoved: { title: 'No deleted clippings', text: `Clippings you delete stay here for ${UNDO_DAYS} days.` },
  restore: 'Restore',
  restoreOne: (title: string) => `Restore ${title}`,
};

/** What is done with several clippings at once. */
export const selectionTexts = {
  label: 'Selected clippings',
  select: (title: string) => `Select ${title}`,
  count: (count: number) => `${countInWords(count, 'clipping')} selected`,
  add: 'Add to collection',
  delete: 'Delete',
  clear: 'Clear selection',
  deleted: (count: number) => `Deleted ${countInWords(count, 'clipping')}`,
};

/** One clipping that is opened. */
export const clippingTexts = {
  loading: 'Loading clipping',
  failed: 'We couldn’t fetch this clipping',
  missing: {
    title: 'This clipping isn’t here',
    text: 'It may have been deleted, or you may not have access to it.',
    action: 'Your clippings',
  },
  pictures: 'Pictures',
  picture: (number: number, count: number, page: string | null) => {
    const part = count === 1 ? 'The clipping' : `Part ${figure(number)} of ${figure(count)}`;
    return page === null ? part : `${part}, from page ${page}`;
  },
  openPage: 'Open the page',
  iiif: { copy: 'Copy IIIF link', copied: 'IIIF link copied', notCopied: 'Your browser didn’t copy the link.' },
  iiifOf: (picture: string) => `Copy IIIF link. ${picture}`,
  openRecord: 'Open the source',
  closed: {
    title: 'The source isn’t open to you now',
    text: 'Its page may have been closed, or need a subscription. Your title, note and tags are safe, and the citation still says where it is from.',
  },
  replaced: {
    title: 'The image has been replaced',
    text: 'The new image has another shape, so we can’t say where your rectangles are on it. Open the page to clip it again.',
  },
  text: 'Text',
  uncorrected: 'Text read by machine, uncorrected.',
  note: 'Note',
  tags: 'Tags',
  source: 'Where it is from',
  cite: {
    copy: 'Copy citation',
    copied: 'Citation copied',
    notCopied: 'Your browser didn’t copy the citation. Select the text and copy it.',
  },
  made: (date: string) => `Clipped on ${date}.`,
  collections: 'In your collections',
  people: 'People in your trees',
  edit: 'Edit',
  share: 'Share',
  add: 'Add to collection',
  addToPerson: 'Add to a person',
  delete: 'Delete',
  deleted: (title: string) => `Deleted “${title}”`,
  shared: 'Shared by link',
};

/** Changing what is written about a clipping. */
export const editTexts = {
  title: 'Title',
  text: 'Text',
  textHint: 'Correct what the machine misread. Empty the field to read the page again.',
  note: 'Note',
  noteHint: 'Only you see it, unless you share it.',
  tags: 'Tags',
  tagsHint: 'Separate tags with commas.',
  save: 'Save changes',
  cancel: 'Cancel',
  draft: 'We saved what you typed here last time.',
  safe: 'Nothing you typed is lost.',
  conflict: 'This clipping was changed in another window',
  conflictIntro: 'Nothing you typed is lost. It now says:',
  present: { title: 'Title', text: 'Text', note: 'Note', tags: 'Tags' },
  nothing: 'nothing',
  keepMine: 'Save mine instead',
  takeTheirs: 'Use what is there now',
};

/** The window that shares a clipping. */
export const shareTexts = {
  title: 'Share this clipping',
  what: 'Anyone with the link sees the picture, the title and the citation. You can stop sharing at any time.',
  part: 'This page is not free for everyone. People who can’t open it see the title and the citation, and the picture only where the newspaper’s rules allow it.',
  withNote: 'Share my note too',
  make: 'Make a link',
  link: 'Link to share',
  since: (date: string) => `Shared since ${date}.`,
  stop: 'Stop sharing',
  stopped: 'The link no longer opens anything.',
  withdrawn: 'Our staff withdrew the link of this clipping. It can’t be shared again.',
  done: 'Done',
};
