import { isActReason } from '#domain/billing/staff/actReasons.ts';
import { LONGEST_NOTE } from '#domain/billing/staff/refundRule.ts';

import type { Because } from './StaffBillingDeps.ts';

/** A page makes one key for each form it shows. */
const KEY = /^[\w-]{8,100}$/u;

interface BadInput {
  field: string;
  code: string;
  message: string;
}

/** What is wrong with a note; null for nothing. */
export function noteProblem(note: string): BadInput | null {
  const length = [...note.replaceAll('\0', '').trim()].length;
  if (length === 0) return { field: 'note', code: 'MISSING', message: 'Say why, for colleagues and the audit log.' };
  return length > LONGEST_NOTE
    ? { field: 'note', code: 'TOO_LONG', message: `Use ${LONGEST_NOTE} characters at most.` }
    : null;
}

/** What is wrong with why something is done; null for nothing. */
export function becauseProblem({ reason, note, key }: Because): BadInput | null {
  if (!isActReason(reason)) return { field: 'reason', code: 'INVALID', message: 'Choose a reason for the member.' };
  return (
    noteProblem(note) ??
    (KEY.test(key)
      ? null
      : { field: 'key', code: 'INVALID', message: 'A key has 8 to 100 letters, digits, hyphens and underscores.' })
  );
}

/** A note as it is kept. */
export const keptNote = (note: string): string => note.replaceAll('\0', '').trim();

/** Staff do not act on their own account. */
export const OWN_ACCOUNT: BadInput = {
  field: 'account',
  code: 'OWN_ACCOUNT',
  message: 'This is your own account. A colleague must do this.',
};
