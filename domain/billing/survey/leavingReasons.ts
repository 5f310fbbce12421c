/**
 * Why a member may leave, in the order the survey asks. Stored by these names: a name is never given another meaning.
 */
export const LEAVING_REASONS = [
  'finished',
  'records-missing',
  'price',
  'time',
  'hard-to-use',
  'another-site',
  'library',
  'other',
] as const;

export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** Whether a member thinks of coming back. */
export const RETURN_ANSWERS = ['yes', 'perhaps', 'no'] as const;

export type ReturnAnswer = (typeof RETURN_ANSWERS)[number];

/** Distinguishes a reason from any other text. */
export const isLeavingReason = (text: string): text is LeavingReason =>
  (LEAVING_REASONS as readonly string[]).includes(text);

/** Distinguishes an answer from any other text. */
export const isReturnAnswer = (text: string): text is ReturnAnswer =>
  (RETURN_ANSWERS as readonly string[]).includes(text);
