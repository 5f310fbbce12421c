import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { MANIFEST_COPIES, removeLeftovers } from '#server/platform/files/removeLeftovers.ts';

import { type ImportedNewspapers, importNewspapers, type NewspaperImport } from '../newspapers/importNewspapers.ts';
import { type Fault, Rejected } from '../newspapers/IssueDraft.ts';
import { copyManifest } from './copyManifest.ts';
import { type Network, RemoteFiles } from './RemoteFiles.ts';

/** Whether a source is a manifest of IIIF: an address, or a file of JSON. */
export const isManifest = (source: string): boolean => /^https?:\/\//iu.test(source) || /\.json$/iu.test(source);

const STOPPED: ImportedNewspapers = {
  issues: 0,
  unchanged: 0,
  pages: 0,
  words: 0,
  articles: 0,
  guessed: 0,
  linkedWords: 0,
  rejected: 0,
  remarks: 0,
  passedOver: 0,
  isStopped: true,
  titles: [],
};

/**
 * Imports the issue of a IIIF manifest: everything is copied first, from the named hosts only, and then imported as a
 * folder is.
 *
 * @param network - tests have one of their own; no setting or option leads here.
 * @throws UserError when the manifest cannot be had, or is no issue.
 */
export async function importManifest(
  db: Database,
  request: NewspaperImport,
  hosts: readonly string[],
  network?: Network,
): Promise<ImportedNewspapers> {
  const imports = path.join(request.dataDir, 'imports');
  await mkdir(imports, { recursive: true });
  await removeLeftovers(request.dataDir);
  const folder = await mkdtemp(path.join(imports, MANIFEST_COPIES));
  try {
    const faults: Fault[] = [];
    const copied = await copyManifest(
      request.source,
      folder,
      new RemoteFiles(hosts, request.signal, network),
      (fault) => void faults.push(fault),
    ).catch((error: unknown) => {
      if (request.signal.aborted) return null;
      throw error instanceof Rejected ? new UserError(`${error.file} ${error.reason}.`) : error;
    });
    if (!copied) return STOPPED;
    for (const fault of faults) await request.onFault(fault, false);
    const nameOf = (file: string) => copied.sources.get(path.basename(file).replace(/\.[^.]+$/u, '')) ?? request.source;
    const done = await importNewspapers(db, {
      ...request,
      source: folder,
      sourceName: request.source,
      titleName: request.titleName ?? copied.title,
      onPassedOver: () => Promise.resolve(),
      onFault: (fault, isRejected) => request.onFault({ ...fault, file: nameOf(fault.file) }, isRejected),
    });
    return { ...done, remarks: done.remarks + faults.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
