/** An act of staff that is written down. */
interface StaffActRule {
  /** As staff read it in the audit. */
  name: string;
  /** As the member reads it whose account it was about. */
  sentence: string;
  /** Fields that may be kept before and after; every other one is dropped. */
  fields: readonly string[];
}

/** Every act of staff that is written down, each with what may be kept of it. A closed list: an act that is not here cannot be recorded. */
export const STAFF_ACTS = {
  'member-viewed': { name: 'Looked at an account', sentence: 'Looked at your account', fields: ['page'] },
  'member-searched': { name: 'Searched for an account', sentence: 'Found your account by a search', fields: ['by', 'found'] },
  'duties-changed': { name: 'Changed duties', sentence: 'Changed your duties', fields: ['duties'] },
  'second-person-asked': { name: 'Asked a second person', sentence: 'Asked a colleague to approve a change to your account', fields: ['request', 'kind'] },
  'request-approved': { name: 'Approved a request', sentence: 'Approved a change to your account', fields: ['request', 'kind'] },
  'request-refused': { name: 'Refused a request', sentence: 'Refused a change to your account', fields: ['request', 'kind'] },
  'feature-switched': { name: 'Switched a feature', sentence: 'Switched a feature for your account', fields: ['feature', 'isOn'] },
  'message-sent': { name: 'Sent a message', sentence: 'Sent you a message', fields: ['message', 'segment', 'recipients'] },
  'job-retried': { name: 'Retried a job', sentence: 'Retried a job of yours', fields: ['kind', 'job'] },
  'job-stopped': { name: 'Stopped a job', sentence: 'Stopped a job of yours', fields: ['kind', 'job'] },
  'import-stopped': { name: 'Stopped an import', sentence: 'Stopped an import', fields: ['import', 'subject'] },
  'message-decided': { name: 'Decided about a message', sentence: 'Decided about a message of yours', fields: ['message', 'decision'] },
  'correction-decided': { name: 'Decided about a reported error', sentence: 'Decided about an error you reported', fields: ['request', 'isAccepted'] },
  'closure-decided': { name: 'Decided about closing a record', sentence: 'Decided about a record you asked us to close', fields: ['request', 'isAccepted'] },
  'record-reopened': { name: 'Opened a record again', sentence: 'Opened a record again', fields: ['request'] },
  'clipping-decided': { name: 'Decided about a shared clipping', sentence: 'Decided about a shared clipping', fields: ['report', 'isWithdrawn'] },
  'lines-decided': { name: 'Decided about corrections of a newspaper', sentence: 'Decided about corrections of yours', fields: ['page', 'corrections', 'isAccepted'] },
  'lines-undone': { name: 'Undid corrections of a newspaper', sentence: 'Undid corrections of yours', fields: ['page', 'corrections'] },
  'lines-placed': { name: 'Placed lost corrections of a newspaper', sentence: 'Placed corrections of yours', fields: ['page', 'line'] },
  'page-protected': { name: 'Protected a page of a newspaper, or opened it', sentence: 'Protected a page of a newspaper', fields: ['page', 'isProtected'] },
  'notice-written': { name: 'Wrote a service notice', sentence: 'Wrote a service notice', fields: ['notice', 'level'] },
  'notice-ended': { name: 'Ended a service notice', sentence: 'Ended a service notice', fields: ['notice'] },
  'request-answered': { name: 'Answered a support request', sentence: 'Answered your support request', fields: ['reference'] },
  'request-moved': { name: 'Moved a support request on', sentence: 'Moved your support request on', fields: ['reference', 'event'] },
  'browser-message-changed': { name: 'Changed a message in the browser', sentence: 'Changed a message in the browser', fields: ['message', 'isLive'] },
  'survey-published': { name: 'Published questions of the survey', sentence: 'Published questions of the survey', fields: ['version', 'questions'] },
  'list-exported': { name: 'Downloaded a list', sentence: 'Downloaded a list that names your account', fields: ['list', 'rows'] },
  'refund-made': { name: 'Gave money back', sentence: 'Gave you money back', fields: ['amount', 'currency', 'invoice', 'payment', 'refund'] },
  'credit-given': { name: 'Gave credit', sentence: 'Added credit to your account', fields: ['amount', 'currency', 'balance'] },
  'days-given': { name: 'Gave days', sentence: 'Added days to your subscription', fields: ['days', 'subscription', 'expiresAt'] },
  'invoice-voided': { name: 'Voided an invoice', sentence: 'Cancelled an invoice that was not paid', fields: ['invoice', 'amount', 'currency', 'state'] },
  'mail-resent': { name: 'Sent an email again', sentence: 'Sent you an email again', fields: ['kind', 'invoice'] },
  'difference-settled': { name: 'Settled a difference of the books', sentence: 'Settled a difference of the books', fields: ['difference'] },
  'subscription-changed': { name: 'Changed a subscription', sentence: 'Changed your subscription', fields: ['subscription', 'phase', 'plan', 'expiresAt'] },
  'payment-event-replayed': { name: 'Replayed an event of the processor', sentence: 'Checked a payment of yours again', fields: ['event', 'payment', 'state'] },
  'catalogue-changed': { name: 'Changed the catalogue', sentence: 'Changed a price', fields: ['plan', 'price', 'code', 'amount', 'percent', 'currency', 'displayName', 'holdings', 'trialDays', 'isOffered', 'mostUses', 'renewals', 'validFrom', 'validTo', 'id', 'type', 'recordSet', 'credits', 'country'] },
  'clock-moved': { name: 'Moved the clock of a demonstration', sentence: 'Moved the clock of your payments', fields: ['days'] },
} as const satisfies Record<string, StaffActRule>;

/** The key of an act. */
export type StaffActKind = keyof typeof STAFF_ACTS;

/** Every key, in the order in which staff choose among them. */
export const STAFF_ACT_KINDS = Object.keys(STAFF_ACTS) as StaffActKind[];

/** Whether a text is the key of an act. */
export const isStaffActKind = (text: string): text is StaffActKind => Object.hasOwn(STAFF_ACTS, text);
