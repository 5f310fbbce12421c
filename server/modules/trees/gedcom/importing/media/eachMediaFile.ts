import { createEntryFinder } from '#domain/trees/gedcom/archive/createEntryFinder.ts';
import type { LeftBehindReason } from '#domain/trees/gedcom/archive/leftBehind.ts';
import { MOST_PICTURE_BYTES } from '#domain/trees/person/mediaRules.ts';
import type { ZipEntry } from '#server/platform/archives/readZip.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { GedcomSource } from '../gedcomSource.ts';

/** A file of an archive that the tree names. */
export interface NamedEntry {
  bytes: Buffer;
  /** The FILE lines that mean it, as media have them. */
  fileNames: readonly string[];
}

/** What a file is taken for, or why it is left behind. */
type Take = (file: NamedEntry) => Promise<LeftBehindReason | null>;

interface MediaReport {
  keep: () => void;
  leave: (name: string, line: number | null, reason: LeftBehindReason) => void;
}

async function readEntry(entry: ZipEntry): Promise<Buffer | LeftBehindReason> {
  // The largest that any kind of file may have: its kind is not known before it is read.
  if (entry.unpacked > MOST_PICTURE_BYTES) return 'TOO_LARGE';
  const parts: Buffer[] = [];
  try {
    for await (const part of await entry.open()) parts.push(part as Buffer);
  } catch (error) {
    if (error instanceof UserError) return 'DAMAGED';
    throw error;
  }
  return Buffer.concat(parts);
}

/**
 * Takes the files of an archive that its tree names, one after the other, so that memory holds one, and reports what is
 * left behind and why. `named` is what FILE lines name, with their lines; `afterEach` is called when each file was
 * dealt with.
 */
export async function eachMediaFile(
  { media }: GedcomSource,
  named: ReadonlyMap<string, number>,
  { keep, leave }: MediaReport,
  take: Take,
  afterEach: (count: number) => void | Promise<void>,
): Promise<void> {
  if (media.length === 0) return;
  const find = createEntryFinder(media.map(({ name }) => name));
  const byEntry = new Map<string, { fileNames: string[]; line: number }>();
  for (const [fileName, line] of named) {
    const found = find(fileName);
    if (found === null) continue;
    if ('problem' in found) {
      leave(fileName, line, found.problem);
      continue;
    }
    const meant = byEntry.get(found.entry) ?? { fileNames: [], line };
    meant.fileNames.push(fileName);
    byEntry.set(found.entry, { ...meant, line: Math.min(line, meant.line) });
  }
  let count = 0;
  for (const entry of media) {
    const meant = byEntry.get(entry.name);
    if (!meant) leave(entry.name, null, 'NOT_NAMED');
    else {
      const bytes = await readEntry(entry);
      const reason = typeof bytes === 'string' ? bytes : await take({ bytes, fileNames: meant.fileNames });
      if (reason === null) keep();
      else leave(entry.name, meant.line, reason);
    }
    // Two entries of one name: the first is the one meant.
    byEntry.delete(entry.name);
    count += 1;
    await afterEach(count);
  }
}
