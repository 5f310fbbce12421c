import type { FileSettings } from '#server/platform/files/openFileStore.ts';

/** What a site gives to the work on newspapers. */
export interface NewspaperWork {
  files: FileSettings;
  /** From which manifests and what they name may be fetched. */
  manifestHosts: readonly string[];
}

/** A file of a newspaper that is checked or taken in a process of its own. `fence` is that of the job as it was taken. */
export interface NewspaperTask extends NewspaperWork {
  fileId: number;
  fence: number;
  /** A folder of its own, in one of the file, which the one who gives it removes. */
  folder: string;
}
