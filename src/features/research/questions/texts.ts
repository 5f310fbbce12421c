import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { sizeInWords } from '#domain/kernel/wording/sizeInWords.ts';
import { questionReportTexts } from '#domain/research/reports/questionReport.ts';
import { limitTexts } from '#features/research/core/index.ts';

/** `/research-questions/:questionId`. */
export const questionTexts = {
  loading: 'Loading the question',
  failed: 'We couldn’t show this question',
  back: 'My research',
  about: 'About',
  known: 'What you know',
  closedPerson: 'A person you can no longer open',
  edit: 'Edit question',
  report: 'Report',
  delete: 'Delete question',
  deleted: (title: string) => `Deleted “${title}”`,
  notDeleted: 'The question wasn’t deleted',
  notRestored: 'The question couldn’t be restored',
  undo: 'Undo',
};

/** The question itself. */
export const questionFormTexts = {
  title: 'Edit question',
  question: 'Question',
  questionHint: 'One question about one person or event: “Who was the father of William Pinch?”',
  subject: 'Who or what it is about',
  person: 'Person of a tree',
  personHint: 'Paste the address of their profile.',
  known: 'What you know already',
  badPerson: 'Paste the address of a person of a tree that you can open.',
  save: 'Save',
  cancel: 'Cancel',
};

