/** What of two descriptions is compared. */
export type LinkageField =
  | 'surname'
  | 'forename'
  | 'sex'
  | 'birth'
  | 'death'
  | 'birthPlace'
  | 'place'
  | 'father'
  | 'mother'
  | 'spouse'
  | 'occupation'
  | 'marriage'
  | 'condition'
  | 'household'
  | 'mothersName'
  | 'nameThen'
  | 'life';

/** What one comparison came to. */
export interface Evidence {
  field: LinkageField;
  /** The outcome, as `linkageWeights` names it. */
  level: string;
  /** log2 of how much likelier the outcome is between sources of one person. */
  bits: number;
  /** In words a reader can check. */
  text: string;
}

/** One piece of evidence, in words a reader can check. */
export interface LinkageReason {
  text: string;
  /** For or against the two being one person. */
  isFor: boolean;
}

/** The evidence as readers see it: weightiest first, without what weighs nothing. */
export const reasonsOf = (found: readonly Evidence[]): (LinkageReason & Evidence)[] =>
  found
    .filter(({ bits }) => bits !== 0)
    .sort((one, other) => Math.abs(other.bits) - Math.abs(one.bits))
    .map((evidence) => ({ ...evidence, isFor: evidence.bits > 0 }));

const FIELDS: ReadonlySet<string> = new Set<LinkageField>(['household', 'father', 'mother', 'spouse']);

/**
 * Whether the words of some evidence about a record name others of its household or event: parents and spouse are known
 * from them, too. Where one of them is closed these words must not be given (spec 1 section 7).
 *
 * @param field - as `Evidence.field`
 */
export const namesHousehold = (field: string): boolean => FIELDS.has(field);
