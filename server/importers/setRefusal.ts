import { UserError } from '#server/platform/config/UserError.ts';

import type { UndecidedEntry } from './comparison/undecidedEntries.ts';

/**
 * Why files may not replace a set: none of their rows makes a record, none gives a year, they make more than a tenth
 * fewer records than it holds, records that are closed for readers would be open, or so many entries with something
 * attached cannot be told.
 */
export type RefusedBecause =
  | { why: 'empty' }
  | { why: 'undated' }
  | { why: 'fewer'; held: number; made: number }
  | { why: 'opens'; records: number }
  | { why: 'unsure'; entries: readonly UndecidedEntry[] };

/** Files that may not replace a set. The message is for operators; others are told by what it is because of. */
export class SetRefusal extends UserError {
  readonly because: RefusedBecause;

  constructor(message: string, because: RefusedBecause) {
    super(message);
    this.because = because;
  }
}
