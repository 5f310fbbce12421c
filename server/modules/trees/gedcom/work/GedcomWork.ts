import type { Readable } from 'node:stream';

import type { WorkSignal } from '#server/platform/jobs/createWorkSignal.ts';

import type { ExportTask, GedcomAnswers, GedcomTask } from './gedcomTask.ts';

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
