import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** `/internal/tickets`. */
export const queueTexts = {
  title: 'Support requests',
  state: 'Status',
  all: 'All that are not closed',
  states: {
    NEW: 'New',
    OPEN: 'Open',
    WAITING: 'Waiting for the person who asked',
    SOLVED: 'Solved',
    CLOSED: 'Closed',
  } as Readonly<Record<string, string>>,
  loading: 'Loading requests',
  failed: 'We couldn’t load the requests',
  none: { title: 'No requests here', text: 'Requests from the contact page appear here, the longest waiting first.' },
  total: (count: number) => countInWords(count, 'request'),
  caption: 'Requests',
  subject: 'Subject',
  topic: 'About',
  promised: 'Answer by',
  changed: 'Last change',
  overdue: 'Overdue',
  pages: 'Pages of requests',
};

/** One request at the desk. */
export const deskTexts = {
  back: 'All requests',
  loading: 'Loading the request',
  failed: 'We couldn’t load the request',
  missing: { title: 'We can’t find this request', text: 'It may have been deleted with the account.' },
  email: 'Email',
  reference: 'Reference',
  topic: 'About',
  about: 'Record or payment',
  promised: 'Answer by',
  take: 'Start work',
  solve: 'Mark as solved',
  reopen: 'Open again',
  moved: 'Someone else changed this request. Read it again before you go on.',
  reply: 'Reply',
  andSolve: 'Mark as solved after the reply',
  details:
    'Details for support are attached as text. Save the file and open it under Support files to see the page as it was.',
};

/** `/internal/help`: notices. */
export const noticeFormTexts = {
  title: 'Notices and help',
  heading: 'Service notices',
  lead: 'Shown at the start of the help, on the contact page and on the pages concerned.',
  loading: 'Loading notices',
  failed: 'We couldn’t load the notices',
  none: 'No notice is in force or planned.',
  form: 'Write a notice',
  level: 'Level',
  levels: { INFO: 'Notice', PROBLEM: 'Known problem', OUTAGE: 'Not available' },
  text: 'Text',
  textHint: 'What happens, who is affected, until when. Up to 500 characters.',
  areas: 'Pages concerned',
  areaNames: {
    everything: 'All pages',
    search: 'Search',
    records: 'Records and images',
    newspapers: 'Newspapers',
    trees: 'Family trees',
    clippings: 'Clippings and collections',
    research: 'Research',
    account: 'Account',
    payment: 'Payments',
    library: 'Library access',
  },
  startsAt: 'Starts',
  endsAt: 'Ends',
  endsHint: 'Leave empty to end it yourself.',
  publish: 'Publish notice',
  refused: 'The notice was not published',
  end: 'End notice',
  endNamed: (text: string) => `End notice: ${text}`,
  span: (from: string, until: string | null) => (until === null ? `From ${from}` : `${from} to ${until}`),
};

/** `/internal/help`: what readers say. */
export const ratingListTexts = {
  heading: 'What readers say about the articles',
  lead: 'By version of the text, least helpful first. Comments are deleted after 90 days.',
  loading: 'Loading answers',
  failed: 'We couldn’t load the answers',
  none: 'No one has answered “Was this helpful?” yet.',
  caption: 'Answers by article',
  article: 'Article',
  version: 'Version',
  helped: 'Helped',
  share: (yes: number, no: number) => `${yes} of ${yes + no}`,
  reasons: 'Reasons',
  reasonNames: {
    OTHER_QUESTION: 'other question',
    UNCLEAR: 'unclear',
    OUT_OF_DATE: 'out of date',
    DID_NOT_WORK: 'didn’t work',
  } as Readonly<Record<string, string>>,
  words: 'What was missing',
};
