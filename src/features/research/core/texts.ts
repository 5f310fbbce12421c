import { counted } from '#domain/kernel/wording/counted.ts';

/** The explainer, on the member's home and on the pages of the hub (spec 1 section 2). */
export const explainerTexts = {
  title: 'New: My research',
  text: 'Keep the records, articles, searches and people of one question together, in your own order and with your own notes.',
  points: ['Make a folder for a family, a house or a question.', 'Add what you find with “Add to folder”.', 'Come back to your latest searches, clippings and folders in one place.'],
  open: 'Open My research',
  minimise: 'Not now',
};

/** “Add to folder” on a record, an article, a search or a person. */
export const addToFolderTexts = {
  open: 'Add to folder',
  title: 'Add to a research folder',
  loading: 'Loading your folders',
  failed: 'We couldn’t show your folders',
  folder: 'Folder',
  newFolder: 'New folder',
  name: 'Name of the folder',
  note: 'Note',
  noteHint: 'Why it matters, or what to check.',
  add: 'Add to folder',
  cancel: 'Cancel',
  added: (name: string) => `Added to “${name}”`,
  see: 'See the folder',
  gone: 'This folder has been deleted. Choose another.',
};

/** What a folder holds, in a word. */
export const folderCount = (count: number): string => (count === 0 ? 'Empty' : counted(count, 'entry', 'entries'));
