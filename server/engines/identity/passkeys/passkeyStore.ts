import type { Database } from '#server/platform/db/database.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  credentialId: string;
  name: string;
  /** Kept by a provider that carries it to other devices. */
  isSynced: boolean;
  createdAt: Date;
  /** Null until it was used. */
  lastUsedAt: Date | null;
}

/** What a passkey is checked with. */
export interface PasskeyKey {
  credentialId: string;
  memberId: number;
  /** Who the member is to authenticators. */
  handle: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** A member's passkeys, oldest first. */
export const listPasskeys = (db: Database, memberId: number): Promise<Passkey[]> =>
  db.rows<Passkey>(
    `/* passkey.list */ SELECT credential_id AS "credentialId", name, is_synced AS "isSynced", created_at AS "createdAt", last_used_at AS "lastUsedAt"
     FROM passkey WHERE member_id = $1 ORDER BY created_at, credential_id`,
    [memberId],
  );

/** The keys of a member's passkeys, to ask for one of them or to keep one from being added twice. */
export const keysOf = (db: Database, memberId: number): Promise<Pick<PasskeyKey, 'credentialId' | 'transports'>[]> =>
  db.rows('/* passkey.keys */ SELECT credential_id AS "credentialId", transports FROM passkey WHERE member_id = $1', [
    memberId,
  ]);

/** What a passkey is checked with, or null when this site does not know it. */
export const findPasskey = (db: Database, credentialId: string): Promise<PasskeyKey | null> =>
  db.one<PasskeyKey>(
    `/* passkey.find */ SELECT credential_id AS "credentialId", member_id AS "memberId", passkey_handle AS handle, public_key AS "publicKey", counter, transports
     FROM passkey JOIN member ON member.id = member_id WHERE credential_id = $1`,
    [credentialId],
  );

/** Keeps a new passkey. False when it is someone's already. */
export async function insertPasskey(
  db: Database,
  key: Omit<PasskeyKey, 'handle'> & Pick<Passkey, 'name' | 'isSynced'>,
): Promise<boolean> {
  const row = await db.one(
    `/* passkey.insert */ INSERT INTO passkey (credential_id, member_id, name, public_key, counter, transports, is_synced)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING member_id`,
    [key.credentialId, key.memberId, key.name, key.publicKey, key.counter, key.transports, key.isSynced],
  );
  return row !== null;
}

/**
 * Writes down that a passkey was used. False when its counter moved on in the meantime: then the same answer, or a copy
 * of the authenticator, was faster.
 */
export async function markPasskeyUsed(
  db: Database,
  { credentialId, counter }: PasskeyKey,
  newCounter: number,
  isSynced: boolean,
): Promise<boolean> {
  const row = await db.one(
    '/* passkey.use */ UPDATE passkey SET counter = $3, is_synced = $4, last_used_at = now() WHERE credential_id = $1 AND counter = $2 RETURNING member_id',
    [credentialId, counter, newCounter, isSynced],
  );
  return row !== null;
}

/** Gives a passkey another name. False when the member has none of that id. */
export async function renamePasskey(
  db: Database,
  memberId: number,
  credentialId: string,
  name: string,
): Promise<boolean> {
  return (
    (await db.one(
      '/* passkey.rename */ UPDATE passkey SET name = $3 WHERE member_id = $1 AND credential_id = $2 RETURNING name',
      [memberId, credentialId, name],
    )) !== null
  );
}

/** Takes a passkey away. False when the member has none of that id. */
export async function removePasskey(db: Database, memberId: number, credentialId: string): Promise<boolean> {
  return (
    (await db.one(
      '/* passkey.remove */ DELETE FROM passkey WHERE member_id = $1 AND credential_id = $2 RETURNING name',
      [memberId, credentialId],
    )) !== null
  );
}

/** Takes all passkeys of a member away, for a device that was lost. */
export async function removeAllPasskeys(db: Database, memberId: number): Promise<void> {
  await db.rows('/* passkey.removeAll */ DELETE FROM passkey WHERE member_id = $1', [memberId]);
}
