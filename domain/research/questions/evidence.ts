import type { EvidenceRow } from './questionRows.ts';

/** A statement with what of it is compared with others. */
export interface EvidenceStatement extends Omit<EvidenceRow, 'citation' | 'note'> {
  id: string;
}

/** Two statements that cannot both be right, or hardly. */
export interface EvidenceConflict {
  /** The same as long as it is between the same statements for the same reason. */
  key: string;
  /** The two statements, as they are in the table. */
  ids: readonly [string, string];
  /** Why, in a sentence. */
  reason: string;
}
