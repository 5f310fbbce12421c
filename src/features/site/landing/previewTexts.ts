/** Drafts, for their authors. */
export const previewTexts = {
  title: 'Content preview',
  titleOf: (title: string) => `Draft: ${title}`,
  intro:
    'Texts marked “draft: true”. Readers don’t see them: their addresses answer “Page not found” until the mark is removed.',
  loading: 'Loading drafts',
  failed: 'We couldn’t fetch the drafts',
  none: 'No drafts',
  noneText: 'Add “draft: true” to the front matter of a text, and it is shown here only.',
  caption: 'Drafts',
  draft: 'Draft',
  file: 'File',
  updated: 'Last updated',
  undated: 'No date',
  faults: 'To mend',
  noFaults: 'Nothing',
  mark: 'Draft, not published',
  markText: 'Readers can’t open this page yet. It is drawn as they will see it.',
  all: 'All drafts',
};
