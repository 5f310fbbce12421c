import type { Readable } from 'node:stream';

import type { WorkSignal } from '#server/platform/jobs/startPolling.ts';

import type { ExportReport, TreeExport } from '../export/exportTree.ts';
import type { GedcomCheck } from '../importing/checkGedcom.ts';

/** An uploaded file as it lies on disk. */
export interface UploadedFile {
  path: string;
  /** Bytes it may come to when it is unpacked. */
  mostBytes: number;
}

/** Work that reads a whole file or a whole tree, and is done away from the requests. */
export type GedcomTask =
  /** What an import would make of a file. `memberBytes`: what the media of the member's trees take already. */
  | { kind: 'check'; file: UploadedFile; policy: { asOfYear: number; livingYears: number; memberBytes: number } }
  /** Makes the tree of an import, and closes the import with it. */
  | {
      kind: 'import';
      file: UploadedFile;
      importId: number;
      fence: number;
      ownerId: number;
      treeName: string;
      fileName: string;
      found: GedcomCheck | null;
    }
  /** What an export would hold. */
  | { kind: 'preview'; tree: TreeExport };

/** What the kinds of work answer. An import that was called off meanwhile answers null: nothing of it is left. */
export interface GedcomAnswers {
  check: GedcomCheck;
  import: { persons: number; families: number } | null;
  preview: ExportReport;
}

/** A tree that leaves as a file, alone or in an archive with its media. */
export interface ExportTask {
  kind: 'export';
  tree: TreeExport;
  isArchive: boolean;
}

/** Where GEDCOM files are read and written. */
export interface GedcomWork {
  /**
   * Does a piece of work.
   * @param task - what, as data.
   * @param options - `onProgress` is called now and then with the steps done; `signal` ends the work, whatever it is
   * doing.
   * @throws UserError with what is wrong with a file; JobLost when the work ended without an answer; AbortError.
   */
  run<Kind extends GedcomTask['kind']>(
    task: Extract<GedcomTask, { kind: Kind }>,
    options: { onProgress?: (done: number) => void; signal: AbortSignal },
  ): Promise<GedcomAnswers[Kind]>;
  /** The bytes of an export. The stream fails when the export does; when it is destroyed, the work ends. */
  write(task: ExportTask): Readable;
  /** Rung when an import waits for its turn: the copy of the server that took it in begins at once. */
  importWaits: WorkSignal;
  /** Ends what is under way. */
  close(): Promise<void>;
}
