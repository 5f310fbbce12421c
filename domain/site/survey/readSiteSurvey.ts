import { isLongerThan, surveyComment, type SurveyProblem } from '#domain/kernel/surveys/surveyComment.ts';

import type { SurveyQuestion, SurveyVersion } from './siteSurveyQuestions.ts';

/** Longest answer in one's own words, in characters as a person counts them: an emoji is one. */
export const LONGEST_SITE_COMMENT = 500;

/** A survey as it is filled in, by the key of each question: what was chosen, or one text. Anything may be in it. */
export type SurveyReplies = Readonly<Record<string, readonly string[]>>;

/** Answers to one question as they are stored; empty for none. */
function replyTo(
  { kind, options }: SurveyQuestion,
  given: readonly string[],
): { reply: string[] } | { code: 'INVALID' | 'TOO_LONG' } {
  if (kind === 'text') {
    const words = surveyComment(given[0] ?? '');
    if (given.length > 1) return { code: 'INVALID' };
    return isLongerThan(words, LONGEST_SITE_COMMENT) ? { code: 'TOO_LONG' } : { reply: words === '' ? [] : [words] };
  }
  const chosen = options.map(({ id }) => id).filter((id) => given.includes(id));
  return chosen.length < given.length || (kind === 'one' && chosen.length > 1)
    ? { code: 'INVALID' }
    : { reply: chosen };
}

const MESSAGES = {
  INVALID: 'Choose one of the answers.',
  REQUIRED: 'Choose one of the answers.',
  TOO_LONG: `Use ${LONGEST_SITE_COMMENT} characters or fewer.`,
} as const;

/**
 * Reads a filled-in survey of the site against the questions that were asked. A question that has to be answered is;
 * something is.
 * @returns what to store, by key, questions without an answer left out; or why it cannot be, by the key of each
 * question
 */
export function readSiteSurvey(
  { questions }: SurveyVersion,
  given: SurveyReplies,
): { replies: Record<string, string[]> } | { problems: SurveyProblem<string>[] } {
  const problems: SurveyProblem<string>[] = [];
  const replies: Record<string, string[]> = {};
  for (const question of questions) {
    const { key, kind, isRequired } = question;
    const read = replyTo(question, given[key] ?? []);
    const code = 'code' in read ? read.code : read.reply.length === 0 && isRequired ? 'REQUIRED' : null;
    if (code !== null)
      problems.push({
        field: key,
        code,
        message: code === 'REQUIRED' && kind === 'text' ? 'Enter an answer.' : MESSAGES[code],
      });
    else if ('reply' in read && read.reply.length > 0) replies[key] = read.reply;
  }
  const first = questions[0]?.key;
  if (problems.length === 0 && Object.keys(replies).length === 0 && first !== undefined)
    problems.push({ field: first, code: 'REQUIRED', message: 'Answer at least one question.' });
  return problems.length > 0 ? { problems } : { replies };
}
