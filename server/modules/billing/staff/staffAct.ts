import { isActReason } from '#domain/billing/staff/actReasons.ts';
import { LONGEST_NOTE } from '#domain/billing/staff/refundRule.ts';
import type { GiftDeps } from '#server/modules/billing/gifts/index.ts';
import type { PaymentDeps } from '#server/modules/billing/payments/index.ts';
import type { Database } from '#server/platform/db/database.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    staffBilling: StaffBillingDeps;
  }
}

/** What staff need to act on the money of members. */
export interface StaffBillingDeps {
  payments: PaymentDeps;
  gifts: GiftDeps;
  /** Minor units; setting STAFF_REFUND_LIMIT. */
  refundLimit: number;
  /** Minor units; setting STAFF_DAY_LIMIT. */
  dayLimit: number;
}

/** What came of an act: done, waiting for a second person, or why not. */
export type StaffOutcome = { done: true } | { requestId: number } | { field: string; code: string; message: string };

/** Why staff did it. */
export interface Because {
  /** A key of domain/billing/staff/actReasons.ts. */
  reason: string;
  note: string;
  key: string;
}

/** Undoes what an act has written so far. */
export class Undone extends Error {
  readonly outcome: StaffOutcome;

  /** @param outcome - what staff are answered */
  constructor(outcome: StaffOutcome) {
    super('Nothing was done.');
    this.outcome = outcome;
  }
}

/**
 * Runs an act in a transaction of its own; one that throws {@link Undone} leaves nothing behind and answers with its
 * outcome.
 */
export async function undoable(db: Database, act: (tx: Database) => Promise<StaffOutcome>): Promise<StaffOutcome> {
  try {
    return await db.transaction(act);
  } catch (error) {
    if (error instanceof Undone) return error.outcome;
    throw error;
  }
}

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
