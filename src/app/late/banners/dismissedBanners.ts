import { readStored, writeStored } from '#services/storage/webStorage.ts';

/** localStorage key: ids of the banners this browser's reader closed, as a JSON list. */
const STORAGE_KEY = 'dismissedBanners';

/** The banners that were closed; garbage counts as none. */
export function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const writeDismissed = (ids: readonly string[]): void => writeStored('local', STORAGE_KEY, JSON.stringify(ids));
