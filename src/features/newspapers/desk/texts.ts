import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_NEWSPAPER_GIGABYTES } from '#domain/newspapers/core/newspaperFileProblem.ts';

/** The article of the help on all of this. */
export const HELP_ADDRESS = '/help/articles/246-bring-newspapers';
/** The list of newspapers, for staff. */
export const NEWSPAPER_DESK = '/desk/newspapers';
/** The page of one of them. */
export const deskNewspaperAddress = (slug: string): string => `${NEWSPAPER_DESK}/${encodeURIComponent(slug)}`;

/** Why a change was refused, by its code. */
export const refusalTexts: Readonly<Record<string, string>> = {
  CONFLICT:
    'A colleague changed this newspaper meanwhile. Close this form to see what it says now, and change it then.',
  NEWSPAPER_NAME: 'Say what the newspaper is called.',
  NEWSPAPER_TAKEN: 'There is a newspaper of this name or number already.',
  NEWSPAPER_NUMBER: 'A number of the British Library has seven digits.',
  NEWSPAPER_ACCESS: 'Choose who may read it.',
  NEWSPAPER_DAYS: 'Give two days, the first no later than the last, at most two hundred years apart.',
  NEWSPAPER_NO_ISSUES: 'The newspaper has no issue of these days.',
  NEWSPAPER_SAME: 'These issues are so already.',
  NEWSPAPER_UNTIL: 'Choose a day after today.',
  NEWSPAPER_WHY: 'Say why, in at most 500 characters.',
  NEWSPAPER_FILE_DECIDED: 'This file was taken or given up already.',
  NEWSPAPER_ADDRESS: 'Enter the address of a IIIF manifest, which starts with https://.',
  NEWSPAPER_HOST:
    'Nothing may be fetched from there. Staff who look after the settings of the site name the hosts there.',
};

/** The list of newspapers, `/desk/newspapers`. */
export const listTexts = {
  title: 'Bring newspapers',
  intro:
    'Make a newspaper, bring its issues, look at what is found in them, and take them. Readers see a newspaper with its first issue.',
  loading: 'Loading newspapers',
  failed: 'We couldn’t load the newspapers',
  make: 'Make a newspaper',
  sheets: 'All sheets',
  help: 'How to bring newspapers',
  none: { title: 'No newspapers yet', text: 'Make the first. Readers see nothing until you take an issue.' },
  caption: 'Newspapers, by name',
  newspaper: 'Newspaper',
  place: 'Place',
  issues: 'Issues',
  dates: 'Dates',
  unknown: '–',
  span: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
} as const;

/** The reading of pages without text. */
export const readingTexts = {
  title: 'Pages without text',
  intro: 'Pages that came as pictures are read by the site, one after the other, and are then found by a search.',
  loading: 'Loading the pages without text',
  failed: 'We couldn’t load the pages without text',
  none: 'Every page has text, or no picture.',
  waiting: (waiting: number, running: number) =>
    running === 0
      ? `${countInWords(waiting, 'page')} to be read.`
      : `${countInWords(waiting, 'page')} to be read, ${figure(running)} in hand.`,
  off: 'Nothing is read in the background: the people who run the site have not switched it on (“This site”, OCR_THREADS).',
  paused: 'Reading is paused.',
  pause: 'Pause reading',
  resume: 'Go on reading',
  retry: 'Try unreadable pages again',
  refused: 'That was not done',
  caption: 'Pages that could not be read',
  page: 'Page',
  why: 'Why',
  name: (newspaper: string, date: string, page: string) => `${newspaper}, ${date}, page ${page}`,
} as const;

/** The form of a newspaper. */
export const formTexts = {
  make: {
    title: 'Make a newspaper',
    description: 'Issues you bring on its page are of this newspaper, whatever their files call it.',
    confirm: 'Make it',
  },
  change: {
    title: 'What this newspaper is',
    description: 'It holds at once. The address of its page stays.',
    confirm: 'Save',
  },
  name: 'Name',
  place: 'Place of publication',
  placeHint: 'The county is found by it, where the gazetteer has it.',
  county: 'County',
  number: 'Number of the British Library',
  numberHint: 'Seven digits, where the files have one, such as 0002647',
  access: 'Who may read it',
  ACCESS: {
    RULES: 'As the rules of the site say; members where there are none',
    free: 'Everyone',
    members: 'Members',
    subscribers: 'Subscribers',
  },
  missing: 'Enter a name.',
  badNumber: 'Enter seven digits.',
  cancel: 'Cancel',
  refused: 'The newspaper was not saved',
} as const;

