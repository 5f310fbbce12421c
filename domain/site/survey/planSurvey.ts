import { isLongerThan } from '#domain/kernel/surveys/surveyComment.ts';

import { isSurveyKind, type SurveyQuestion, type SurveyVersion } from './siteSurveyQuestions.ts';

/** Questions of one survey at most: it is short, or no one answers it. */
export const MOST_QUESTIONS = 8;
/** Answers of one question at most, and at least where answers are chosen. */
export const MOST_OPTIONS = 8;
const FEWEST_OPTIONS = 2;
/** Characters of a question and of an answer, as a person counts them. */
export const LONGEST_QUESTION = 150;
export const LONGEST_OPTION = 60;

/** A question as staff write it. */
export interface DraftQuestion {
  /** Of the question that it was made from; null for a new one. */
  key: string | null;
  kind: string;
  words: string;
  /** Answers to choose among, in order. */
  options: readonly string[];
  isRequired: boolean;
}

const plain = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/**
 * A question without marks that take no room and without empty answers; one in one's own words has no answers to choose
 * among.
 */
export const tidyQuestion = ({ words, options, ...rest }: DraftQuestion): DraftQuestion => ({
  ...rest,
  words: plain(words),
  options: rest.kind === 'text' ? [] : options.map(plain).filter((option) => option !== ''),
});

function optionsProblem({ kind, options }: DraftQuestion): string | null {
  if (kind === 'text') return null;
  if (options.length < FEWEST_OPTIONS) return `Enter at least ${FEWEST_OPTIONS} answers, one a line.`;
  if (options.length > MOST_OPTIONS) return `Use ${MOST_OPTIONS} answers or fewer.`;
  if (options.some((option) => isLongerThan(option, LONGEST_OPTION)))
    return `Use ${LONGEST_OPTION} characters or fewer for each answer.`;
  return new Set(options.map((option) => option.toLowerCase())).size < options.length
    ? 'Two answers are the same.'
    : null;
}

/**
 * What is wrong with questions before they are published: by `words-0` and `options-0`, numbered from the first
 * question, and `questions` for the whole. Empty: they can be published.
 */
export function surveyDraftProblems(draft: readonly DraftQuestion[]): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.length === 0)
    problems.questions = 'A survey has at least one question. To ask nothing, switch the flag enable-refiner off.';
  if (draft.length > MOST_QUESTIONS) problems.questions = `Use ${MOST_QUESTIONS} questions or fewer.`;
  if (draft.some(({ kind }) => !isSurveyKind(kind))) problems.questions = 'Choose how each question is answered.';
  for (const [at, question] of draft.map(tidyQuestion).entries()) {
    if (question.words === '') problems[`words-${at}`] = 'Enter the question.';
    else if (isLongerThan(question.words, LONGEST_QUESTION))
      problems[`words-${at}`] = `Use ${LONGEST_QUESTION} characters or fewer.`;
    const options = optionsProblem(question);
    if (options !== null) problems[`options-${at}`] = options;
  }
  return problems;
}

const isSameQuestion = (draft: DraftQuestion, asked: SurveyQuestion): boolean =>
  draft.kind === asked.kind &&
  draft.words === asked.words &&
  JSON.stringify(draft.options) === JSON.stringify(asked.options.map(({ words }) => words));

/**
 * Whether a question is counted on with the answers it already has: its wording, kind and answers are as they were
 * asked.
 */
export function isCountedOn(draft: DraftQuestion, current: SurveyVersion): boolean {
  const asked = current.questions.find(({ key }) => key === draft.key);
  return asked !== undefined && isSameQuestion(tidyQuestion(draft), asked);
}

/**
 * The questions of the next version. One whose wording, kind and answers are as before keeps its key and its counts,
 * wherever it now is in the order; any other gets a key of its own, so that no answer is ever counted for a question
 * that was not asked. Which questions have to be answered may change.
 * @param draft - without problems (`surveyDraftProblems`)
 */
export function planSurvey(draft: readonly DraftQuestion[], current: SurveyVersion): SurveyVersion {
  const version = current.version + 1;
  const taken = new Set<string>();
  const questions = draft.map(tidyQuestion).map((question, at): SurveyQuestion => {
    const { kind, words, isRequired } = question;
    const asked = current.questions.find(({ key }) => key === question.key && !taken.has(key));
    if (asked && isSameQuestion(question, asked)) {
      taken.add(asked.key);
      return { ...asked, isRequired };
    }
    return {
      key: `v${version}q${at + 1}`,
      kind: isSurveyKind(kind) ? kind : 'text',
      words,
      isRequired,
      options: question.options.map((option, place) => ({ id: `a${place + 1}`, words: option })),
    };
  });
  return { version, questions };
}
