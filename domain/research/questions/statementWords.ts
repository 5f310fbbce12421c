import { EVIDENCE_FACT_NAMES, type EvidenceFact } from './questionKinds.ts';

/** What a statement says, in one line: value, date, place. */
export const statementWords = ({ value, date, place }: { value: string; date: string; place: string }): string =>
  [value, date, place].filter((part) => part !== '').join(', ') || '–';

/** What a statement is called: `William Pinch, birth`. */
export const statementName = ({ about, fact }: { about: string; fact: EvidenceFact }): string =>
  `${about}, ${EVIDENCE_FACT_NAMES[fact].toLowerCase()}`;
