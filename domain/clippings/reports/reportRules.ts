import { figure } from '#domain/kernel/wording/countInWords.ts';

/** Why a shared clipping is reported. */
export const SHARE_CONCERNS = ['LIVING', 'RIGHTS', 'HARMFUL', 'OTHER'] as const;
export type ShareConcern = (typeof SHARE_CONCERNS)[number];

/** Shown beside the choice, and to staff. */
export const SHARE_CONCERN_LABELS: Readonly<Record<ShareConcern, string>> = {
  LIVING: 'It’s about a living person',
  RIGHTS: 'It uses a picture or text without permission',
  HARMFUL: 'It’s offensive or harmful',
  OTHER: 'There is another reason',
};

/** Longest comment of a reporter, and longest reason of staff, in UTF-16 units. */
const LONGEST_COMMENT = 2_000;
/** Shortest reason of staff, and of a reporter who chose none of those given. */
const SHORTEST_REASON = 10;

/** Whether a text is one of the concerns. */
export const isShareConcern = (text: string): text is ShareConcern =>
  SHARE_CONCERNS.some((concern) => concern === text);

/** Words as they are stored: trimmed, without control characters, lines stay. */
export const reportWords = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim();

/** Everything wrong with a report, in the order of the form. */
export function shareReportProblems({
  reason,
  comment,
}: {
  reason: string;
  comment: string;
}): { field: 'reason' | 'comment'; message: string }[] {
  const { length } = reportWords(comment);
  if (!isShareConcern(reason)) return [{ field: 'reason', message: 'Choose what is wrong.' }];
  if (length > LONGEST_COMMENT)
    return [{ field: 'comment', message: `Use ${figure(LONGEST_COMMENT)} characters or fewer.` }];
  return reason === 'OTHER' && length < SHORTEST_REASON
    ? [{ field: 'comment', message: 'Tell us in a sentence what is wrong.' }]
    : [];
}

/**
 * What is wrong with the words of staff who decide; null when nothing is. Withdrawing needs a reason for the clipping’s
 * maker.
 */
export function decisionProblem(withdraws: boolean, answer: string): string | null {
  const { length } = reportWords(answer);
  if (length > LONGEST_COMMENT) return `Use ${figure(LONGEST_COMMENT)} characters or fewer.`;
  return withdraws && length < SHORTEST_REASON ? 'Tell the clipping’s maker in a sentence why.' : null;
}
