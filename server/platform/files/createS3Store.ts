import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

import type { S3Client } from '@aws-sdk/client-s3';

import type { S3Settings } from '#server/platform/config/settings/files.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { createLocalCopies, type Fetched } from './createLocalCopies.ts';
import { fileKey, type FileStore } from './FileStore.ts';
import { writeWhole } from './writeWhole.ts';

/** The most that one request of S3 may store. */
const MOST_BYTES = 5 * 1024 ** 3;
const CONNECT_MS = 5_000;
/** Between two bytes of an answer. */
const SILENCE_MS = 30_000;
const ATTEMPTS = 4;
const REST_MS = 200;
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The status that a call was refused with; null where none came. */
function statusOf(error: unknown): number | null {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? null;
}

/** Whether the same call may do better a moment later: the service was not reached, is overloaded or fell. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === null
    ? error instanceof Error && 'code' in error
    : status >= 500 || status === 429 || status === 408;
}

const noneIf = (status: number) => (error: unknown) => {
  if (statusOf(error) === status) return null;
  throw error;
};

/**
 * Files in a bucket of a service that speaks S3. A file passes over this machine's disk when it is stored: its length
 * and its digest are known before the first byte is sent, and a source that breaks off stores nothing.
 * @param folder - for what is passing and for copies
 */
export function createS3Store(
  { bucket: Bucket, endpoint, region, prefix, copyBytes }: S3Settings,
  folder: string,
): FileStore {
  const aws = import('@aws-sdk/client-s3');
  aws.catch(() => undefined);
  let opened: S3Client | null = null;
  const client = async () =>
    (opened ??= new (await aws).S3Client({
      region,
      // Others than Amazon's name the bucket in the path, and many know only the digests that the protocol asks for.
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      // It would write to the console what we throw.
      logger: silent,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS, throwOnRequestTimeout: true },
    }));
  const nameOf = (key: string) => `${prefix}${fileKey(key)}`;

  async function get(key: string, Range?: string): Promise<Fetched | null> {
    const { GetObjectCommand } = await aws;
    const found = await (
      await client()
    )
      .send(new GetObjectCommand({ Bucket, Key: nameOf(key), ...(Range !== undefined && { Range }) }))
      .catch(noneIf(404));
    return (
      found && {
        body: found.Body ?? Readable.from([]),
        bytes: found.ContentLength ?? 0,
        sha256: found.Metadata?.sha256 ?? null,
      }
    );
  }

  const copies = createLocalCopies(folder, copyBytes, get);

  async function remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await aws;
    await copies.forget(key);
    await (await client()).send(new DeleteObjectCommand({ Bucket, Key: nameOf(key) })).catch(noneIf(404));
  }

  const store: FileStore = {
    async write(key, source, { mostBytes }) {
      const { PutObjectCommand } = await aws;
      const Key = nameOf(key);
      const passing = copies.passing();
      try {
        const { bytes, sha256 } = await writeWhole(passing, source, Math.min(mostBytes, MOST_BYTES), true);
        // The client does not repeat a stream, so we do, from the file.
        for (let attempt = 1; ; attempt += 1) {
          const Body = createReadStream(passing);
          const put = new PutObjectCommand({
            Bucket,
            Key,
            Body,
            ContentLength: bytes,
            ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
            Metadata: { sha256 },
          });
          const failure: unknown = await (await client()).send(put).then(
            () => null,
            (error: unknown) => error,
          );
          Body.destroy();
          if (failure === null) return bytes;
          if (attempt === ATTEMPTS || !isPassing(failure)) throw failure;
          await delay(REST_MS * 2 ** attempt);
        }
      } finally {
        await rm(passing, { force: true });
      }
    },
    async read(key, range) {
      if (range && range.to < range.from) return (await store.sizeOf(key)) === null ? null : Readable.from([]);
      const found = await get(key, range && `bytes=${range.from}-${range.to}`).catch(noneIf(416));
      if (found) return found.body;
      return range && (await store.sizeOf(key)) !== null ? Readable.from([]) : null;
    },
    async sizeOf(key) {
      const { HeadObjectCommand } = await aws;
      const found = await (await client()).send(new HeadObjectCommand({ Bucket, Key: nameOf(key) })).catch(noneIf(404));
      return found && (found.ContentLength ?? 0);
    },
    pathOf: copies.pathOf,
    withPath: copies.withPath,
    async *list(start) {
      const { paginateListObjectsV2 } = await aws;
      for await (const page of paginateListObjectsV2(
        { client: await client() },
        { Bucket, Prefix: `${prefix}${start}` },
      )) {
        for (const { Key, Size = 0 } of page.Contents ?? [])
          if (Key !== undefined) yield { key: Key.slice(prefix.length), bytes: Size };
      }
    },
    remove,
    async check() {
      const key = `check/${randomUUID()}`;
      const where = `the bucket ${Bucket} at ${endpoint ?? 'Amazon'}`;
      try {
        await store.write(key, Buffer.from('muniment'), { mostBytes: 100 });
        await remove(key);
      } catch (error) {
        const status = statusOf(error);
        if (status === 404)
          throw new UserError(`There is no such bucket: ${where}. Make it, or correct S3_BUCKET and S3_ENDPOINT.`, {
            cause: error,
          });
        if (status === 403)
          throw new UserError(
            `This site may not write to ${where}. Give its key the rights s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket, and check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and S3_REGION.`,
            { cause: error },
          );
        throw new UserError(`Files cannot be kept in ${where}: ${(error as Error).message || (error as Error).name}`, {
          cause: error,
        });
      }
    },
    close: () => opened?.destroy(),
  };
  return store;
}
