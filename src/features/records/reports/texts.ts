/** Above both forms: the record a report is about. */
export const reportedRecordTexts = {
  loading: 'Loading record',
  failed: 'We couldn’t fetch this record',
  missing: {
    title: 'We do not have this record',
    text: 'It may be closed for privacy, or a newer transcription may have replaced it.',
  },
  unnamed: { title: 'First choose a record', text: 'Open the record you want to report. Its page leads back here.' },
  search: 'Search the records',
  back: 'Back to the record',
};

/** Reporting a wrong reading. */
export const errorReportTexts = {
  title: 'Report an error',
  lead: 'Say what the transcript should read. If we accept your correction, it appears beside the original reading and searches find both.',
  field: 'What is wrong?',
  chooseField: 'Choose a field',
  missingField: (label: string) => `${label}: left out`,
  proposed: 'What should it say?',
  written: (reading: string) => `The transcript says: ${reading}`,
  comment: 'How do you know?',
  commentHint: 'A line of the page, another source, or what you know of the family.',
  send: 'Send report',
  signInAndSend: 'Sign in and send',
  notSent: 'Your report was not sent',
  sent: {
    title: 'Thank you: your report is with us',
    text: 'We will compare it with the source. Our answer will appear under “My corrections”.',
    mine: 'See my corrections',
    another: 'Report another error',
    agreed: {
      title: 'Thank you: another member reads the same',
      text: 'Your reading fits what the transcriber could read, so it now appears on the transcript, and searches find it.',
    },
  },
};

/** Asking for a record to be closed. */
export const closeRecordTexts = {
  title: 'Ask to close a record',
  lead: 'We close records of people who may be living. If we missed one, or there is another legal reason, please let us know.',
  form: 'Ask to close a record',
  concern: 'Who is the record about?',
  reason: 'Why must it be closed?',
  contact: 'Your email address',
  contactHint: 'We use it once, to answer you, and then delete it.',
  send: 'Send request',
  notSent: 'Your request was not sent',
  sent: {
    title: 'Your request is with us',
    text: 'We will look into it and reply by email. If we close the record, no one can find it, and later imports will not open it again.',
  },
};

/** What a member reported. */
export const myCorrectionsTexts = {
  title: 'My corrections',
  lead: 'Your reports about records, newest first.',
  loading: 'Loading your corrections',
  failed: 'We couldn’t fetch your corrections',
  empty: {
    title: 'You have reported nothing yet',
    text: 'When a transcript is wrong, select “Report an error” on its page. Your reports and our answers appear here.',
    search: 'Search the records',
  },
  errors: 'Errors you reported',
  closures: 'Records you asked us to close',
};

/** One report. */
export const reportCardTexts = {
  removedRecord: 'A record that is no longer here',
  closedRecord: 'A closed record',
  states: { WAITING: 'Waiting', ACCEPTED: 'Accepted', REJECTED: 'Not accepted' },
  fits: 'Fits what could be read',
  edited: 'An edit of the record says so. The report is accepted once readers have the edit.',
  undone: 'Lifted',
  undoneOn: 'This closure has been lifted: ',
  undoneBy: (who: string) => ` by ${who}`,
};

/** The queue of staff. */
export const reportQueueTexts = {
  title: 'Reports about records',
  tabs: 'Reports by status',
  loading: 'Loading reports',
  failed: 'We couldn’t fetch the reports',
  nothingWaiting: 'Nothing is waiting',
  nothingDecided: 'No reports here',
  closures: { waiting: 'Records to close', decided: 'Requests to close records' },
  corrections: 'Wrong readings',
  decideAbout: (name: string, field?: string) => `Decide about ${name}${field === undefined ? '' : `, ${field}`}`,
  close: 'Close the record',
  leaveOpen: 'Leave it open',
  edit: 'Edit the record itself',
  accept: 'Accept',
  reject: 'Reject',
  answer: 'Answer',
  answerHint: 'We send it to the person who reported this.',
  answerMissing: 'Say why it is not accepted.',
  notStored: 'The decision was not saved',
};

/** Sets in which members decide. */
export const readingSetsTexts = {
  title: 'Readings that members decide',
  lead: 'Where two members propose the same name and the transcriber’s reading allows it, it is accepted without you. Their accounts are older than a week and come from two networks; anything else waits here as before.',
  loading: 'Loading record sets',
  failed: 'We couldn’t load the record sets',
  notSaved: 'The change was not saved',
};

/** Records that name the person of one that is to be closed. */
export const besideTexts = {
  title: 'Records that name this person',
  lead: 'Choose what happens to each of them if you close the record. “Leave the name out” hides everything that record says about the person, and covers its line on the page.',
  none: 'We found no other record that names this person.',
  loading: 'Looking for records that name this person',
  failed: 'We couldn’t look for records that name this person',
  ties: {
    ENTRY: 'Same entry',
    GROUP: 'Same household or event',
    ELSEWHERE: 'Another record: check that it is the same person',
  },
  namedIn: (labels: readonly string[]) => `Named in: ${labels.join(', ')}`,
  sharesEntry: 'Gives the same date, place and page',
  choose: (name: string) => `What happens to the record of ${name}`,
  choices: { CLOSE: 'Close this record too', MASK: 'Leave the name out', LEAVE: 'Leave it as it is' },
  newspapers: 'Newspaper articles that name the person are closed one by one, from the command line.',
  searchNewspapers: (name: string) => `Search the newspapers for ${name}`,
};

/** Undoing a closure. */
export const reopenTexts = {
  open: 'Open again',
  openNamed: (name: string) => `Open again: ${name}`,
  title: (name: string) => `Open ${name} again?`,
  description: 'Readers can find and read the record again, unless another request keeps it closed.',
  leave: 'Leave it closed',
  confirm: 'Open the record',
  why: 'Why is it opened again?',
  whyHint: 'Saved with the request, and sent to the member who asked.',
  notOpened: 'The record was not opened',
  outcomes: {
    opened: { title: 'The record is open again' },
    'still closed': {
      title: 'The record stays closed',
      description:
        'This closure has been lifted. Another request, or the record set itself, still keeps the record closed.',
    },
    'done before': { title: 'Another member of staff has already lifted this closure' },
  },
};
