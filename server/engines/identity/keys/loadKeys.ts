import type { JWK } from 'jose';

import type { Database } from '#server/platform/db/database.ts';

import type { IdentitySettings } from '../identity.ts';
import { keyScopeOf } from './keyScope.ts';
import { addKey, listKeys, removeForeignKeys } from './keyStore.ts';
import { makeKey, openKey } from './makeKey.ts';

/** What the provider signs with, and verifies by: the first of each signs. */
export interface ProviderKeys {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
  /** Changes whenever another key signs, or one more or less verifies. */
  version: string;
}

/** Serialises making and changing keys between copies of the server and the command line. */
export const LOCK_KEYS = "/* identityKey.lock */ SELECT pg_advisory_xact_lock(hashtext('identity keys'))";

/** The keys as they are now; null when there is none for this mode and secret. */
export async function readKeys(db: Database, settings: Pick<IdentitySettings, 'mode' | 'secret'>): Promise<ProviderKeys | null> {
  const stored = await listKeys(db, keyScopeOf(settings));
  const opened = stored.flatMap(({ id, sealed }) => {
    const parts = openKey(settings.secret, sealed);
    return parts ? [{ id, ...parts }] : [];
  });
  if (opened.length === 0) return null;
  return { jwks: { keys: opened.map(({ jwk }) => jwk) }, cookieKeys: opened.map(({ cookieKey }) => cookieKey), version: opened.map(({ id }) => id).join(' ') };
}

/**
 * The keys of this site, made at its first start and kept sealed in the database, so that restarts keep everyone signed in
 * and every copy of the server signs alike. In another mode or with another secret new ones are made, and nothing that was
 * given out under the others is let in; what another secret sealed is removed: that signs everyone out, for good.
 */
export function loadKeys(db: Database, settings: Pick<IdentitySettings, 'mode' | 'secret'>): Promise<{ keys: ProviderKeys; foreign: number }> {
  return db.transaction(async (tx) => {
    await tx.rows(LOCK_KEYS);
    const foreign = await removeForeignKeys(tx, keyScopeOf(settings));
    const known = await readKeys(tx, settings);
    if (known) return { keys: known, foreign };
    await addKey(tx, keyScopeOf(settings), await makeKey(settings.secret), 0);
    const made = await readKeys(tx, settings);
    if (!made) throw new Error('The key just made cannot be read.');
    return { keys: made, foreign };
  });
}
