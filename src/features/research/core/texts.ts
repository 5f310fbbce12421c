import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_FOLDER_ITEMS, MOST_FOLDERS } from '#domain/research/folders/folderRules.ts';
import { MOST_QUESTIONS, MOST_TASKS } from '#domain/research/questions/questionLimits.ts';
import { MOST_RESEARCH_BYTES } from '#domain/research/questions/researchSpace.ts';

/** The explainer, on the member's home and on the pages of the hub (spec 1 section 2). */
export const explainerTexts = {
  title: 'New: My research',
  text: 'Keep the records, articles, searches and people of one question together, in your own order and with your own notes.',
  points: [
    'Write down a question, or make a folder for a family or a house.',
    'Add what you find with “Add to research”.',
    'Come back to your latest searches, clippings and folders in one place.',
  ],
  open: 'Open My research',
  minimise: 'Not now',
};

/** “Add to research” on a record, an article, a search, a hint, a clipping or a person. */
export const addTexts = {
  open: 'Add to research',
  openNamed: (name: string) => `Add to research: ${name}`,
  title: 'Add to research',
  loading: 'Loading your questions and folders',
  failed: 'We couldn’t show your questions and folders',
  where: 'Question or folder',
  question: (title: string) => `Question: ${title}`,
  folder: (name: string) => `Folder: ${name}`,
  newQuestion: 'New question',
  newFolder: 'New folder',
  newTitle: 'Question',
  name: 'Name of the folder',
  note: 'Note',
  noteHint: 'Why it matters, or what to check.',
  add: 'Add to research',
  cancel: 'Cancel',
  added: (name: string) => `Added to “${name}”`,
  see: 'See it there',
  gone: 'This has been deleted. Choose another.',
};

/** The end of a form, and what is said where something was changed while it was open. */
export const formEndTexts = {
  save: 'Save',
  cancel: 'Cancel',
  stale: 'This has changed since you opened the form',
  now: (value: string) => `It now says “${value}”.`,
  empty: 'A field was emptied.',
  keep: 'Keep mine',
  take: 'Use theirs',
};

/** Which limit is reached. */
export const limitTexts = {
  folders: `You have ${figure(MOST_FOLDERS)} folders, the most we can keep. Delete one first.`,
  entries: `This folder holds ${figure(MOST_FOLDER_ITEMS)} entries, the most it can. Make another folder.`,
  questions: `You have ${figure(MOST_QUESTIONS)} questions, the most we can keep. Delete one first.`,
  space: `Your research fills its ${figure(MOST_RESEARCH_BYTES / 1_000_000)} MB. Delete what you no longer need. Its space is free again after ${UNDO_DAYS} days.`,
  rows: 'This part of the question is full. Remove a row, or start another question.',
  tasks: `There is no room for more tasks: ${figure(MOST_TASKS)} are the most we can keep. Remove some first.`,
};

/** Beside hints of a person whom a question is about. */
export const questionsOfPersonTexts = { mayAnswer: 'May answer your question:' };

/** What a folder holds, in a word. */
export const folderCount = (count: number): string => (count === 0 ? 'Empty' : countInWords(count, 'entry', 'entries'));

/** What an entry of a folder, or a page of this site, is, in a word. */
export const kindTexts = {
  RECORD: 'Record',
  ARTICLE: 'Article',
  ISSUE: 'Newspaper issue',
  SEARCH: 'Search',
  PERSON: 'Person',
  CLIPPING: 'Clipping',
  FILE: 'File',
  NOTE: 'Note',
  HEADING: 'Heading',
} as const;
