import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The page before there is a record, and where there is none. */
export const transcriptPageTexts = {
  loading: 'Loading record',
  failed: 'We couldn’t fetch this record',
  missing: {
    heading: 'We do not have this record',
    title: 'No record has this address',
    text: 'The link may be incomplete, or a newer transcription has replaced the record set. Search by name and place to find the record again.',
    /** @param day - YYYY-MM-DD, UTC */
    gone: (day: string) => `This entry has not been in its record set since ${dayInWords(new Date(day))}`,
    goneText:
      'A newer transcription of the source leaves it out. Search by name and place: another entry may be the one you are looking for.',
    search: 'Search the records',
    browse: 'Browse record sets',
  },
};

/** The head of a record: where it belongs, what can be done with it, its page. */
export const recordHeadTexts = {
  allSets: 'Record sets',
  sample: 'Fictional sample',
  seePage: 'See the original',
  seePageOf: (name: string) => `See the original page with ${name}`,
  pageWith: (name: string) => `Page with ${name}`,
  pageImages: 'Images of the original',
  pageNumber: (number: number) => `Page ${number}`,
  addToTree: 'Add to tree',
  more: 'More',
  moreActions: 'More actions',
  edit: 'Edit the record',
  reportError: 'Report an error',
  addToCollection: 'Add to a collection',
  requestClosure: 'Ask us to close this record',
  send: 'Send to a member',
  print: 'Print',
  searchWithin: 'Search this record set or place',
};

/** The results a record was opened from. */
export const resultWalkerTexts = {
  label: 'Results',
  back: 'Back to results',
  position: (position: number, total: number) => `${figure(position)} of ${figure(total)}`,
  previous: 'Previous record',
  next: 'Next record',
};

/** Where a name could not be read for certain. */
export const readOnTexts = {
  question: 'What do you read?',
  read: (label: string, name: string) => `${label}: ${name}. Say what you read`,
};

/** What a visitor sees in place of the whole transcript. */
export const signInOfferTexts = {
  title: 'Sign in to read the whole transcript',
  text: 'This is the free summary. Members can read every field, the rest of the household or event, and where the original is held.',
};

/** The household or event. */
export const groupTexts = {
  name: 'Name',
  unnamed: 'Name not recorded',
  closed: 'Closed for privacy',
  thisRecord: 'This record',
  more: (count: number) => `Show ${countInWords(count, 'more person', 'more people')}`,
  neighbours: 'Households nearby',
  previous: 'Previous household',
  next: 'Next household',
};

/** The same household in other censuses. */
export const householdYearsTexts = {
  caption: 'This household in other years',
  name: 'Name',
  thisRecord: (year: string) => `${year} (this record)`,
  aged: (age: string) => `aged ${age}`,
  listed: 'Listed',
  /** How a person comes into a household and leaves it; staying needs no word. */
  movement: { STAYED: null, CAME: 'Arrived', BORN: 'Born since', LEFT: 'Left', ABSENT: null },
  ageMismatch: 'Age does not fit',
};

/** The fields. */
export const fieldTexts = {
  title: 'Transcript',
  correction: 'Correction',
  about: 'About this record',
};

/** Where the record comes from. */
export const sourceTexts = {
  title: 'Source',
  titleWithCitation: 'Source and citation',
  recordSet: 'Record set',
  archive: 'Archive',
  reference: 'Reference',
  published: 'Published',
};

export const citationTexts = {
  title: 'Cite this record',
  style: 'Style',
  copy: 'Copy citation',
  copied: 'Citation copied',
  notCopied: 'Your browser didn’t copy the citation',
  copyByHand: 'Select the text and copy it with the keyboard.',
};

/** Where the place lies. */
export const placeTexts = {
  title: 'Place',
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  map: (name: string) => `Map of Britain and Ireland with ${name} marked`,
};

/** Records of other sources. */
export const otherRecordsTexts = {
  title: 'Other records of this person',
  titleWith: (count: number) => `Other records of this person (${figure(count)})`,
  looking: 'Looking for other records',
  failed: 'We couldn’t compare other records',
  none: 'We found no record in another source that is close enough to this person.',
  strong: 'Strong match',
  possible: 'Possible match',
  why: 'Evidence',
  for: 'For: ',
  against: 'Against: ',
  dismiss: 'Not this person',
  dismissed: (name: string) => `We won’t show ${name} here again.`,
  undo: 'Undo',
  notStored: 'Your answer wasn’t saved. Please try again.',
};
