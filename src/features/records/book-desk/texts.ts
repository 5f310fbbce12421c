import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { MOST_BOOK_GIGABYTES, MOST_PAGES_OF_BOOK } from '#domain/records/books/bookLimits.ts';

/** The article of the help on all of this. */
export const HELP_ADDRESS = '/help/articles/244-bring-pages-of-registers';
/** The list of sets of pages. */
export const BOOKS_ADDRESS = '/desk/books';

/** Why a change was refused, by its code. */
export const refusalTexts: Readonly<Record<string, string>> = {
  CONFLICT: 'This book was changed meanwhile. Nothing you typed is lost.',
  BOOK_TITLE_TAKEN: 'There are records or a sheet of this title already. Choose another one.',
  BOOK_TITLE_EMPTY: 'The title needs at least two letters or digits.',
  BOOK_NAME_TAKEN: 'There is a book of this name in the set already.',
  BOOK_YEARS: 'Years are from 1000 to 2999, the first no later than the last.',
  BOOK_DAY: 'Choose a day after today.',
  BOOK_SECTIONS: 'Each section has a name and a page of its own on which it starts.',
  BOOK_NO_SUCH_PAGES: 'The book has no such pages, or they would be moved among themselves.',
  BOOK_WITHOUT_PAGES: 'There is no page in this set yet: bring the pages of a book first.',
  BOOK_HAS_RECORDS: 'Records came to this set by a sheet or an import, which says what it is. Change it there.',
  BOOK_OF_SHEET: 'A sheet brought records to this set. Withdraw the sheet: its pages go with it.',
  BOOK_BUSY: 'Records are being brought into this set just now. Try again in some minutes.',
  BOOK_ADDRESS: 'Enter the address of a IIIF manifest, which starts with https://.',
  BOOK_HOST: 'Nothing may be fetched from there. Staff who look after the settings of the site name the hosts there.',
};

/** The list of sets, `/desk/books`. */
export const listTexts = {
  title: 'Registers without an index',
  intro:
    'A set holds the pages of registers that no one has indexed: make it, add its books, bring their pages, publish. Readers leaf through them; records may come later, by a sheet of the same title.',
  loading: 'Loading sets of pages',
  failed: 'We couldn’t load the sets of pages',
  make: 'Make a set of pages',
  sheets: 'All sheets',
  help: 'How to bring pages of registers',
  none: { title: 'No sets of pages yet', text: 'Make the first. Readers see nothing until you publish it.' },
  caption: 'Sets of pages, by title',
  set: 'Set',
  books: 'Books',
  pages: 'Pages',
  state: 'Status',
} as const;

/** How a set is. */
export const STATES = { UNPUBLISHED: 'Not published', PUBLISHED: 'Published', WITHDRAWN: 'Withdrawn' } as const;

/** The form of a set. */
export const setFormTexts = {
  make: {
    title: 'Make a set of pages',
    description: 'Name the registers as readers will know them.',
    confirm: 'Make it',
  },
  change: {
    title: 'What readers read about this set',
    description: 'It holds at once, also where the set is published.',
    confirm: 'Save',
  },
  name: 'Title',
  nameHint: 'Such as “Wexcombe St Mary, registers”',
  kind: 'Kind of registers',
  KINDS: { BAPTISMS: 'Baptisms', MARRIAGES: 'Marriages', BURIALS: 'Burials', CENSUS: 'Census', OTHER: 'Others' },
  text: 'Description',
  textHint: 'A sentence or two on what the registers are.',
  access: 'Who may see the pages',
  ACCESS: { FREE: 'Everyone', MEMBERS: 'Members', SUBSCRIBERS: 'Subscribers' },
  repository: 'Held by',
  archiveSeries: 'Archive series',
  attribution: 'Credit and licence',
  missing: 'Fill this in.',
  cancel: 'Cancel',
  refused: 'The set was not saved',
} as const;

/** The page of a set. */
export const setTexts = {
  loading: 'Loading set of pages',
  failed: 'We couldn’t load this set of pages',
  change: 'Change what readers read about it',
  add: 'Add a book',
  publish: 'Publish',
  putBack: 'Put it back',
  withdraw: 'Withdraw',
  look: 'See it as readers do',
  refused: 'That was not done',
  withRecords: 'Records came to this set: withdrawing it takes them from readers, too.',
  caption: 'Books, by year',
  book: 'Book',
  place: 'Place',
  years: 'Years',
  pages: 'Pages',
  state: 'Status',
  unknown: '–',
  aside: 'Put aside',
  closed: (day: string) => `Closed until ${day}`,
  open: 'Open',
  none: { title: 'No books yet', text: 'Add the first: a register, with its place and years. Then bring its pages.' },
  withdrawing: {
    title: 'Take this set from its readers?',
    description: 'Its pages answer that it was withdrawn, with your reason. Nothing is deleted: you can put it back.',
    why: 'Reason, for readers',
    missing: 'Give a reason.',
    confirm: 'Withdraw it',
    cancel: 'Cancel',
    refused: 'The set was not withdrawn',
  },
} as const;

