import { useLocation, useNavigate } from 'react-router-dom';

import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';

import { findTexts as texts } from './texts.ts';

/** Where the account of a member is, for support. */
export const memberAddress = (memberId: string): string => `/internal/members/${memberId}`;

/** The reason of a look travels in the history entry: it may name a person, so it is not in the address. */
export const stateOf = (reason: string): { lookReason: string } => ({ lookReason: reason.trim() });

/** What is wrong with the reason of a look; null when nothing is. */
export const lookReasonProblem = (reason: string): string | null =>
  reason.trim() === '' ? texts.reasonMissing : reason.trim().length > LONGEST_STAFF_REASON ? texts.tooLong : null;

/** The reason that this page was opened with, null for none yet, and what gives it one. */
export function useLookReason(): { reason: string | null; give: (reason: string) => void } {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const kept: unknown = typeof state === 'object' && state !== null && 'lookReason' in state ? state.lookReason : null;
  return {
    reason: typeof kept === 'string' && kept !== '' ? kept : null,
    give: (reason) => void navigate(pathname, { replace: true, state: stateOf(reason) }),
  };
}
