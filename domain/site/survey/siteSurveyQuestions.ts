/** How easy it was, from the best to the worst. Stored by these names: a name is never given another meaning. */
export const EASE_ANSWERS = ['very-easy', 'easy', 'neither', 'hard', 'very-hard'] as const;

export type EaseAnswer = (typeof EASE_ANSWERS)[number];

/** Whether a reader found what they came for. */
export const FOUND_ANSWERS = ['yes', 'partly', 'no', 'looking'] as const;

export type FoundAnswer = (typeof FOUND_ANSWERS)[number];

/** Distinguishes an answer from any other text. */
export const isEaseAnswer = (text: string): text is EaseAnswer => (EASE_ANSWERS as readonly string[]).includes(text);

/** Distinguishes an answer from any other text. */
export const isFoundAnswer = (text: string): text is FoundAnswer => (FOUND_ANSWERS as readonly string[]).includes(text);
