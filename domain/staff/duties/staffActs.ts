/** An act of staff that is written down. */
interface StaffActRule {
  /** As staff read it in the audit. */
  name: string;
  /** As the member reads it whose account it was about. */
  sentence: string;
  /** Fields that may be kept before and after; every other one is dropped. */
  fields: readonly string[];
}

/**
 * Every act of staff that is written down, each with what may be kept of it. A closed list: an act that is not here
 * cannot be recorded.
 */
export const STAFF_ACTS = {
  'member-viewed': { name: 'Opened an account', sentence: 'Opened your account', fields: ['page'] },
  'member-searched': {
    name: 'Searched for an account',
    sentence: 'Found your account by a search',
    fields: ['by', 'found'],
  },
  'duties-changed': { name: 'Changed duties', sentence: 'Changed your duties', fields: ['duties'] },
  'second-person-asked': {
    name: 'Asked a second person',
    sentence: 'Asked a colleague to approve a change to your account',
    fields: ['request', 'kind'],
  },
  'request-approved': {
    name: 'Approved a request',
    sentence: 'Approved a change to your account',
    fields: ['request', 'kind'],
  },
  'request-refused': {
    name: 'Refused a request',
    sentence: 'Refused a change to your account',
    fields: ['request', 'kind'],
  },
  'feature-switched': {
    name: 'Switched a feature',
    sentence: 'Switched a feature for your account',
    fields: ['feature', 'isOn'],
  },
  'site-setting-changed': {
    name: 'Changed a setting of the site',
    sentence: 'Changed a setting of the site',
    fields: ['setting', 'value'],
  },
  'text-changed': {
    name: 'Changed a text of the site',
    sentence: 'Changed a text of the site',
    fields: ['text', 'isDraft', 'isRemoval'],
  },
  'readings-by-members-set': {
    name: 'Let members decide readings',
    sentence: 'Let members decide readings of a record set',
    fields: ['recordSet', 'isOn'],
  },
  'mail-tested': { name: 'Tested email', sentence: 'Tested email', fields: [] },
  'message-sent': {
    name: 'Sent a message',
    sentence: 'Sent you a message',
    fields: ['message', 'segment', 'recipients'],
  },
  'job-retried': { name: 'Retried a job', sentence: 'Retried a job you had started', fields: ['kind', 'job'] },
  'job-stopped': { name: 'Stopped a job', sentence: 'Stopped a job you had started', fields: ['kind', 'job'] },
  'import-stopped': { name: 'Stopped an import', sentence: 'Stopped an import', fields: ['import', 'subject'] },
  'message-decided': {
    name: 'Decided about a message',
    sentence: 'Decided about a message you sent',
    fields: ['message', 'decision'],
  },
  'correction-decided': {
    name: 'Decided about a reported error',
    sentence: 'Decided about an error you reported',
    fields: ['request', 'isAccepted'],
  },
  'closure-decided': {
    name: 'Decided about closing a record',
    sentence: 'Decided about a record you asked us to close',
    fields: ['request', 'isAccepted'],
  },
  'record-reopened': { name: 'Opened a record again', sentence: 'Opened a record again', fields: ['request'] },
  'clipping-decided': {
    name: 'Decided about a shared clipping',
    sentence: 'Decided about a shared clipping',
    fields: ['report', 'isWithdrawn'],
  },
  'lines-decided': {
    name: 'Decided about corrections of a newspaper',
    sentence: 'Decided about your corrections',
    fields: ['page', 'corrections', 'isAccepted'],
  },
  'lines-undone': {
    name: 'Undid corrections of a newspaper',
    sentence: 'Undid your corrections',
    fields: ['page', 'corrections'],
  },
  'lines-placed': {
    name: 'Placed lost corrections of a newspaper',
    sentence: 'Placed your corrections',
    fields: ['page', 'line'],
  },
  'page-protected': {
    name: 'Protected a page of a newspaper, or opened it',
    sentence: 'Protected a page of a newspaper',
    fields: ['page', 'isProtected'],
  },
  'notice-written': { name: 'Wrote a service notice', sentence: 'Wrote a service notice', fields: ['notice', 'level'] },
  'notice-ended': { name: 'Ended a service notice', sentence: 'Ended a service notice', fields: ['notice'] },
  'request-answered': {
    name: 'Answered a support request',
    sentence: 'Answered your support request',
    fields: ['reference'],
  },
  'request-moved': {
    name: 'Changed the status of a support request',
    sentence: 'Changed the status of your support request',
    fields: ['reference', 'event'],
  },
  'browser-message-changed': {
    name: 'Changed a message in the browser',
    sentence: 'Changed a message in the browser',
    fields: ['message', 'isLive'],
  },
  'survey-published': {
    name: 'Published questions of the survey',
    sentence: 'Published questions of the survey',
    fields: ['version', 'questions'],
  },
  'list-exported': {
    name: 'Downloaded a list',
    sentence: 'Downloaded a list that names your account',
    fields: ['list', 'rows'],
  },
  'refund-made': {
    name: 'Refunded a payment',
    sentence: 'Refunded your payment',
    fields: ['amount', 'currency', 'invoice', 'payment', 'refund'],
  },
  'credit-given': {
    name: 'Added credits',
    sentence: 'Added credits to your account',
    fields: ['amount', 'currency', 'balance'],
  },
  'days-given': {
    name: 'Added days',
    sentence: 'Added days to your subscription',
    fields: ['days', 'subscription', 'expiresAt'],
  },
  'invoice-voided': {
    name: 'Cancelled an unpaid invoice',
    sentence: 'Cancelled an unpaid invoice of yours',
    fields: ['invoice', 'amount', 'currency', 'state'],
  },
  'mail-resent': { name: 'Sent an email again', sentence: 'Sent you an email again', fields: ['kind', 'invoice'] },
  'difference-settled': {
    name: 'Settled a difference in the books',
    sentence: 'Settled a difference in the books',
    fields: ['difference'],
  },
  'subscription-changed': {
    name: 'Changed a subscription',
    sentence: 'Changed your subscription',
    fields: ['subscription', 'phase', 'plan', 'expiresAt'],
  },
  'payment-event-replayed': {
    name: 'Processed a payment notice again',
    sentence: 'Checked your payment again',
    fields: ['event', 'payment', 'state'],
  },
  'catalogue-changed': {
    name: 'Changed the catalogue',
    sentence: 'Changed a price',
    fields: [
      'plan',
      'price',
      'code',
      'amount',
      'percent',
      'currency',
      'displayName',
      'holdings',
      'trialDays',
      'isOffered',
      'mostUses',
      'renewals',
      'validFrom',
      'validTo',
      'id',
      'type',
      'recordSet',
      'credits',
      'country',
    ],
  },
  'sheet-made': { name: 'Made a sheet', sentence: 'Made a sheet', fields: ['sheet'] },
  'sheet-changed': {
    name: 'Changed a sheet',
    sentence: 'Changed a sheet',
    fields: ['sheet', 'revision', 'change'],
  },
  'sheet-decided': {
    name: 'Decided which row of a sheet a record is',
    sentence: 'Decided which row of a sheet a record is',
    fields: ['sheet', 'record', 'decision'],
  },
  'closed-record-viewed': {
    name: 'Looked at a closed record',
    sentence: 'Looked at a closed record',
    fields: ['record'],
  },
  'sheet-published': { name: 'Published a sheet', sentence: 'Published a sheet', fields: ['sheet', 'revision'] },
  'sheet-withdrawn': {
    name: 'Took the records of a sheet from readers',
    sentence: 'Took the records of a sheet from readers',
    fields: ['sheet'],
  },
  'sheet-policy-changed': {
    name: 'Changed who publishes a sheet',
    sentence: 'Changed who publishes a sheet',
    fields: ['sheet', 'decides'],
  },
  'sheet-viewed': {
    name: 'Looked at rows of a sheet',
    sentence: 'Looked at rows of a sheet',
    fields: ['sheet', 'page'],
  },
  'steward-invited': {
    name: 'Invited a steward',
    sentence: 'Invited you to look after records or an organisation',
    fields: ['sheet', 'library', 'partner'],
  },
  'steward-accepted': {
    name: 'Became a steward',
    sentence: 'You accepted to look after records or an organisation',
    fields: ['sheet', 'library', 'partner'],
  },
  'steward-ended': {
    name: 'Ended a stewardship, or took an invitation away',
    sentence: 'Ended that you look after records or an organisation',
    fields: ['sheet', 'library', 'partner'],
  },
  'library-contacts-changed': {
    name: 'Changed whom the site writes to at a library',
    sentence: 'Changed whom the site writes to at a library',
    fields: ['library'],
  },
  'set-closed-until': {
    name: 'Changed until when a record set is closed',
    sentence: 'Changed until when a record set is closed',
    fields: ['set', 'closedUntil'],
  },
  'book-set-changed': {
    name: 'Changed a set of pages',
    sentence: 'Changed a set of pages',
    fields: ['set', 'change'],
  },
  'book-changed': { name: 'Changed a book', sentence: 'Changed a book of pages', fields: ['book', 'change'] },
  'newspaper-changed': {
    name: 'Changed a newspaper',
    sentence: 'Changed a newspaper',
    fields: ['newspaper', 'change'],
  },
  'newspaper-reading-changed': {
    name: 'Changed the reading of newspaper pages',
    sentence: 'Changed the reading of newspaper pages',
    fields: ['change'],
  },
  'sheet-deleted': { name: 'Deleted a sheet', sentence: 'Deleted a sheet', fields: ['sheet'] },
  'clock-moved': {
    name: 'Moved a demonstration clock',
    sentence: 'Moved the demonstration clock of your payments',
    fields: ['days'],
  },
} as const satisfies Record<string, StaffActRule>;

/** The key of an act. */
export type StaffActKind = keyof typeof STAFF_ACTS;

/** Every key, in the order in which staff choose among them. */
export const STAFF_ACT_KINDS = Object.keys(STAFF_ACTS) as StaffActKind[];

/** Whether a text is the key of an act. */
export const isStaffActKind = (text: string): text is StaffActKind => Object.hasOwn(STAFF_ACTS, text);
