import { useSyncExternalStore } from 'react';

import { MOST_COMPARED } from '#domain/records/comparison/comparedIds.ts';

/** Ids of the records chosen to be compared, in the order chosen; of this document, and kept while it is walked through. */
let chosen: readonly string[] = [];
const listeners = new Set<() => void>();

function choose(next: readonly string[]): void {
  chosen = next;
  for (const listener of listeners) listener();
}

/** Chooses a record, or takes it back; one more than fit changes nothing. */
export function toggleChosen(id: string): void {
  if (chosen.includes(id)) choose(chosen.filter((each) => each !== id));
  else if (chosen.length < MOST_COMPARED) choose([...chosen, id]);
}

/** Takes all of them back. */
export const clearChosen = (): void => choose([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The records chosen to be compared. */
export const useChosenRecords = (): readonly string[] => useSyncExternalStore(subscribe, () => chosen);
