import { Badge } from '#ui/Badge/Badge.tsx';

import { stateTexts } from './texts.ts';

const TONES: Readonly<Record<string, 'neutral' | 'info' | 'success' | 'warning'>> = { NEW: 'info', OPEN: 'info', WAITING: 'warning', SOLVED: 'success', CLOSED: 'neutral' };

/** Where a request is, in a word. */
export const StateBadge = ({ state }: { state: string }) => <Badge tone={TONES[state] ?? 'neutral'}>{(stateTexts as Readonly<Record<string, string>>)[state] ?? state}</Badge>;
