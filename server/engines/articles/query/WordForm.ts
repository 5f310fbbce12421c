/** A word of the index that a word of the query is found by. */
export interface WordForm {
  form: string;
  /** Levels that a hit by it loses; 0 for the word itself. */
  cost: number;
}
