import { randomBytes } from 'node:crypto';

import { type JWK, exportJWK, generateKeyPair } from 'jose';

import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

import type { IdentitySettings } from '../identity.ts';
import { keyScopeOf, addKey, isOfAnotherSecret, listKeys } from './keyStore.ts';

/** What a key is made of. */
export interface KeyParts {
  /** Signs ID tokens; RS256, with the private half. */
  jwk: JWK;
  /** Signs the cookies of sessions and of sign-ins under way. */
  cookieKey: string;
}

/** A new key, sealed for storage. */
export async function makeKey(secret: string): Promise<{ id: string; sealed: string }> {
  const id = randomBytes(8).toString('hex');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const parts: KeyParts = {
    jwk: { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: id },
    cookieKey: randomBytes(32).toString('base64url'),
  };
  return { id, sealed: encrypt(secret, JSON.stringify(parts)) };
}

/** What was sealed; null when it was sealed with another secret or has been changed. */
function openKey(secret: string, sealed: string): KeyParts | null {
  const plain = decrypt(secret, sealed);
  return plain === null ? null : (JSON.parse(plain) as KeyParts);
}

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
export async function readKeys(
  db: Database,
  settings: Pick<IdentitySettings, 'mode' | 'secret'>,
): Promise<ProviderKeys | null> {
  const stored = await listKeys(db, keyScopeOf(settings));
  const opened = stored.flatMap(({ id, sealed }) => {
    const parts = openKey(settings.secret, sealed);
    return parts ? [{ id, ...parts }] : [];
  });
  if (opened.length === 0) return null;
  return {
    jwks: { keys: opened.map(({ jwk }) => jwk) },
    cookieKeys: opened.map(({ cookieKey }) => cookieKey),
    version: opened.map(({ id }) => id).join(' '),
  };
}

/** What an operator is told who starts a site with another secret than its data was encrypted with. */
export const FOREIGN_SECRET =
  'The data of this site was encrypted with another MUNIMENT_SECRET. Set that secret again. To change it on purpose, stop every copy of the site and run: muniment keys change-secret (the manual: Keys and signing out).';

/**
 * The keys of this site, made at its first start and kept encrypted in the database, so that restarts keep everyone
 * signed in and every copy of the server signs alike. In another mode new ones are made, and nothing that was given out
 * under the others is let in.
 * @throws UserError where the data was encrypted with another secret only: nothing is changed
 */
export function loadKeys(db: Database, settings: Pick<IdentitySettings, 'mode' | 'secret'>): Promise<ProviderKeys> {
  return db.transaction(async (tx) => {
    await tx.rows(LOCK_KEYS);
    const scope = keyScopeOf(settings);
    if (await isOfAnotherSecret(tx, scope)) throw new UserError(FOREIGN_SECRET);
    const known = await readKeys(tx, settings);
    if (known) return known;
    await addKey(tx, scope, await makeKey(settings.secret), 0);
    const made = await readKeys(tx, settings);
    if (!made) throw new Error('The key just made cannot be read.');
    return made;
  });
}
