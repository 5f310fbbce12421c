import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { DUTY_WORDS } from '#domain/staff/duties/dutyWords.ts';

import type { StaffAccount, StaffRequest } from './dutiesApi.ts';

type DutyAnswer = StaffAccount['duties'][number];
/** A duty as the server names it, in the words of the site. */
export const dutyIn = (answer: DutyAnswer): StaffDuty => answer.toLowerCase() as StaffDuty;
export const dutyName = (answer: DutyAnswer): string => DUTY_WORDS[dutyIn(answer)].name;

/** Staff and their duties, `/internal/staff`. */
export const staffTexts = {
  title: 'Staff and duties',
  intro:
    'What each member of staff may do. Some things need a second person, who has 24 hours to decide, and fourteen days about records.',
  loading: 'Loading staff accounts',
  failed: 'We couldn’t load the staff accounts',

  accounts: 'Staff accounts',
  caption: 'Staff accounts and their duties',
  account: 'Account',
  duties: 'Duties',
  change: 'Change',
  changeOf: (name: string) => `Change the duties of ${name}`,
  you: 'you',
  noDuties: 'None: this account can’t open staff pages',
  addStaff: 'An operator creates staff accounts on the command line.',
} as const;

/** The form that asks for other duties. */
export const askTexts = {
  form: (name: string) => `Duties of ${name}`,
  duties: 'Duties',
  reason: 'Reason',
  reasonHint: 'Recorded in the audit log. If this is a member’s account, they can read it.',
  missing: 'Enter a reason.',
  tooLong: 'Use 500 characters or fewer.',
  same: 'Choose different duties first.',
  ask: 'Ask for approval',
  cancel: 'Cancel',
  refused: 'We could not ask for this',
  asked: 'Request sent. Another member of staff with the duty Operations must approve it within 24 hours.',
} as const;

/** What a second person decides. */
export const requestTexts = {
  title: 'Requests for a second person',
  none: 'No requests in the last 30 days.',
  noneWaiting: 'Nothing is waiting for you.',
  waiting: 'Waiting',
  decided: 'Decided or lapsed',
  caption: 'Requests of the last 30 days, newest first',
  what: 'Request',
  state: 'Status',
  askedBy: 'Asked by',
  decidedBy: 'Decided by',
  time: 'Asked',
  reason: 'Reason',
  decidedWhy: 'Why refused',
  decidedWhyHint: 'Who asked reads it.',
  account: 'Account',
  until: 'Decide by',
  gone: 'A former member of staff',
  nothing: '–',
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  again: 'Try again',
  own: 'Someone else must approve your own request.',
  about: 'Someone else must approve a request about your account.',
  unfinished: 'Approved, but not carried out yet. You can try again.',
  failed: 'We could not do this',
  done: 'Approved and carried out.',
  notDone: 'Approved, but it could not be carried out. Try again later.',
  refused: 'Refused.',
  withdrawn: 'Withdrawn.',
} as const;

/** Where a request is. */
export const STATES: Readonly<Record<StaffRequest['state'], string>> = {
  WAITING: 'Waiting',
  LAPSED: 'Lapsed',
  REFUSED: 'Refused',
  UNFINISHED: 'Not carried out',
  DONE: 'Carried out',
};
