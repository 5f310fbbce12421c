/** Where a question is. */
export const QUESTION_STATES = ['OPEN', 'IN_WORK', 'CONCLUDED', 'SET_ASIDE'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];
export const QUESTION_STATE_NAMES: Readonly<Record<QuestionState, string>> = {
  OPEN: 'Open',
  IN_WORK: 'In work',
  CONCLUDED: 'Concluded',
  SET_ASIDE: 'Set aside',
};

/** How sure a conclusion is; a question without one has none of them. */
export const CONFIDENCES = ['POSSIBLE', 'PROBABLE', 'PROVED'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
export const CONFIDENCE_NAMES: Readonly<Record<Confidence, string>> = {
  POSSIBLE: 'Possible',
  PROBABLE: 'Probable',
  PROVED: 'Proved',
};

/** What a source gave; planned ones have not been searched. */
export const OUTCOMES = ['PLANNED', 'FOUND', 'NOTHING', 'INCONCLUSIVE', 'NOT_OPEN'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  PLANNED: 'Planned',
  FOUND: 'Found',
  NOTHING: 'Nothing found',
  INCONCLUSIVE: 'Inconclusive',
  NOT_OPEN: 'Source not open',
};

/** What a statement is about. */
export const EVIDENCE_FACTS = [
  'NAME',
  'BIRTH',
  'BAPTISM',
  'AGE',
  'PARENTS',
  'MARRIAGE',
  'RESIDENCE',
  'OCCUPATION',
  'DEATH',
  'BURIAL',
  'OTHER',
] as const;
export type EvidenceFact = (typeof EVIDENCE_FACTS)[number];
export const EVIDENCE_FACT_NAMES: Readonly<Record<EvidenceFact, string>> = {
  NAME: 'Name',
  BIRTH: 'Birth',
  BAPTISM: 'Baptism',
  AGE: 'Age',
  PARENTS: 'Parents',
  MARRIAGE: 'Marriage',
  RESIDENCE: 'Residence',
  OCCUPATION: 'Occupation',
  DEATH: 'Death',
  BURIAL: 'Burial',
  OTHER: 'Something else',
};

/** Whether who gave the information was there. */
export const INFORMATION = ['PRIMARY', 'SECONDARY', 'UNKNOWN'] as const;
export type Information = (typeof INFORMATION)[number];
export const INFORMATION_NAMES: Readonly<Record<Information, string>> = {
  PRIMARY: 'Primary',
  SECONDARY: 'Secondary',
  UNKNOWN: 'Not known',
};

/** How a statement answers the question. */
export const DIRECTNESS = ['DIRECT', 'INDIRECT', 'NEGATIVE'] as const;
export type Directness = (typeof DIRECTNESS)[number];
export const DIRECTNESS_NAMES: Readonly<Record<Directness, string>> = {
  DIRECT: 'Direct',
  INDIRECT: 'Indirect',
  NEGATIVE: 'Negative',
};

/** How much a statement weighs for its member; one set aside takes no part. */
export const WEIGHTS = ['STRONG', 'SOME', 'WEAK', 'SET_ASIDE'] as const;
export type Weight = (typeof WEIGHTS)[number];
export const WEIGHT_NAMES: Readonly<Record<Weight, string>> = {
  STRONG: 'Strong',
  SOME: 'Some',
  WEAK: 'Weak',
  SET_ASIDE: 'Set aside',
};

/** What a statement says, in one line: value, date, place. */
export const statementWords = ({ value, date, place }: { value: string; date: string; place: string }): string =>
  [value, date, place].filter((part) => part !== '').join(', ') || '–';

/** What a statement is called: `William Pinch, birth`. */
export const statementName = ({ about, fact }: { about: string; fact: EvidenceFact }): string =>
  `${about}, ${EVIDENCE_FACT_NAMES[fact].toLowerCase()}`;
