import type { Directness, EvidenceFact, Information, Outcome, Weight } from './questionKinds.ts';

/** A source that is to be searched, as a member has put it. */
export interface PlanRow {
  what: string;
  place: string;
  span: string;
  outcome: Outcome;
  /** What this site had of it when it was planned, in words, and what was missing in between. */
  held: string;
  missing: string;
  note: string;
}

/** A search that was made, as a member has put it. */
export interface LogRow {
  what: string;
  whereDone: string;
  /** As written. */
  doneOn: string;
  outcome: Outcome;
  note: string;
}

/** What a source says about a person, as a member has put it. */
export interface EvidenceRow {
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
  /** The source, where it is not on this site. */
  citation: string;
  note: string;
}

/** A page of this site that a row names; its name is null where the reader cannot open it any more. */
export interface RowLink {
  address: string;
  name?: string | null;
  detail?: string | null;
}