/** The form of a book. */
export const bookFormTexts = {
  add: { title: 'Add a book', confirm: 'Add it' },
  change: { title: 'What this book is', confirm: 'Save' },
  description: 'A search of the place offers the book while no one has indexed it.',
  name: 'Name of the book',
  nameHint: 'Such as “Baptisms 1813–1840”',
  place: 'Place',
  placeHint: 'As people search for it, such as “Wexcombe, Wexcombeshire”',
  fromYear: 'First year',
  toYear: 'Last year',
  note: 'Note for readers',
  closedUntil: 'Closed until',
  closedUntilHint: 'No page of it is shown before this day.',
  sections: 'Contents',
  sectionsHint:
    'A line for each section: the number of its first page, its name, and its years if you like. Such as “40 Burials 1813–1820”.',
  missing: 'Enter a name.',
  badYear: 'Enter a year of four figures.',
  badSection: (line: number) => `Line ${line} does not start with the number of a page, and a name.`,
  cancel: 'Cancel',
  refused: 'The book was not saved',
  conflict: 'This book was changed meanwhile',
  conflictIntro: 'Nothing you typed is lost. It now says:',
  nothing: 'nothing',
  keepMine: 'Keep what I typed',
  takeTheirs: 'Use what is there now',
} as const;

/** The page of a book. */
export const bookTexts = {
  loading: 'Loading book',
  failed: 'We couldn’t load this book',
  change: 'Change what it is',
  remove: 'Put the book aside',
  restore: 'Put the book back',
  sort: 'Sort by file name',
  aside: 'This book is put aside: readers see nothing of it.',
  askedToOpen:
    'A second person is asked to open this book, or pages of it, earlier. Until they allow it, the dates are as before.',
  refused: 'That was not done',
  bring: 'Bring pages',
  choose: 'Drop pictures of pages here, a ZIP of them, or a PDF',
  chooseHint: `JPEG, PNG, TIFF, WebP or JPEG 2000. A ZIP may have ${MOST_BOOK_GIGABYTES} GB and ${MOST_PAGES_OF_BOOK.toLocaleString('en-GB')} pictures, and no archives or links in it. For more than some dozens of pictures a ZIP is quicker.`,
  chooseButton: 'Choose files',
  sending: (name: string, at: number, of: number) => (of === 1 ? `Sending ${name}` : `Sending ${name}, ${at} of ${of}`),
  sent: 'Sent',
  stop: 'Stop',
  notArrived: (name: string) => `“${name}” did not arrive whole. Send it again.`,
  notTaken: (name: string) => `“${name}” could not be sent.`,
  manifest: 'Address of a IIIF manifest',
  manifestHint: (hosts: readonly string[]) =>
    `Its pages are copied. From ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(hosts)}.`,
  fetch: 'Copy its pages',
  brought: 'Brought last',
  reading: 'Pages are being taken in',
  mayLeave: 'You may leave this page meanwhile.',
  read: (name: string, pages: number) => `${name}: ${countInWords(pages, 'page')}`,
  arriving: (name: string) => `${name}: on its way`,
  failedFile: (name: string) => `“${name}” was not taken in`,
  unknown: 'We do not know why. Bring it again.',
  pages: (count: number) => countInWords(count, 'page'),
  caption: 'Pages, in their order',
  number: 'No.',
  page: 'Page',
  file: 'File',
  state: 'Status',
  removed: 'Put aside',
  closed: (day: string) => `Closed until ${day}`,
  open: 'Open',
  none: { title: 'No pages yet', text: 'Bring them above: all of a file are taken in, or none.' },
  more: (count: number) => `Show ${countInWords(count, 'further page')}`,
} as const;

/** The form that changes pages from one number to another. */
export const pagesFormTexts = {
  title: 'Change pages',
  from: 'From no.',
  to: 'To no.',
  what: 'What to do',
  CHANGES: {
    LABEL: 'Call them',
    MOVE: 'Move them before no.',
    CLOSE: 'Close them until a day, or open them',
    REMOVE: 'Put them aside',
    RESTORE: 'Put them back',
  },
  label: 'Name of the first',
  labelHint: 'The others go on from there: “12” is followed by 13, “folio 1r” by folio 1v.',
  before: 'Before no.',
  beforeHint: 'A number behind the last puts them at the end.',
  until: 'Closed until',
  untilHint: 'Without a day they are open.',
  missing: 'Enter a number.',
  missingLabel: 'Enter a name.',
  confirm: 'Change them',
  refused: 'The pages were not changed',
} as const;
