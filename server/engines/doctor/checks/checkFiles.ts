import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { UserError } from '#server/platform/config/UserError.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';

import { type ExaminedSite, fault, type Finding, ok } from '../DoctorCheck.ts';

/** @throws UserError when a file does not come back as it was stored. */
async function tryOut(files: FileStore): Promise<void> {
  const [key, probe] = [`check/${randomUUID()}`, randomBytes(1000)];
  await files.write(key, probe, { mostBytes: 1000 });
  try {
    const stream = await files.read(key);
    if (!stream || !probe.equals(await buffer(stream)))
      throw new UserError(
        'A file does not come back as it was stored. Check the service behind S3_ENDPOINT, or the disk.',
      );
  } finally {
    await files.remove(key);
  }
}

/**
 * Whether files can be written, read and deleted where the settings keep them. The file that it writes is deleted
 * again.
 */
export async function checkFiles({ settings }: Pick<ExaminedSite, 'settings'>): Promise<readonly Finding[]> {
  const files = openFileStore(settings);
  try {
    await files.check();
    await tryOut(files);
    return [
      ok(
        settings.s3
          ? `Files can be written to, read from and deleted from the bucket ${settings.s3.bucket}.`
          : 'Files can be written to the data folder.',
      ),
    ];
  } catch (error) {
    const [seen = '', ...advice] = (error instanceof UserError ? error.message : 'Files cannot be kept.').split(
      /(?<=\.) /u,
    );
    return [
      fault(
        seen,
        advice.join(' ') || 'Check FILE_STORE, S3_BUCKET, S3_ENDPOINT, S3_REGION and the key in AWS_ACCESS_KEY_ID.',
      ),
    ];
  } finally {
    files.close();
  }
}
