import type { SettingReader } from './createSettingReader.ts';
import { SETTINGS } from './settingDefinitions.ts';

/**
 * Where files are kept in a service that speaks S3. Its keys are not here: the client takes them from the environment
 * or from the machine's role.
 */
export interface S3Settings {
  bucket: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  /** What keys start with, with a slash at the end; empty for none. */
  prefix: string;
  /** Bytes of copies that this machine keeps of them. */
  copyBytes: number;
}

/** Where files are kept, if not in the data folder. A bucket is needed then; the rest has defaults. */
export function readS3Settings({ optional, required, problems }: SettingReader): S3Settings | null {
  const bucket = optional('S3_BUCKET', SETTINGS.S3_BUCKET);
  const endpoint = optional('S3_ENDPOINT', SETTINGS.S3_ENDPOINT);
  const [region, prefix] = [required('S3_REGION', SETTINGS.S3_REGION), optional('S3_PREFIX', SETTINGS.S3_PREFIX) ?? ''];
  const copyBytes = required('S3_COPIES_MB', SETTINGS.S3_COPIES_MB) * 1024 ** 2;
  if (required('FILE_STORE', SETTINGS.FILE_STORE) === 'folder') return null;
  if (bucket === null) problems.push('S3_BUCKET must be set where FILE_STORE is s3.');
  return bucket === null ? null : { bucket, endpoint, region, prefix, copyBytes };
}
