import { createPublicKey, generateKeyPairSync } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

/** What the demonstration library signs with, in PEM. */
export interface DemoKey {
  privateKey: string;
  /** SPKI. */
  publicKey: string;
}

const NAME = 'demo-institution-key';
const BITS = 2048;

const pairOf = (privateKey: string): DemoKey => ({
  privateKey,
  publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString().trim(),
});

/**
 * The key of the demonstration library, made once and kept sealed with `secret`, so that every copy of the server signs
 * alike.
 */
export function loadDemoKey(db: Database, secret: string): Promise<DemoKey> {
  return db.transaction(async (tx) => {
    await tx.rows('/* demo.lockKey */ SELECT pg_advisory_xact_lock(hashtext($1))', [NAME]);
    const row = await tx.one<{ value: string }>(
      "/* demo.readKey */ SELECT value #>> '{}' AS value FROM identity_secret WHERE name = $1",
      [NAME],
    );
    const storedKey = row && decrypt(secret, row.value);
    if (storedKey) return pairOf(storedKey);
    const made = generateKeyPairSync('rsa', { modulusLength: BITS })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    await tx.rows(
      `/* demo.writeKey */ INSERT INTO identity_secret (name, value) VALUES ($1, to_jsonb($2::text))
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, created_at = now()`,
      [NAME, encrypt(secret, made)],
    );
    return pairOf(made);
  });
}
