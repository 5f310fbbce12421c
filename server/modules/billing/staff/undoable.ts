import type { Database } from '#server/platform/db/database.ts';

import type { StaffOutcome } from './StaffBillingDeps.ts';

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