/** The page of a newspaper. */
export const pageTexts = {
  loading: 'Loading newspaper',
  failed: 'We couldn’t load this newspaper',
  change: 'Change what it is',
  look: 'See it as readers do',
  waiting: 'A second person decides whether more of it is open. Until then it stays as it is.',
  issues: (count: number) => countInWords(count, 'issue'),
  refused: 'That was not done',
  bring: 'Bring issues',
  choose: 'Drop a ZIP of issues here, or the PDF of one',
  chooseHint: `METS with ALTO, hOCR, PDF or pictures, ${MOST_NEWSPAPER_GIGABYTES} GB at most. Name the folder of an issue, or its PDF, by its day, such as 1824-02-17. Nothing is taken before you have seen what is in it.`,
  chooseButton: 'Choose a file',
  sending: (name: string) => `Sending ${name}`,
  stop: 'Stop',
  notArrived: (name: string) => `“${name}” did not arrive whole. Send it again.`,
  notTaken: (name: string) => `“${name}” could not be sent.`,
  manifest: 'Address of a IIIF manifest',
  manifestHint: (hosts: readonly string[]) =>
    `Its issue is copied and checked. From ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(hosts)}.`,
  fetch: 'Copy its issue',
  brought: 'Brought last',
  mayLeave: 'You may leave this page meanwhile.',
  arriving: (name: string) => `${name}: on its way`,
  checking: (name: string) => `Checking ${name}`,
  taking: (name: string) => `Taking ${name}`,
  checked: (name: string) => `${name} is checked`,
  found: (issues: number, refused: number) =>
    refused === 0
      ? `${countInWords(issues, 'issue')} can be taken.`
      : `${countInWords(issues, 'issue')} can be taken, ${countInWords(refused, 'issue')} cannot.`,
  taken: (name: string, issues: number, refused: number) =>
    refused === 0
      ? `${name}: ${countInWords(issues, 'issue')} taken`
      : `${name}: ${countInWords(issues, 'issue')} taken, ${countInWords(refused, 'issue')} not`,
  acceptsFewer: 'Take issues, too, that have fewer pages or words than those they replace',
  take: 'Take these issues',
  drop: 'Give this file up',
  showReport: 'What came of it',
  hideReport: 'Hide what came of it',
  failedFile: (name: string) => `“${name}” was not taken`,
  unknown: 'We do not know why. Bring it again.',
} as const;

/** What the importer says of a file. */
export const reportTexts = {
  loading: 'Loading what is in the file',
  failed: 'We couldn’t load what is in the file',
  caption: 'Issues of the file',
  issue: 'Issue',
  state: 'Status',
  STATES: { NEW: 'New', HELD: 'Here already', REFUSED: 'Not taken' },
  heldNote: 'Of issues that are here already, the same files change nothing; others take their place.',
  pages: 'Pages',
  words: 'Words',
  faults: 'What is wrong',
  fault: ({ file, line, reason }: { file: string; line: number; reason: string }) =>
    line > 0 ? `${file}, line ${line}: ${reason}` : `${file}: ${reason}`,
  passedOver: 'Files of which no issue was read',
  unlisted: (count: number) => `${countInWords(count, 'further remark')} left out here.`,
  gaps: (count: number) =>
    count === 1
      ? 'One issue would be missing between the first and the last.'
      : `${countInWords(count, 'issue')} would be missing between the first and the last.`,
  more: (count: number) => `Show ${countInWords(count, 'further issue')}`,
} as const;

/** The calendar of a newspaper. */
export const calendarTexts = {
  title: 'Calendar',
  year: 'Year',
  loading: 'Loading the days of the year',
  failed: 'We couldn’t load the days of the year',
  MARKS: {
    held: 'here already',
    closed: 'here, and closed to readers',
    new: 'in this file',
    refused: 'in this file, and not taken',
    missing: 'missing',
    unpublished: 'did not come out',
  },
  key: 'Days with an issue are framed, those closed to readers shaded, missing ones dashed.',
  keyOfFile: 'Those of this file are filled, and crossed out where they are not taken.',
  gaps: 'Missing issues',
  REASONS: {
    NOT_PUBLISHED: 'not published',
    NOT_HELD: 'not held',
    DAMAGED: 'damaged',
    NOT_YET_IMPORTED: 'not brought yet',
    UNKNOWN: 'reason not known',
  },
} as const;

/** The form that says why days are missing. */
export const gapTexts = {
  title: 'Why issues are missing',
  from: 'First day',
  fromHint: 'Such as 1824-02-17.',
  to: 'Last day',
  toHint: 'Without one, the first day alone.',
  reason: 'Reason',
  forget: 'Forget what was noted',
  missing: 'Enter a day as 1824-02-17.',
  confirm: 'Note it',
  refused: 'Nothing was noted',
} as const;

/** What of a newspaper is closed to readers, and the form that changes it. */
export const closureTexts = {
  title: 'Close issues, or open them',
  intro:
    'Readers learn nothing of an issue that is closed or withdrawn: it is in no list, search, count or file. What opens issues sooner, or puts them back, waits for a second person where there is one.',
  from: 'Issues from',
  to: 'Issues to',
  what: 'What to do',
  CHANGES: {
    CLOSE: 'Close until a day',
    OPEN: 'Take the closing day away',
    WITHDRAW: 'Withdraw',
    RESTORE: 'Put withdrawn issues back',
  },
  until: 'Closed until',
  untilHint: 'On this day the site opens them.',
  why: 'Why',
  missingUntil: 'Choose a day after today.',
  missingWhy: 'Say why.',
  confirm: 'Change these issues',
  refused: 'No issue was changed',
  loading: 'Loading the issues that are closed',
  failed: 'We couldn’t load the issues that are closed',
  listTitle: 'Closed to readers',
  none: 'No issue is closed now.',
  caption: 'Issues that readers learn nothing of',
  days: 'Days',
  issues: 'Issues',
  state: 'Status',
  reason: 'Reason',
  withdrawn: 'withdrawn',
  /** The last day of the calendar: no day opens what is closed until then. */
  lastDay: '9999-12-31',
  never: 'closed for good',
  closedUntil: (day: string) => `closed until ${day}`,
  span: (first: string, last: string) => `${first} – ${last}`,
  history: 'What was changed, the latest first',
  at: 'On',
  done: 'What',
  by: 'By',
  site: 'The site, or a former account',
  DONE: {
    CLOSE: (issues: number) => `${countInWords(issues, 'issue')} closed`,
    OPEN: (issues: number) => `${countInWords(issues, 'issue')} opened`,
    WITHDRAW: (issues: number) => `${countInWords(issues, 'issue')} withdrawn`,
    RESTORE: (issues: number) => `${countInWords(issues, 'issue')} put back`,
  },
} as const;
