import type { Database } from '#server/platform/db/database.ts';

import type { IdentityLog, IdentitySettings } from '../identity.ts';
import { type ProviderKeys, readKeys } from './loadKeys.ts';

/** How often a copy of the server looks for keys that another one, or the command line, has made: milliseconds. */
const LOOK_MS = 3000;

/**
 * Looks for new keys until the returned function is called, and hands them on when they differ from what was known.
 * Where there are none any more, because another copy was started with another secret or mode, nothing this copy gives
 * out is let in.
 */
export function watchKeys(
  db: Database,
  settings: IdentitySettings,
  log: IdentityLog,
  known: string,
  onChange: (keys: ProviderKeys) => void,
): () => Promise<void> {
  let version = known;
  let isReported = false;
  const look = async () => {
    try {
      const keys = await readKeys(db, settings);
      if (!keys && !isReported)
        log.error(
          {},
          'there are no keys for this MUNIMENT_SECRET and mode any more: another copy was started with other settings',
        );
      isReported = !keys;
      if (!keys || keys.version === version) return;
      version = keys.version;
      onChange(keys);
      log.info({ keys: keys.cookieKeys.length }, 'the keys of the site have changed');
    } catch (error) {
      log.warn({ err: error }, 'the keys of the site could not be looked at');
    }
  };
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(look);
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
