import { base, choice, count, fail, filePath, list, matching, reader, secret, text } from './readers.ts';
import { group, type Refuse, setting, type ValuesOf } from './setting.ts';

/** A public key in the format of age; its checksum is looked at when an export is written. */
const recipient = matching(/^age1[a-z0-9]{50,2000}$/u, 'public keys of age, each starting with age1');

/** Shortest passphrase of exports: an attacker who has the file may try as many as they like. */
const FEWEST_PASSPHRASE = 20;
const passphrase = reader((given) =>
  given.length >= FEWEST_PASSPHRASE ? given : fail(`at least ${FEWEST_PASSPHRASE} characters`),
);

/** Keys are not among them: the client of S3 takes them from the environment or from the machine's role. */
const fileStore = {
  store: setting(
    'FILE_STORE',
    choice(['folder', 's3'] as const),
    '`folder` (page images and uploads in DATA_DIR) or `s3` (in a bucket). See Files.',
    'folder',
  ),
  bucket: setting(
    'S3_BUCKET',
    matching(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/u, 'a name of 3 to 63 small letters, digits, dots and hyphens'),
    'The bucket. Needed with `s3`.',
  ),
  /** Null: Amazon's own. */
  endpoint: setting(
    'S3_ENDPOINT',
    base('an http:// or https:// address'),
    'Address of a service that speaks S3, such as `https://s3.example.org`. Unset: Amazon’s.',
  ),
  region: setting(
    'S3_REGION',
    matching(/^[a-z\d-]{1,40}$/u, 'a region such as eu-west-2'),
    'Region of the bucket.',
    'us-east-1',
  ),
  prefix: setting(
    'S3_PREFIX',
    matching(/^(?:[\w.-]{1,60}\/){1,4}$/u, 'a path that ends with a slash, such as muniment/'),
    'Start of the names of files in the bucket, such as `muniment/`, where several sites share one.',
  ),
  copyMegabytes: setting('S3_COPIES_MB', count, 'Megabytes in DATA_DIR for copies of files from the bucket.', '2048'),
};

/** A bucket is needed where files are not in the data folder. */
function settleFileStore(
  { store, bucket, prefix, copyMegabytes, ...rest }: ValuesOf<typeof fileStore>,
  refuse: Refuse,
) {
  if (store === 'folder') return null;
  if (bucket === null) {
    refuse('S3_BUCKET must be set where FILE_STORE is s3.');
    return null;
  }
  return { ...rest, bucket, prefix: prefix ?? '', copyBytes: copyMegabytes * 1024 ** 2 };
}

/** Where files are kept, how exports of the site are encrypted, and how pages are read. */
export const files = {
  /** Where files are kept that cannot be made again; null for `dataDir`. */
  s3: group(fileStore, settleFileStore),
  /** Megabytes of images kept on disk that can be made again. */
  imageCacheMegabytes: setting(
    'IMAGE_CACHE_MB',
    count,
    'Megabytes in DATA_DIR for images that can be made again.',
    '1024',
  ),
  /** Newspaper pages that are read side by side in the background; 0 for none. */
  ocrThreads: setting(
    'OCR_THREADS',
    count,
    'Newspaper pages without text read side by side in the background (OCR). 0: `read-newspapers` reads them.',
    '0',
  ),
  /** Null for the program that comes with the site. */
  ocrCommand: setting('OCR_COMMAND', text, 'A `tesseract` program in place of the one that comes with the site.'),
  /** Null: pictures in JPEG 2000 are refused. */
  jp2Command: setting(
    'JP2_COMMAND',
    text,
    'A program that unpacks JPEG 2000, called with `-i FILE -o FILE.tif`, such as `opj_decompress` of OpenJPEG. Unset: such pictures are refused when they are brought.',
  ),
  /** Absolute; null where the doctor does not know of backups. */
  backupDir: setting(
    'BACKUP_DIR',
    filePath,
    'Folder of your exports, in which `muniment doctor` looks at the newest one. A relative path starts at the project’s folder.',
  ),
  /** Public keys for which exports are encrypted; empty for none. */
  exportRecipients: setting(
    'EXPORT_RECIPIENTS',
    list(recipient, /[\s,]+/u),
    'Public keys of age (`age1…`), separated by spaces, for which `muniment export` encrypts. See Backup and restore.',
  ),
  /** What exports are encrypted with where there is no public key. Never logged. */
  exportPassphrase: setting(
    'EXPORT_PASSPHRASE',
    secret(passphrase),
    'A passphrase of five words or more that exports are encrypted with where there is no public key; `muniment import` opens them with it.',
  ),
};

/** Where files are kept in a service that speaks S3. */
export type S3Settings = NonNullable<ValuesOf<typeof files>['s3']>;
