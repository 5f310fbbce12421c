import { isSecurityEventKind, SECURITY_EVENTS } from './securityEvents.ts';

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
