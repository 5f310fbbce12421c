import { mkdir, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

import type { ExportFormat } from '#domain/clippings/exports/exportFormats.ts';
import type { ExportAbout } from '#domain/clippings/exports/exportTexts.ts';
import type { Pixels } from '#server/engines/images/pixels/createPixels.ts';
import type { CitedSite } from '#server/modules/clippings/core/index.ts';
import { PAGE_TEXTS } from '#server/modules/newspapers/browse/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileSettings } from '#server/platform/files/openFileStore.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { addPiece, exportUnderWay, finishExport } from './exportStore.ts';
import { itemRefs, openSubject } from './reading/itemRefs.ts';
import { type Reading, readItems, surveyItems } from './reading/readItems.ts';
import { createArchiveWriter } from './writing/archiveWriter.ts';
import { createCutPictures } from './writing/cutPictures.ts';
import type { ExportWriter, WriterInput } from './writing/exportWriter.ts';
import { createPdfWriter } from './writing/pdfWriter.ts';
import { createPieceSink } from './writing/pieceSink.ts';
import { createTextWriter } from './writing/textFormats.ts';

/** An export that is to become a file. */
export interface ExportTask {
  exportId: number;
  /** Of the job as it was taken. */
  fence: number;
  /** A folder of its own for what waits on disk; the one who gives it removes it. */
  folder: string;
  files: FileSettings;
  site: CitedSite;
  version: string;
  madeAt: Date;
}

/** Items that are read at once. */
const AT_ONCE = 25;
const GONE = 'This collection is no longer there, or is no longer shared with you.';
const EMPTY = 'There is nothing to export yet.';
const ALL_CLOSED = 'Nothing here is open to you now, so there is nothing to export.';

function writerOf(
  format: ExportFormat,
  out: Writable,
  reading: Reading,
  { folder, version }: ExportTask,
  parts: WriterInput,
): ExportWriter {
  if (format === 'pdf') return createPdfWriter(out, parts);
  if (format === 'zip') return createArchiveWriter(out, folder, reading, parts);
  return createTextWriter(format, out, version, reading.site.publicUrl, parts);
}

/**
 * Writes an export, a portion of items at a time, each judged with the rights its maker has at that moment. Its texts
 * count towards what the member may read in five minutes: where they are used up, it waits.
 * @param atStep - called with the items done
 * @throws UserError where there is nothing to write, or nothing that its maker may see
 */
export async function writeExport(
  db: Database,
  pixels: Pick<Pixels, 'image'>,
  task: ExportTask,
  atStep: (done: number, of: number) => void,
): Promise<boolean> {
  const { exportId, fence, site, madeAt, folder } = task;
  const row = await exportUnderWay(db, exportId);
  if (row?.fence !== fence) return false;
  const subject = await openSubject(db, row.memberId, row);
  if (!subject) throw new UserError(GONE);
  const reading: Reading = { ...subject, db, site };
  const refs = await itemRefs(db, subject, row);
  if (refs.length === 0) throw new UserError(EMPTY);
  const { leftOut, shown, shownAs } = await surveyItems(reading, refs);
  if (shown.length === 0) throw new UserError(ALL_CLOSED);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sink = createPieceSink((n, bytes) => addPiece(db, { id: exportId, fence }, n, bytes));
  const { collection } = subject;
  const about: ExportAbout = {
    name: row.name,
    description: collection?.description ?? '',
    address: collection ? `${site.publicUrl}/collections/collection/${collection.id}` : '',
    siteName: new URL(site.publicUrl).host,
    madeAt,
  };
  const writer = writerOf(row.format, sink.stream, reading, task, {
    about,
    items: shown.length,
    leftOut,
    pictures: createCutPictures(db, pixels, leftOut),
  });
  const texts = createLimiter(db, 'pageTexts', PAGE_TEXTS);
  const open = new Set(shown);
  const wanted = refs.filter(({ clippingId, recordId }) => open.has(clippingId ?? recordId ?? ''));
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const portion = wanted.slice(at, at + AT_ONCE);
    for (
      let wait = await texts.take(String(row.memberId), portion.length);
      wait !== null;
      wait = await texts.take(String(row.memberId), portion.length)
    )
      await delay(wait * 1_000);
    for (const item of await readItems(reading, portion, (left) => void leftOut.push(left))) await writer.item(item);
    atStep(at + portion.length, wanted.length);
  }
  await writer.finish();
  return finishExport(
    db,
    { id: exportId, fence },
    { items: shown.length, leftOut: leftOut.length, bytes: sink.bytes(), shown, shownAs },
  );
}
