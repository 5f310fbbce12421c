import type { Outcome } from '#domain/research/questions/questionKinds.ts';

const TONES = {
  PLANNED: 'neutral',
  FOUND: 'success',
  NOTHING: 'warning',
  INCONCLUSIVE: 'info',
  NOT_OPEN: 'neutral',
} as const;

/** How the badge of an outcome is drawn. */
export const outcomeTone = (outcome: Outcome) => TONES[outcome];
