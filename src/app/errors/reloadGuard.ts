import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';

/** sessionStorage key: `path time` of the last automatic reload of this tab. */
const STORAGE_KEY = 'reloadedFor';
/** A path that failed again within this time is not reloaded again: a reload did not help. */
const AGAIN_MS = 60_000;

/** Whether this path may be reloaded automatically. Without storage it may not: nothing would end the loop. */
function mayReload(path: string): boolean {
  if (!isKept()) return false;
  const [when, last] = (readStored('session', STORAGE_KEY) ?? '').split(' ');
  return last !== path || Date.now() - Number(when) > AGAIN_MS;
}

/** Loads the document again, where that was not just tried for this path. @returns whether it does */
export function reloadOnce(path: string): boolean {
  if (!mayReload(path)) return false;
  writeStored('session', STORAGE_KEY, `${Date.now()} ${path}`);
  documentNavigation.reload();
  return true;
}

function isKept(): boolean {
  writeStored('session', `${STORAGE_KEY}Probe`, '1');
  return readStored('session', `${STORAGE_KEY}Probe`) === '1';
}
