import type { Database } from '#server/platform/db/database.ts';

/** Classes of the advisory locks of one issue, and of the order of changes. */
const LOCKS = { issue: 20_950, change: 20_951 };

/**
 * To be called before changes are numbered: held until the end of the transaction, so that numbers are committed in
 * their order.
 */
export async function lockChanges(tx: Database): Promise<void> {
  await tx.rows('/* newspapers.lockChange */ SELECT pg_advisory_xact_lock($1, 0)', [LOCKS.change]);
}

/**
 * Holds an issue for this transaction, so that two imports do not mix their pages, and no correction meets an import.
 */
export async function lockIssue(tx: Database, issueId: string): Promise<void> {
  await tx.rows('/* newspapers.lockIssue */ SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.issue, issueId]);
}
