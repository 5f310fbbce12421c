import { randomBytes } from 'node:crypto';

import { exportJWK, generateKeyPair, type JWK } from 'jose';

import type { Database } from '../../db/database.ts';
import { seal, unseal } from './seal.ts';

/** What the provider signs tokens and cookies with. */
export interface ProviderKeys {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
}

const NAME = 'provider-keys';

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
  return { jwks: { keys: [jwk] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

/**
 * The keys of this site, made at the first start and kept sealed in the database, so that restarts keep everybody
 * signed in and every copy of the server signs alike. Keys sealed with another secret are replaced, which signs
 * everybody out.
 */
export function loadProviderKeys(db: Database, secret: string): Promise<ProviderKeys> {
  return db.transaction(async (tx) => {
    await tx.rows('/* identity.lockKeys */ SELECT pg_advisory_xact_lock(hashtext($1))', [NAME]);
    const row = await tx.one<{ value: string }>('/* identity.readKeys */ SELECT value #>> \'{}\' AS value FROM identity_secret WHERE name = $1', [NAME]);
    const plain = row && unseal(secret, row.value);
    if (plain) return JSON.parse(plain) as ProviderKeys;
    const keys = await makeKeys();
    await tx.rows(
      `/* identity.writeKeys */ INSERT INTO identity_secret (name, value) VALUES ($1, to_jsonb($2::text))
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, created_at = now()`,
      [NAME, seal(secret, JSON.stringify(keys))],
    );
    return keys;
  });
}
