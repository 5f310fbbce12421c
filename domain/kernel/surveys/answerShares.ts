/** How often an answer was given. */
export interface AnswerCount {
  answer: string;
  count: number;
}

/** An answer and its part of all surveys. */
export interface AnswerShare extends AnswerCount {
  /** Whole percent of the surveys sent; 0 where there are none. */
  percent: number;
}

/**
 * Every possible answer with how often it was given, the most frequent first; of equals, the order of the survey.
 * Percentages are of surveys, so that those of several answers add up to more than 100.
 * @param answers all that can be given
 * @param counts those that were; others are left out
 * @param total surveys sent
 */
export function shareOfAnswers(
  answers: readonly string[],
  counts: readonly AnswerCount[],
  total: number,
): AnswerShare[] {
  const given = new Map(counts.map(({ answer, count }) => [answer, count]));
  return answers
    .map((answer) => {
      const count = given.get(answer) ?? 0;
      return { answer, count, percent: total === 0 ? 0 : Math.round((count * 100) / total) };
    })
    .sort((a, b) => b.count - a.count);
}
