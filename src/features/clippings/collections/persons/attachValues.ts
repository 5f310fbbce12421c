/** The person a clipping goes to, and what it is evidence of. */
export interface AttachValues {
  /** Id of the tree. */
  treeId: string;
  /** Empty until one is chosen. */
  personId: string;
  /** Empty: of the person; `NEW_FACT`; else the id of a fact of theirs. */
  evidenceOf: string;
  /** Of a new fact, as its date and place. */
  type: string;
  date: string;
  place: string;
}

/** A fact that the person does not have yet. */
export const NEW_FACT = 'new';
