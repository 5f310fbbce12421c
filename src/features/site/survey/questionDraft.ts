import { type DraftQuestion, planSurvey, tidyQuestion } from '#domain/site/survey/planSurvey.ts';
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
  questions: questions.map(({ key, kind, words, options, isRequired }) => ({
    key,
    kind,
    words,
    isRequired,
    options: options.map((option) => option.words).join('\n'),
  })),
});

/** What the form says, as the rules and the server read it. */
export const draftOf = ({ questions }: QuestionsValues): DraftQuestion[] =>
  questions.map(({ options, ...question }) => tidyQuestion({ ...question, options: options.split('\n') }));

/** The questions as readers would see them: those without words are not there yet. */
export const previewOf = (values: QuestionsValues, current: SurveyVersion): readonly SurveyQuestion[] =>
  planSurvey(
    draftOf(values).filter(({ words }) => words !== ''),
    current,
  ).questions;
