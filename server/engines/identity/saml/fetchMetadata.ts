import { readFile, stat } from 'node:fs/promises';

import { isSafeAddress } from '#server/platform/config/hostNames.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { MAX_METADATA_LENGTH } from './readMetadata.ts';

const PATIENCE_MS = 20_000;

/** The address of a metadata source, or null for a file. @throws UserError for an address that is not https. */
export function metadataUrl(source: string): string | null {
  if (!/^[a-z][a-z0-9+.-]+:\/\//iu.test(source)) return null;
  const url = URL.canParse(source) ? new URL(source) : null;
  if (!url || !isSafeAddress(url))
    throw new UserError(
      'Metadata is fetched from https addresses only: anyone who could change it on the way could sign in as another person.',
    );
  return url.href;
}

async function download(url: string): Promise<string> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
    headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
  });
  if (!answer.ok || !answer.body) throw new UserError(`${url} answered ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MAX_METADATA_LENGTH) throw new UserError('The metadata is too large: take that of the one institution.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Metadata as text, from an https address or a file.
 * @throws UserError when it cannot be had or is too large.
 */
export async function fetchMetadata(source: string): Promise<string> {
  const url = metadataUrl(source);
  try {
    if (url !== null) return await download(url);
    if ((await stat(source)).size > MAX_METADATA_LENGTH)
      throw new UserError('The metadata is too large: take that of the one institution.');
    return await readFile(source, 'utf8');
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`The metadata could not be read from ${source}.`);
  }
}
