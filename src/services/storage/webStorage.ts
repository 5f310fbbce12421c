import type { StoredName } from '#domain/kernel/consent/storedItems.ts';

/** `local` is kept by the browser, `session` by the tab. */
export type StorageArea = 'local' | 'session';

const areaOf = (area: StorageArea): Storage => (area === 'local' ? window.localStorage : window.sessionStorage);

/** A stored value; null when there is none, and where the reader's browser forbids storage. */
export function readStored<Area extends StorageArea>(area: Area, key: StoredName<Area>): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or does nothing where storage is full or forbidden: nothing on this site depends on it being kept.
 */
export function writeStored<Area extends StorageArea>(area: Area, key: StoredName<Area>, value: string): void {
  try {
    areaOf(area).setItem(key, value);
  } catch {
    return;
  }
}

/** Removes a value; no trace is left of whether there was one. */
export function removeStored<Area extends StorageArea>(area: Area, key: StoredName<Area>): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    return;
  }
}
