import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Texts of the list of sources, of one source, and of merging and removing it. */

export const sourceListTexts = {
  loading: 'Loading sources',
  failed: 'We could not open the sources',
  empty: {
    title: 'No sources yet',
    editors:
      'A source shows where you found a fact: a register, book, census or letter. Add one here, or with the fact it supports.',
    others: 'Nothing you can see in this tree cites a source.',
  },
  noneFits: (words: string) => `No source has “${words}” in its title, author, archive or reference`,
  total: (count: number) => countInWords(count, 'source'),
  list: 'Sources',
  furtherList: 'More sources',
  more: 'Show more sources',
  add: 'Add a source',
};

export const sourceProfileTexts = {
  edit: 'Edit source',
  merge: 'Merge with another source',
  remove: 'Remove source',
  about: 'About this source',
  uses: 'Cited by',
};

export const sourceUsesTexts = {
  loading: 'Loading citations',
  failed: 'We could not open the citations',
  empty: 'Nothing cites this source yet',
  list: 'Cited by',
  furtherList: 'Also cited by',
  record: 'View the record',
  more: 'Show more citations',
};

export const mergeSourcesTexts = {
  title: 'Merge with another source',
  description: 'Everything that cites either source will cite the one you keep. You can undo this.',
  other: 'The other source',
  otherLoading: 'Loading the other source',
  otherFailed: 'We could not open the other source',
  missing: 'Choose the other source.',
  same: 'This is the same source. Choose another.',
  keep: 'Source to keep',
  result: 'The merged source',
  refused: 'The sources were not merged',
  cancel: 'Keep both',
  confirm: 'Merge sources',
  merged: 'Two sources merged',
};

export const removeSourceTexts = {
  title: (source: string) => `Remove ${source}?`,
  uncited: 'Nothing cites this source. You can undo this.',
  cited: (cited: string) =>
    `This source is ${cited}. Those entries stay in the tree without it, and the words they quote stay too. You can undo this.`,
  agree: 'Remove this source from everything that cites it',
  notAgreed: 'Tick the box to confirm.',
  confirm: 'Remove source',
  removed: (source: string) => `${source} removed`,
};
