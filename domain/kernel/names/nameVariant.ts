export type NameKind = 'forename' | 'surname';

/** How one name token is related to another, strongest first. */
export type VariantKind = 'exact' | 'abbreviation' | 'nickname' | 'spelling variant' | 'sounds alike';

/** A judged pair of name tokens. */
export interface NameMatch {
  how: VariantKind;
  /** 1 for exact, falling towards 0; relevance orders by it. */
  score: number;
}
