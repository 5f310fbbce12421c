import { capitalise } from '#domain/kernel/wording/capitalise.ts';

import type { FoundHousehold } from './addressSearchApi.ts';

/** A certainty and its reason apart: "Possible" and "The record names …". */
export function splitReason(reason: string): { label: string; because: string } {
  const [label = '', because = ''] = reason.split(/: (.*)/su);
  return { label, because: capitalise(because) };
}

/** What is said of every household alike; null where they differ, and each needs its own word. */
export function sharedReason(households: readonly Pick<FoundHousehold, 'reason'>[]): string | null {
  const reasons = new Set(households.map(({ reason }) => reason));
  const [first] = reasons;
  return reasons.size === 1 && first !== undefined ? first : null;
}
