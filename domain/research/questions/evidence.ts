import type { Directness, EvidenceFact, Information, Weight } from './questionKinds.ts';

/** What a source says about a person, as a member has put it. */
export interface EvidenceStatement {
  id: string;
  /** Whom it is about, in the member's words; statements are compared where these agree. */
  about: string;
  fact: EvidenceFact;
  /** What it says: an age in years, an occupation, names. */
  value: string;
  /** As written: `about 1841`, `3 April 1881`. */
  date: string;
  place: string;
  information: Information;
  directness: Directness;
  weight: Weight;
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
