import type { ManifestWork } from '../../manifests/manifestWork.ts';

/** A file of a newspaper that is checked or taken in a process of its own. `fence` is that of the job as it was taken. */
export interface NewspaperTask extends ManifestWork {
  fileId: number;
  fence: number;
  /** A folder of its own, in one of the file, which the one who gives it removes. */
  folder: string;
}
