import { readStored, writeStored } from '#services/storage/webStorage.ts';

/** localStorage key: the institution signed in through last, by its short name. */
const KEY = 'lastInstitution';

/** Null unless the reader allows functional storage. */
export const readLastInstitution = (isAllowed: boolean): string | null => (isAllowed ? readStored('local', KEY) : null);

export function rememberInstitution(id: string, isAllowed: boolean): void {
  if (isAllowed) writeStored('local', KEY, id);
}
