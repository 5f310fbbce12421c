/**
 * What can happen to an account or a sign-in, each with its name for staff and its sentence for the member it happened
 * to.
 */
const SECURITY_EVENTS = {
  'signed-in': { name: 'Signed in', sentence: 'You signed in' },
  'sign-in-failed': { name: 'Sign-in failed', sentence: 'Someone tried to sign in with a wrong password or passkey' },
  'second-factor-failed': {
    name: 'Second step failed',
    sentence: 'Someone entered the right password but a wrong code, recovery code or passkey',
  },
  'locked-out': { name: 'Locked out', sentence: 'Sign-in was paused after too many failed attempts' },
  'signed-out': { name: 'Signed out', sentence: 'You signed out' },
  'sessions-ended': { name: 'Sessions ended', sentence: 'Your account was signed out on one or more devices' },
  'everyone-signed-out': { name: 'Everyone signed out', sentence: 'Every account was signed out' },
  'keys-rotated': { name: 'Keys rotated', sentence: 'The keys of the site were renewed' },
  'factor-added': { name: 'Factor added', sentence: 'A way to prove who you are was added' },
  'factor-removed': { name: 'Factor removed', sentence: 'A way to prove who you are was removed' },
  'password-changed': { name: 'Password changed', sentence: 'Your password was changed' },
  'address-changed': { name: 'Email address changed', sentence: 'Your email address was changed' },
  'role-changed': { name: 'Role changed', sentence: 'The kind of your account was changed' },
  'grant-changed': { name: 'Grant changed', sentence: 'What your account may use was changed' },
  'member-viewed': { name: 'Staff opened an account', sentence: 'A member of our staff opened your account' },
  'token-reused': { name: 'Token used twice', sentence: 'A sign-in was ended because its renewal was used twice' },
  'token-refused': { name: 'Token refused', sentence: 'A sign-in that was no longer valid was refused' },
} as const;

/** The kind of a security event. */
export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

/** Every kind, in the order in which staff choose among them. */
export const SECURITY_EVENT_KINDS = Object.keys(SECURITY_EVENTS) as SecurityEventKind[];

/** Days that security events are kept: a year, so that the same week of last year can be looked at. */
export const SECURITY_EVENT_DAYS = 366;

/** Whether a text names a kind of security event. */
export const isSecurityEventKind = (text: string): text is SecurityEventKind => Object.hasOwn(SECURITY_EVENTS, text);

/** Ways of signing in and kinds of factors as members know them; what is not here stays as it was written down. */
const DETAILS: Readonly<Record<string, string>> = {
  pwd: 'password',
  otp: 'authenticator app',
  hwk: 'passkey',
  recovery: 'recovery code',
  federated: 'another site',
  internal: 'staff sign-in',
};

/** Who did it, where it was not the member. */
const BY: Readonly<Record<string, string>> = { staff: 'by our staff', operator: 'by the people who run this site' };

/** What a security event is called in the log that staff read. */
export const securityEventName = (kind: string): string =>
  isSecurityEventKind(kind) ? SECURITY_EVENTS[kind].name : kind;

/** The detail of an event in words; null for none. */
export const securityEventDetail = (detail: string | null): string | null =>
  detail &&
  detail
    .split(', ')
    .map((word) => DETAILS[word] ?? word)
    .join(' and ');

/**
 * A security event in one plain sentence for the member it happened to.
 * @example securityEventSentence({ kind: 'signed-in', actor: 'member', detail: 'pwd, otp' }) // 'You signed in
 * (password and authenticator app).'
 */
export function securityEventSentence({
  kind,
  actor,
  detail,
}: {
  kind: string;
  actor: string;
  detail: string | null;
}): string {
  const said = isSecurityEventKind(kind)
    ? SECURITY_EVENTS[kind].sentence
    : 'Something happened to the security of your account';
  const by = kind === 'member-viewed' ? undefined : BY[actor];
  const about = securityEventDetail(detail);
  return `${[said, by].filter(Boolean).join(' ')}${about === null ? '' : ` (${about})`}.`;
}
