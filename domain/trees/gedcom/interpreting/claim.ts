/** What of a document a line of a record became. */
export type ClaimPart =
  | 'name'
  | 'fact'
  | 'note'
  | 'citation'
  | 'medium'
  | 'sex'
  | 'private'
  | 'living'
  | 'partner-of'
  | 'child-of'
  | 'partner'
  | 'child'
  | 'date'
  | 'place'
  | 'age'
  | 'cause'
  | 'label'
  | 'title'
  | 'author'
  | 'publication'
  | 'repository'
  | 'url'
  | 'file'
  | 'page'
  | 'text'
  | 'quality'
  | 'record'
  | 'story-text'
  | 'story-date'
  | 'person';

/**
 * A line that was understood, by its index among the lines beside it. What no claim names is kept for the export only.
 */
export interface Claim {
  part: ClaimPart;
  /** Number of a document, or the text of a note; null where a document has only one of the part. */
  key: number | string | null;
}

/** What a line became, which the document may have more than one of where a key is given. */
export const claimOf = (part: ClaimPart, key: Claim['key'] = null): Claim => ({ part, key });

/** Claims of the lines right below one line. */
export type Claims = ReadonlyMap<number, Claim>;

/** What was read from a line, and which lines below it that was. */
export interface Reading<Value> {
  value: Value;
  claims: Claims;
}
