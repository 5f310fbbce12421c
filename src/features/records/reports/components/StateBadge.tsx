import { Badge } from '#ui/Badge/Badge.tsx';

import type { Correction } from '../reportsApi.ts';
import { reportCardTexts } from '../texts.ts';

const TONES = { WAITING: 'neutral', ACCEPTED: 'success', REJECTED: 'warning' } as const;

/** The state of a report. */
export const StateBadge = ({ state }: Pick<Correction, 'state'>) => (
  <Badge tone={TONES[state]}>{reportCardTexts.states[state]}</Badge>
);
