/** The log of security events, `/internal/security-events`. */
export const securityEventTexts = {
  title: 'Security events',
  intro:
    'Sign-ins, failures and changes of the last year, by account number. Opening the events of one account is recorded, and the member can see that staff did so.',

  /** The filters. */
  filtersName: 'Filters',
  event: 'Event',
  everyEvent: 'Every event',
  formName: 'Events of one account',
  account: 'Account number',
  accountInvalid: 'Enter an account number: digits only.',
  show: 'Show events',
  everyAccount: 'Show every account',

  /** The table. */
  caption: 'Security events, newest first',
  waiting: 'Loading events…',
  none: 'No events match in the last year.',
  failed: 'We couldn’t load the events',
  eventColumn: 'Event',
  accountColumn: 'Account',
  byColumn: 'By',
  detailColumn: 'Detail',
  networkColumn: 'Network',
  timeColumn: 'Time',
  noAccount: 'None known',
  nothing: '–',

  /** Further pages. */
  pagesName: 'Pages of events',
  newest: 'Newest events',
  older: 'Older events',
} as const;

/** Who did it, other than staff. */
export const ACTORS: Readonly<Record<string, string>> = {
  visitor: 'Not known',
  member: 'The member',
  operator: 'Command line',
};
/** A member of staff, by account number where it is known. */
export const staffActor = (account: string | null): string => `Staff${account === null ? '' : `, account ${account}`}`;
