import { counted, figure } from '#domain/kernel/wording/counted.ts';

/** `/my-research`. */
export const hubTexts = {
  title: 'My research',
  lead: 'Your folders, searches and clippings in one place.',
};

/** The introduction, for holders of `my-research:introduction`. */
export const introductionTexts = {
  title: 'How to use folders',
  steps: [
    { title: 'Start with a question', text: 'Name a folder after it: “Which William Pinch married at Roche in 1871?”' },
    { title: 'Collect what helps to answer it', text: 'Select “Add to folder” on a record, an article, a search or a person of your tree.' },
    { title: 'Say what you make of it', text: 'Order the entries, put headings over them and write notes. Only you see them.' },
  ],
  example: 'See an example folder',
};

/** The folders, for holders of `my-research:workspaces`. */
export const folderListTexts = {
  title: 'Folders',
  loading: 'Loading your folders',
  failed: 'We couldn’t show your folders',
  empty: 'No folders yet. Name one to start.',
  changed: 'Changed',
  name: 'Name of the new folder',
  create: 'Create folder',
  left: (count: number) => `${counted(count, 'more folder')} can be made.`,
};

/** Saved searches, those with new results first. */
export const savedPanelTexts = {
  title: 'Saved searches',
  failed: 'We couldn’t show your saved searches.',
  empty: 'Save a search to see here what is new in it.',
  newCount: (count: number) => `${figure(count)} new`,
  all: 'All saved searches',
};

/** The latest of the research diary. */
export const diaryPanelTexts = {
  title: 'Latest searches',
  failed: 'We couldn’t show your diary.',
  off: 'Your research diary is off. Switch it on to see your latest searches here.',
  empty: 'Nothing in your diary yet.',
  found: (total: number) => (total === 0 ? 'Nothing found' : counted(total, 'result')),
  open: 'Research diary',
};

/** The newest clippings. */
export const clippingsPanelTexts = {
  title: 'Newest clippings',
  failed: 'We couldn’t show your clippings.',
  empty: 'Clip an article or part of a page to find it here.',
  all: (total: number) => (total < 2 ? 'Clippings' : `All ${figure(total)} clippings`),
};
