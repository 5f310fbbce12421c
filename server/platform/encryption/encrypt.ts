import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

let kept: { secret: string; key: KeyObject } | null = null;

/** To derive a key takes longer than to seal with it, and a process has one secret: its key is kept. */
function keyOf(secret: string): KeyObject {
  if (kept?.secret !== secret)
    kept = { secret, key: createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'muniment identity', 32))) };
  return kept.key;
}

/** Encrypts a text for storage, so that a copy of the database alone does not give it away. */
export function encrypt(secret: string, plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text that was sealed, or null when it was sealed with another secret or has been changed. */
export function decrypt(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
