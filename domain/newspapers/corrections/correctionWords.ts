import { FIRST_LINES, type ReviewReason } from './reviewReason.ts';

/** Why a correction waits, as its member and curators read it. */
export const REVIEW_WORDS: Readonly<Record<ReviewReason, string>> = {
  newcomer: `A curator reads a member’s first ${FIRST_LINES} lines.`,
  burst: 'Many lines were sent in a short time.',
  link: 'The line has a web or email address.',
  wording: 'The line has coarse words that were not there before.',
};

/** Why a reader may not correct a page. */
export const CORRECTION_REFUSALS = {
  visitor: 'Sign in to correct this page.',
  noAddress: 'Only members with a confirmed email address can correct newspapers.',
  isProtected: 'Only curators can correct this page.',
  noLine: 'The page has no such line.',
} as const;
