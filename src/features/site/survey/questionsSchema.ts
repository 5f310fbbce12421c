import { surveyDraftProblems } from '#domain/site/survey/planSurvey.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { draftOf, type QuestionsValues } from './questionDraft.ts';

/**
 * What has to be right before questions are published. Formik leaves empty texts out. Loaded at the first check
 * (services/forms/validateWith.ts).
 */
export const questionsSchema = ruleSchema<QuestionsValues>({ questions: [] }, ({ questions }) =>
  surveyDraftProblems(
    draftOf({
      questions: questions.map(({ words = '', options = '', ...question }) => ({ ...question, words, options })),
    }),
  ),
);
