import { EVIDENCE_FACT_NAMES } from '#domain/research/questions/questionKinds.ts';

import type { EvidenceRow } from './questionApi.ts';

/** What a statement says, in one line: value, date, place. */
export const statementWords = ({ value, date, place }: Pick<EvidenceRow, 'value' | 'date' | 'place'>): string => [value, date, place].filter((part) => part !== '').join(', ') || '–';

/** What a statement is called: `William Pinch, birth`. */
export const statementName = ({ about, fact }: Pick<EvidenceRow, 'about' | 'fact'>): string => `${about}, ${EVIDENCE_FACT_NAMES[fact].toLowerCase()}`;
