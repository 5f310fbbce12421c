import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { Decrypter, Encrypter } from 'age-encryption';

import { UserError } from '#server/platform/config/UserError.ts';

/** First bytes of a file in the format of age (age-encryption.org/v1), in which exports are encrypted. */
export const AGE_MAGIC = 'age-encryption.org/v1';
const IDENTITY = /^AGE-SECRET-KEY-[A-Z0-9-]+$/u;

/** For whom an export is encrypted: public keys of age, or else a passphrase; null: it is not encrypted. */
export interface ExportKeys {
  recipients: readonly string[];
  passphrase: string | null;
}

/** What opens an encrypted export. */
export interface ImportKeys {
  /** Private keys of age. */
  identities: readonly string[];
  passphrase: string | null;
}

/**
 * The private keys in a file as `age-keygen` writes it: a line each, comments after `#`.
 * @throws UserError where the file can't be read or holds none
 */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`${file} cannot be read (${error.code}).`);
  });
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => IDENTITY.test(line));
  if (identities.length === 0)
    throw new UserError(`${file} holds no private key: a line that starts with AGE-SECRET-KEY-.`);
  return identities;
}

/**
 * Bytes of a whole export on their way into a file, encrypted in the format of age. A recipient goes before a
 * passphrase.
 */
export async function* encryptBytes(
  bytes: AsyncIterable<Buffer>,
  { recipients, passphrase }: ExportKeys,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if (recipients.length > 0) for (const recipient of recipients) encrypter.addRecipient(recipient);
  else encrypter.setPassphrase(passphrase ?? '');
  yield* await encrypter.encrypt(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>);
}

/**
 * The bytes of an encrypted export.
 * @throws UserError where no key opens it, or it was changed or cut off
 */
export async function* decryptBytes(
  bytes: AsyncIterable<Buffer>,
  { identities, passphrase }: ImportKeys,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  if (passphrase !== null) decrypter.addPassphrase(passphrase);
  for (const identity of identities) decrypter.addIdentity(identity);
  const opened = await decrypter
    .decrypt(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>)
    .catch(() => {
      throw new UserError(
        'The export is encrypted, and no key given here opens it: give --identity FILE, or set EXPORT_PASSPHRASE.',
      );
    });
  try {
    yield* opened;
  } catch {
    throw new UserError('The archive is damaged or cut off.');
  }
}
