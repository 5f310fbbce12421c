import { createPublicKey, generateKeyPairSync } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

import type { Institution } from '../institution.ts';
import type { ServiceProvider } from '../serviceProvider.ts';

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

/** Where readers of the demonstration library sign in; served in demo mode only. */
export const DEMO_SIGN_IN_PATH = '/saml/demo/sign-in';

/** What the demonstration library asks of a reader's entitlements, as many real libraries do. */
export const DEMO_ENTITLEMENT = 'urn:mace:dir:entitlement:common-lib-terms';

/** Someone who can sign in at the demonstration library. */
export interface DemoReader {
  /** What the form sends. */
  id: 'access' | 'no-access' | 'no-identifier';
  label: string;
  /** Says beforehand what will happen. */
  description: string;
  /** The pseudonym; null where the library releases none. */
  persistentId: string | null;
  /** The demo account that is theirs; null for none. */
  email: string | null;
}

/** The readers of the demonstration library. */
export const DEMO_READERS: readonly DemoReader[] = [
  {
    id: 'access',
    label: 'Patience Yelland',
    description: 'Her ticket includes this site.',
    persistentId: 'demo-reader-1',
    email: 'patron@example.com',
  },
  {
    id: 'no-access',
    label: 'Noah Dunstan',
    description: 'His ticket does not include this site.',
    persistentId: 'demo-reader-2',
    email: 'patron-noaccess@example.com',
  },
  {
    id: 'no-identifier',
    label: 'A reader without identifier',
    description: 'The library forgets to say who this is, so signing in fails.',
    persistentId: null,
    email: null,
  },
];

/** The demonstration library as the site knows institutions. `signingKey` is its public key, SPKI in PEM. */
export const demoInstitution = (
  { entityId, acsUrl }: ServiceProvider,
  signingKey: string,
): Omit<Institution, 'isAllowed'> => ({
  id: 'wexcombe',
  entityId: new URL('/saml/demo', entityId).href,
  name: 'Wexcombe County Library',
  signInUrl: new URL(DEMO_SIGN_IN_PATH, acsUrl).href,
  signingKeys: [signingKey],
  requiredEntitlement: DEMO_ENTITLEMENT,
  metadataUrl: null,
});
