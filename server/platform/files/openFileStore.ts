import path from 'node:path';

import type { S3Settings } from '#server/platform/config/settings/files.ts';

import { createFolderStore } from './createFolderStore.ts';
import { createS3Store } from './createS3Store.ts';
import type { FileStore } from './FileStore.ts';

/** What says where files are kept; as JSON it goes to the process of a job. */
export interface FileSettings {
  dataDir: string;
  /** Null: in `dataDir`. */
  s3: S3Settings | null;
}

/** The files of the site, where its settings say. The client of S3 is loaded only where it is needed. */
export const openFileStore = ({ dataDir, s3 }: FileSettings): FileStore =>
  s3 ? createS3Store(s3, path.join(dataDir, 'file-copies')) : createFolderStore(dataDir);
