import type { EvidenceInput, LogInput, PlanInput } from './questionApi.ts';

/** A new row of the plan. */
export const EMPTY_PLAN: PlanInput = {
  what: '',
  place: '',
  span: '',
  outcome: 'PLANNED',
  held: '',
  missing: '',
  address: '',
  note: '',
};
/** A new row of the log. */
export const EMPTY_LOG: LogInput = { what: '', whereDone: '', doneOn: '', outcome: 'FOUND', address: '', note: '' };
/** A new statement. */
export const EMPTY_EVIDENCE: EvidenceInput = {
  about: '',
  fact: 'BIRTH',
  value: '',
  date: '',
  place: '',
  information: 'UNKNOWN',
  directness: 'DIRECT',
  weight: 'SOME',
  citation: '',
  address: '',
  note: '',
};
