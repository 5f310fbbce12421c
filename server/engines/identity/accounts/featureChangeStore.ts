import type { Database } from '#server/platform/db/database.ts';

/** Who switches something, and why. */
export interface SwitchedBy {
  /** The member of staff; null for an operator on the command line. */
  staffId: number | null;
  /** In their own words; empty when they gave none. */
  reason: string;
}

/** One switch of a feature. */
export interface FeatureChange extends SwitchedBy {
  id: number;
  feature: string;
  /** Whose it was; null when it was for everyone, or the account is gone. */
  memberId: number | null;
  actor: 'staff' | 'operator';
  was: string;
  becomes: string;
  changedAt: Date;
}

/** Longest reason that is kept, in characters. */
const LONGEST_REASON = 500;

/** Keeps a change, in the transaction that makes it. */
export async function keepChange(
  db: Pick<Database, 'rows'>,
  { staffId, reason }: SwitchedBy,
  { feature, memberId, was, becomes }: Pick<FeatureChange, 'feature' | 'memberId' | 'was' | 'becomes'>,
): Promise<void> {
  await db.rows(
    `/* featureChange.keep */ INSERT INTO feature_change (feature, member_id, staff_id, actor, was, becomes, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      feature,
      memberId,
      staffId,
      staffId === null ? 'operator' : 'staff',
      was,
      becomes,
      reason.trim().slice(0, LONGEST_REASON),
    ],
  );
}

/** Changes of a feature, the newest first; at most `limit`. */
export const changesOf = (db: Database, feature: string, limit: number): Promise<FeatureChange[]> =>
  db.rows<FeatureChange>(
    `/* featureChange.list */ SELECT id, feature, member_id AS "memberId", staff_id AS "staffId", actor, was, becomes, reason, changed_at AS "changedAt"
     FROM feature_change WHERE feature = $1 ORDER BY id DESC LIMIT $2`,
    [feature, limit],
  );
