/** The survey while it is filled in. */
export interface SurveyValues {
  reasons: string[];
  /** Empty: not answered. */
  mightReturn: string;
  comment: string;
}

export const EMPTY_SURVEY: SurveyValues = { reasons: [], mightReturn: '', comment: '' };
