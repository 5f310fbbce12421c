/** A refusal of one field of a survey, with a sentence for who fills it in. */
export interface SurveyProblem<Field extends string> {
  field: Field;
  code: 'REQUIRED' | 'INVALID' | 'TOO_LONG';
  message: string;
}
