/** What travels from the sentence to its summary in the history entry, and nowhere else. */
export interface SentenceState {
  sentence: string;
  unread: readonly string[];
  /** `rules`, or `assistant` where a language model helped. */
  readBy: string;
}

/** What a history entry holds of a sentence; null where the page was opened without one. */
export function sentenceStateOf(state: unknown): SentenceState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { sentence, unread, readBy } = state as Partial<SentenceState>;
  return typeof sentence === 'string' && Array.isArray(unread) && typeof readBy === 'string'
    ? { sentence, unread, readBy }
    : null;
}
