import { createHmac } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';

import type { IdentitySettings } from '../identity.ts';

/** Which keys are this site's: made in the mode it runs in, and sealed with the secret it has. */
export interface KeyScope {
  mode: IdentitySettings['mode'];
  /** Identifies a secret without revealing it. */
  secretMark: string;
}

/**
 * The scope of a site's settings. Another mode or another secret is another scope, in which no one is signed in yet.
 */
export const keyScopeOf = ({ mode, secret }: Pick<IdentitySettings, 'mode' | 'secret'>): KeyScope => ({
  mode,
  secretMark: createHmac('sha256', secret).update('muniment key mark').digest('base64url').slice(0, 22),
});

/** A key as stored. */
export interface StoredKey {
  id: string;
  sealed: string;
  madeAt: Date;
  /** `next` is known and not used yet, `current` signs, `old` only verifies. */
  state: 'next' | 'current' | 'old';
  /** Null until a later key follows. */
  endsAt: Date | null;
}

/** Conditions of a key `k` in a statement, given where mode and secret mark are among its values: it may verify. */
export const keyVerifies = (mode: string, secretMark: string): string =>
  `k.mode = ${mode} AND k.secret_mark = ${secretMark} AND (k.ends_at IS NULL OR k.ends_at > now())`;

/** The key that signs at this moment, as a subquery of one id. */
export const currentKey = (mode: string, secretMark: string): string =>
  `(SELECT k.id FROM identity_key k WHERE ${keyVerifies(mode, secretMark)} AND k.used_from <= now() ORDER BY k.used_from DESC, k.id LIMIT 1)`;

/** Every key that may verify, the one that signs first, then the others from the latest on. */
export const listKeys = (db: Database, { mode, secretMark }: KeyScope): Promise<StoredKey[]> =>
  db.rows<StoredKey>(
    `/* identityKey.list */ SELECT id, sealed, made_at AS "madeAt", ends_at AS "endsAt",
       CASE WHEN id = ${currentKey('$1', '$2')} THEN 'current' WHEN used_from > now() THEN 'next' ELSE 'old' END AS state
     FROM identity_key k WHERE ${keyVerifies('$1', '$2')} ORDER BY id = ${currentKey('$1', '$2')} DESC NULLS LAST, used_from DESC, id`,
    [mode, secretMark],
  );

/** Keeps a key that is used in so many seconds. */
export async function addKey(
  db: Database,
  { mode, secretMark }: KeyScope,
  key: { id: string; sealed: string },
  inSeconds: number,
): Promise<void> {
  await db.rows(
    `/* identityKey.add */ INSERT INTO identity_key (id, sealed, mode, secret_mark, used_from) VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [key.id, key.sealed, mode, secretMark, inSeconds],
  );
}

/** Gives every key that has no end yet one, in so many seconds. */
export async function endKeys(db: Database, { mode, secretMark }: KeyScope, inSeconds: number): Promise<void> {
  await db.rows(
    `/* identityKey.end */ UPDATE identity_key SET ends_at = now() + make_interval(secs => $3) WHERE mode = $1 AND secret_mark = $2 AND ends_at IS NULL`,
    [mode, secretMark, inSeconds],
  );
}

/** Removes the keys of a site's scope, and with them everything that was given out under them. */
export async function removeKeys(db: Database, { mode, secretMark }: KeyScope): Promise<void> {
  await db.rows('/* identityKey.remove */ DELETE FROM identity_key WHERE mode = $1 AND secret_mark = $2', [
    mode,
    secretMark,
  ]);
}

/** Whether there are keys, in any mode, and none of them was encrypted with this secret. */
export async function isOfAnotherSecret(db: Database, { secretMark }: Pick<KeyScope, 'secretMark'>): Promise<boolean> {
  const row = await db.one<{ foreign: boolean | null }>(
    '/* identityKey.foreign */ SELECT bool_and(secret_mark <> $1) AS foreign FROM identity_key',
    [secretMark],
  );
  return row?.foreign ?? false;
}

/** The marks of the secrets that the site's keys were encrypted with, in any mode. */
export const secretMarksOf = async (db: Database): Promise<string[]> =>
  (
    await db.rows<{ mark: string }>('/* identityKey.marks */ SELECT DISTINCT secret_mark AS mark FROM identity_key')
  ).map(({ mark }) => mark);

/** Removes keys whose time is over, with what is left of what they signed. */
export async function sweepKeys(db: Database): Promise<void> {
  await db.rows('/* identityKey.sweep */ DELETE FROM identity_key WHERE ends_at < now()');
}
