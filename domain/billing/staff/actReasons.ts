/**
 * Why staff did something with a member's money, each in the words that the member reads on their page, invoice and
 * statement.
 */
export const ACT_REASONS = {
  'charged-twice': 'You were charged more than once.',
  'our-fault': 'Something went wrong on our side.',
  'asked-in-time': 'You asked us in time.',
  'not-as-described': 'What you bought was not as we described it.',
  goodwill: 'A gesture of goodwill.',
} as const;

/** The key of a reason, as it is stored. */
export type ActReason = keyof typeof ACT_REASONS;

/** Whether a text is the key of a reason. */
export const isActReason = (text: string): text is ActReason => Object.hasOwn(ACT_REASONS, text);
