import type { FindingCode } from './findingKinds.ts';

/** Something in a tree that cannot be, hardly is, or is missing. Nothing is changed for it. */
export interface TreeFinding {
  code: FindingCode;
  /** What is wrong and why, as a sentence. */
  text: string;
  /** The person to look at first, then the others. */
  personIds: readonly number[];
}

/** A fact of a person as the checks see it. */
export interface CheckedFact {
  /** A type of `factTypes`. */
  type: string;
  /** What a custom fact is called. */
  label: string;
  /** Of its date, as written; null where it has none. Days are encoded. */
  text: string | null;
  from: number | null;
  to: number | null;
  hasPlace: boolean;
}

/** Characters of a reason for dismissing a finding. */
export const LONGEST_REASON = 300;

/** The name of a finding in its tree: what it is and whom it is about. @example 'BORN_AFTER_DEATH-12' */
export const findingKey = ({ code, personIds }: Pick<TreeFinding, 'code' | 'personIds'>): string =>
  [code, ...personIds.slice(0, 6)].join('-');
