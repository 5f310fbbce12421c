import { type AnswerShare, shareOfAnswers } from '#domain/kernel/surveys/answerShares.ts';

import type { SurveyQuestion, SurveyVersion } from './siteSurveyQuestions.ts';

/** How often an answer was given to a question. */
export interface ReplyCount {
  question: string;
  /** Id of the option. */
  answer: string;
  count: number;
}

/** A question with what was answered to it. */
export interface CountedQuestion {
  question: SurveyQuestion;
  /** It is in the survey that is asked now. */
  isAsked: boolean;
  /** Surveys sent that had it. */
  asked: number;
  /** In the words of its answers; percentages of `asked`. Empty for one's own words. */
  shares: AnswerShare[];
}

/**
 * Every question that is asked, in its order, and after these the ones that were asked in a survey counted here, the
 * latest first.
 * @param versions - every publication, the current one first
 * @param sent - surveys by version
 * @param counts - answers that were chosen
 */
export function countSurvey(
  versions: readonly SurveyVersion[],
  sent: ReadonlyMap<number, number>,
  counts: readonly ReplyCount[],
): CountedQuestion[] {
  const [current] = versions;
  const known = new Map<string, CountedQuestion>();
  for (const { version, questions } of versions) {
    const surveys = sent.get(version) ?? 0;
    for (const question of questions) {
      const before = known.get(question.key);
      if (before) before.asked += surveys;
      else known.set(question.key, { question, isAsked: version === current?.version, asked: surveys, shares: [] });
    }
  }
  const questions = [...known.values()].filter(({ isAsked, asked }) => isAsked || asked > 0);
  for (const counted of questions) {
    const { key, options } = counted.question;
    const words = new Map(options.map(({ id, words: text }) => [id, text]));
    const given = counts.filter(({ question }) => question === key);
    counted.shares = shareOfAnswers(
      options.map(({ id }) => id),
      given,
      counted.asked,
    ).map(({ answer, ...share }) => ({ answer: words.get(answer) ?? answer, ...share }));
  }
  return questions;
}
