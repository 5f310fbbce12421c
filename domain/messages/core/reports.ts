/** Why a message is reported, the gravest first. */
export const REPORT_REASONS = ['threat', 'child', 'hate', 'harassment', 'fraud', 'privacy', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * What a moderator decides: nothing is wrong, the message is removed, or it is removed and its sender may not write for
 * a while.
 */
export const DECISIONS = ['none', 'removed', 'paused'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Days a sender may not write after the decision `paused`. */
export const PAUSE_DAYS = 14;

/** Most characters of what a member adds to a report or an appeal, and of a moderator's reason. */
export const LONGEST_WORDS = 1000;

/** Messages before the reported one that are handed over with it. */
export const CONTEXT_MESSAGES = 5;

/** True for one of the reasons. */
export const isReportReason = (text: string): text is ReportReason => REPORT_REASONS.some((reason) => reason === text);

/** True for one of the decisions. */
export const isDecision = (text: string): text is Decision => DECISIONS.some((decision) => decision === text);
