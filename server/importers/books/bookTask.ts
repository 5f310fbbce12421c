import type { ManifestWork } from '../manifests/manifestWork.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Hosts from which pages of books, and issues of newspapers, may be copied now. */
    manifestHosts: () => readonly string[];
  }
}

/** A file of a book that is read in a process of its own. `fence` is that of the job as it was taken. */
export interface BookTask extends ManifestWork {
  fileId: number;
  fence: number;
  /** A folder of its own, in one of the file, which the one who gives it removes. */
  folder: string;
}
