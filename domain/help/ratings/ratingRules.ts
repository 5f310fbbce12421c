/** Why an article did not help. */
export const RATING_REASONS = ['OTHER_QUESTION', 'UNCLEAR', 'OUT_OF_DATE', 'DID_NOT_WORK'] as const;
/** One of the reasons. */
export type RatingReason = (typeof RATING_REASONS)[number];

/** Longest words about what was missing, in characters as people count them. */
export const LONGEST_RATING_WORDS = 300;
/** Days for which such words are kept. */
export const RATING_WORDS_DAYS = 90;

/** What a reader says of an article. */
export interface Rating {
  isHelpful: boolean;
  /** Null for a helpful one, and where none was chosen. */
  reason: string | null;
  /** Empty for none. */
  words: string;
}

/** Whether a text is one of the reasons. */
export const isRatingReason = (text: string): text is RatingReason =>
  (RATING_REASONS as readonly string[]).includes(text);

/** What is wrong with a rating, in words for its reader; null for nothing. */
export function ratingProblem({ isHelpful, reason, words }: Rating): string | null {
  if (reason !== null && (isHelpful || !isRatingReason(reason))) return 'Choose a reason from the list.';
  if ([...words].length > LONGEST_RATING_WORDS) return `Use at most ${LONGEST_RATING_WORDS} characters.`;
  return null;
}
