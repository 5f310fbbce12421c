import type { DraftQuestion } from '#domain/site/survey/planSurvey.ts';
import { planSurvey } from '#domain/site/survey/planSurvey.ts';
import type { SurveyQuestion, SurveyVersion } from '#domain/site/survey/siteSurveyQuestions.ts';

/** A question as its fields hold it. */
export interface QuestionValues {
  key: string | null;
  kind: string;
  words: string;
  /** One answer a line. */
  options: string;
  isRequired: boolean;
}

/** The form of all questions. */
export interface QuestionsValues {
  questions: QuestionValues[];
}

/** A new question. */
export const NEW_QUESTION: QuestionValues = { key: null, kind: 'one', words: '', options: '', isRequired: false };

/** What is asked now, for the form. */
export const valuesOf = ({ questions }: SurveyVersion): QuestionsValues => ({
  questions: questions.map(({ key, kind, words, options, isRequired }) => ({ key, kind, words, isRequired, options: options.map((option) => option.words).join('\n') })),
});

/** What the form says, as the rules and the server read it. */
export const draftOf = ({ questions }: QuestionsValues): DraftQuestion[] =>
  questions.map(({ options, kind, ...question }) => ({ ...question, kind, options: kind === 'text' ? [] : options.split('\n').map((line) => line.trim()).filter((line) => line !== '') }));

/** The questions as readers would see them: those without words are not there yet. */
export const previewOf = (values: QuestionsValues, current: SurveyVersion): readonly SurveyQuestion[] => planSurvey(draftOf(values).filter(({ words }) => words.trim() !== ''), current).questions;

/** A list with the entry at a place moved by so many places. */
export function moved<Entry>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] {
  const next = [...list];
  const [entry] = next.splice(at, 1);
  if (entry !== undefined) next.splice(at + by, 0, entry);
  return next;
}
