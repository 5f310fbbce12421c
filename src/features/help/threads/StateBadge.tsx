import { Badge } from '#ui/Badge/Badge.tsx';

import { stateTexts } from './texts.ts';

const TONES: Readonly<Record<string, 'neutral' | 'info' | 'success' | 'warning'>> = {
  NEW: 'info',
  OPEN: 'info',
  WAITING: 'warning',
  SOLVED: 'success',
  CLOSED: 'neutral',
};

/**
 * Where a request is, in a word.
 * @param words - staff see it from the other side; left out: as the person who asked does
 */
export const StateBadge = ({
  state,
  words = stateTexts,
}: {
  state: string;
  words?: Readonly<Record<string, string>>;
}) => <Badge tone={TONES[state] ?? 'neutral'}>{words[state] ?? state}</Badge>;
