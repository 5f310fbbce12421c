import { randomBytes } from 'node:crypto';

import { exportJWK, generateKeyPair, type JWK } from 'jose';

import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

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
export function openKey(secret: string, sealed: string): KeyParts | null {
  const plain = decrypt(secret, sealed);
  return plain === null ? null : (JSON.parse(plain) as KeyParts);
}