/** What every form and row of a question says. */
export const rowTexts = {
  full: limitTexts.rows,
  conflict: 'This was changed in another window. Copy what you typed, then reload the page.',
  gone: 'This has been deleted in another window.',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,
  removeOne: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed “${name}”`,
  notRemoved: 'It wasn’t removed',
  notRestored: 'It couldn’t be restored',
  undo: 'Undo',
  left: (count: number) => `There is room for ${countInWords(count, 'more row')}.`,
};

/** The plan: sources to be searched. */
export const planTexts = {
  title: 'Plan',
  empty: 'List the sources that may answer the question. We can suggest those on this site.',
  find: 'Find sources on this site',
  add: 'Add a source',
  held: (years: string) => `Here: ${years}.`,
  missing: (years: string) => `Missing: ${years}.`,
  what: 'Source',
  whatHint: 'A record set, a newspaper, or a source elsewhere.',
  place: 'Place',
  span: 'Years',
  outcome: 'Result',
  note: 'Note',
};

/** Sources that this site has for a place and years. */
export const findTexts = {
  place: 'Place',
  placeHint: 'Such as St Mewan, Cornwall',
  span: 'Years',
  spanHint: 'Such as 1790–1812',
  search: 'Find sources',
  close: 'Close',
  found: 'Sources on this site',
  none: 'Nothing on this site covers this place in these years. Add a source elsewhere to the plan.',
  failed: 'We couldn’t look up sources.',
  notAdded: 'The sources weren’t added',
  badPlace: 'Enter a place.',
  badSpan: 'Enter a year, or years such as 1790–1812.',
  choose: (name: string) => `Plan ${name}`,
  add: (count: number) => (count === 0 ? 'Add to plan' : `Add ${countInWords(count, 'source')} to plan`),
  added: (count: number) => `Added ${countInWords(count, 'source')} to the plan`,
};

/** The log: what was searched, here and elsewhere. */
export const logTexts = {
  title: 'Log',
  empty: 'Note each search, also on paper and on other sites. A search that found nothing is worth noting.',
  add: 'Add an entry',
  diary: 'Add from research diary',
  what: 'What you searched',
  whereDone: 'Where',
  whereHint: 'An archive, a website, a book.',
  doneOn: 'Date',
  doneHint: 'Such as 3 April 2026',
  outcome: 'Result',
  address: 'Address on this site',
  note: 'What you found',
};

/** The latest searches of the research diary. */
export const diaryTexts = {
  title: 'Latest searches of your diary',
  failed: 'We couldn’t show your diary.',
  off: 'Your research diary is off. Switch it on to add searches from it.',
  open: 'Research diary',
  empty: 'Nothing in your diary yet.',
  link: 'Add to log',
  linkOne: (name: string) => `Add to log: ${name}`,
  linked: 'In the log',
  found: (total: number) => (total === 0 ? 'Nothing found' : countInWords(total, 'result')),
  failedToLink: 'The search wasn’t added',
  close: 'Close',
};

/** The evidence table. */
export const evidenceTexts = {
  title: 'Evidence',
  caption: 'Statements of sources',
  person: 'Person',
  says: 'Statement',
  empty:
    'Put each statement of a source into a row: what it says, about whom. We mark rows that contradict each other.',
  add: 'Add a statement',
  about: 'Person it is about',
  aboutHint: 'Write one person the same way in every row.',
  fact: 'What it is about',
  value: 'What it says',
  age: 'Age in years',
  date: 'Date',
  dateHint: 'Such as 3 April 1881 or about 1841',
  place: 'Place',
  citation: 'Source',
  citationHint: 'Where a reader can find it.',
  address: 'Source on this site',
  addressHint: 'Paste the address of a record, an article, a clipping or a person.',
  information: 'Information',
  informationHint: 'Primary: the person who gave it was there.',
  directness: 'Evidence',
  directnessHint: 'Negative: a source that should say it does not.',
  weight: 'Weight',
  note: 'Note',
  quality: 'Quality',
  source: 'Source',
  actions: 'Actions',
  closed: 'You can no longer open this source',
};

/** Statements that contradict each other. */
export const conflictTexts = {
  title: (count: number) => countInWords(count, 'conflict'),
  lead: 'Say how you explain each one. You can mark the conclusion proved when every conflict has an answer.',
  between: 'Between',
  and: 'and',
  yours: 'Your explanation',
  answer: 'Explain',
  change: 'Edit explanation',
  answerOne: (reason: string) => `Explain: ${reason}`,
  open: 'No explanation yet',
};

/** The conclusion. */
export const conclusionTexts = {
  title: 'Conclusion',
  empty: 'Write what follows from the evidence, and how sure you are.',
  write: 'Write conclusion',
  edit: 'Edit conclusion',
  state: 'State of the question',
  confidence: 'How sure you are',
  noConfidence: 'Not decided',
  conclusion: 'Conclusion',
  hint: 'Which evidence supports it, and why conflicts do not speak against it.',
  shaken: (count: number) => `Marked proved before ${countInWords(count, 'conflict')} had an explanation.`,
};

/** What is collected for the question. */
export const collectedTexts = {
  title: 'Collected',
  empty: 'Select “Add to research” on a record, an article, a search, a hint or a clipping.',
  use: 'Use as evidence',
  useOne: (name: string) => `Use as evidence: ${name}`,
  closed: 'You can no longer open this',
  folder: 'Arrange and add notes',
};

/** `/research-questions/:questionId/report`. */
export const reportTexts = {
  ...questionReportTexts,
  back: 'Back to the question',
  print: 'Print',
  logFile: 'Download log (CSV)',
  evidenceFile: 'Download evidence (CSV)',
};

/** The question as PDF. */
export const reportFileTexts = {
  title: 'PDF',
  lead: 'We write the PDF in the background and keep it for 24 hours. Only you can download it.',
  make: 'Make a PDF',
  notMade: 'The PDF wasn’t started',
  writing: 'Writing the PDF',
  done: (moment: string, pages: number, bytes: number) =>
    `Made ${moment} (${countInWords(pages, 'page')}, ${sizeInWords(bytes)})`,
  failed: 'No PDF was made',
  notDone: 'That didn’t work',
  download: 'Download PDF',
  downloadOf: (moment: string) => `Download PDF made ${moment}`,
  cancel: 'Cancel',
  remove: 'Delete PDF',
  removeOf: (moment: string) => `Delete PDF made ${moment}`,
};
