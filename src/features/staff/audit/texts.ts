import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { DUTY_WORDS } from '#domain/staff/duties/dutyWords.ts';
import { isStaffActKind, STAFF_ACTS } from '#domain/staff/duties/staffActs.ts';

/** What staff did, `/internal/audit`. */
export const auditTexts = {
  title: 'Audit',
  intro:
    'What staff and operators did, newest first. Nothing here can be changed or deleted. When an account is erased, the entry stays without the person’s details.',
  loading: 'Loading the audit log',
  failed: 'We couldn’t load the audit log',
  found: (total: number) => countInWords(total, 'entry', 'entries'),

  /** The filters. */
  filtersName: 'Filters',
  formName: 'Entries about one account',
  act: 'Action',
  everyAct: 'Every action',
  duty: 'Duty',
  everyDuty: 'Every duty',
  member: 'Member’s account number',
  staff: 'Staff account number',
  invalid: 'Enter an account number: digits only.',
  show: 'Show entries',
  clear: 'Clear filters',

  /** The table. */
  caption: 'Staff actions, newest first',
  none: 'No entries match.',
  who: 'By',
  whom: 'Account',
  why: 'Reason',
  change: 'Change',
  time: 'Time',
  operator: 'Command line',
  gone: 'A former member of staff',
  nothing: '–',
  before: 'Before:',
  after: 'After:',
  pages: 'Pages of entries',

  /** The file. */
  download: 'Download as CSV',
  downloadHint: 'Up to 10,000 entries. The download is recorded here too.',
  downloadFailed: 'We could not make the file',
} as const;

/** An act in words. */
export const actName = (what: string): string => (isStaffActKind(what) ? STAFF_ACTS[what].name : what);
/** A duty as the server names it, in words. */
export const dutyName = (duty: string): string => DUTY_WORDS[duty.toLowerCase() as StaffDuty].name;
