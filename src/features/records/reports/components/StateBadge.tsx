import { Badge } from '#ui/Badge/Badge.tsx';

import type { Correction } from '../reportsApi.ts';

const WORDS = { WAITING: 'Waiting', ACCEPTED: 'Accepted', REJECTED: 'Not accepted' } as const;
const TONES = { WAITING: 'neutral', ACCEPTED: 'success', REJECTED: 'warning' } as const;

/** How far a report has come. */
export const StateBadge = ({ state }: Pick<Correction, 'state'>) => <Badge tone={TONES[state]}>{WORDS[state]}</Badge>;
