import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'csv-parse';

import { NEVER, openingDay, type OpeningDay, strictest } from '#domain/records/core/closedUntil.ts';
import { parseXywh, type PageRegion, clipRegion } from '#domain/records/core/pageRegion.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { judgeClosures } from '../search/records/judgeClosures.ts';
import { setNamed } from '../search/records/setNames.ts';
import { newPageId } from './keepMaster.ts';
import { savePicture } from './pictureFiles.ts';
import { readPicture } from './readPicture.ts';

/** What an import of images is given. */
export interface ImageImport {
  /** Folder with the image files. */
  folder: string;
  /** CSV with a row of headings: image, and any of record, xywh, book, page, closed until. */
  mapping: string;
  recordSetId: string;
  /** Where pages are kept. */
  files: FileStore;
  /** Called for each rejected row: its line, the first being 1, and why. */
  onReject: (line: number, reason: string) => Promise<void>;
  onRow: () => void;
  /** Stops behind the row in hand. */
  signal: AbortSignal;
}

export interface ImportedImages {
  images: number;
  records: number;
  rejected: number;
  isStopped: boolean;
}

type Row = Record<string, string | undefined>;

/** A name of a file in the folder itself: nothing that leads elsewhere. */
const FILE_NAME = /^[^/\\\0]{1,200}\.(?:jpe?g|png|tiff?|webp|jp2|j2k|jpf|jpx)$/iu;
const DEFAULT_BOOK = 'Images';
const CLOSED_UNTIL = 'closed until';

/** Until when a row closes its page; null where it says nothing. */
const closingDay = ({ [CLOSED_UNTIL]: written = '' }: Row): OpeningDay | null =>
  written.trim() === '' ? null : (openingDay(written) ?? NEVER);

const fileOf = ({ image = '' }: Row): string => image.trim();
const bookOf = ({ book = '' }: Row): string => book.trim() || DEFAULT_BOOK;
/** Which page a row is of. */
const pageOf = (row: Row): string => `${bookOf(row)}\n${fileOf(row)}`;

/** By `pageOf`. */
type ClosingDays = ReadonlyMap<string, OpeningDay | null>;

interface KnownImage {
  id: string;
  width: number;
  height: number;
}

/**
 * Keeps the picture and its page; the same file of the same book again changes its pixels, and until when it is closed
 * where the file says that: both at once, so that no one sees a new picture of a page that is to be closed.
 */
async function keepImage(
  db: Database,
  { folder, recordSetId, files }: ImageImport,
  row: Row,
  days: ClosingDays,
): Promise<KnownImage | string> {
  const file = fileOf(row);
  if (!FILE_NAME.test(file)) return `"${file}" is no name of a JPEG, PNG, TIFF, WebP or JPEG 2000 file in the folder`;
  const at = path.join(folder, file);
  if (!existsSync(at)) return `there is no file ${file} in the folder`;
  const master = await readPicture(db, files, { at, name: file });
  if (typeof master === 'string') return master;
  const { width, height, contentHash } = master;
  const until = days.get(pageOf(row));
  return db.transaction(async (tx) => {
    await savePicture(tx, contentHash, master.file);
    const book = await tx.one<{ id: number }>(
      '/* images.keepBook */ INSERT INTO image_book (record_set_id, label) VALUES ($1, $2) ON CONFLICT (record_set_id, label) DO UPDATE SET label = excluded.label RETURNING id',
      [recordSetId, bookOf(row)],
    );
    const page = await tx.one<KnownImage>(
      `/* images.keepPage */ INSERT INTO page_image (id, book_id, position, label, source_file, width, height, content_hash, closed_until)
       SELECT $1, $2, 1 + coalesce(max(position), 0), coalesce($3, 'Page ' || (1 + coalesce(max(position), 0))), $4, $5, $6, $7, $8::date FROM page_image WHERE book_id = $2
       ON CONFLICT (book_id, source_file) DO UPDATE SET width = excluded.width, height = excluded.height, content_hash = excluded.content_hash, label = coalesce($3, page_image.label),
         closed_until = CASE WHEN $9 THEN excluded.closed_until ELSE page_image.closed_until END
       RETURNING id, width, height`,
      [newPageId(), book?.id, row.page?.trim() || null, file, width, height, contentHash, until, until !== undefined],
    );
    if (!page) throw new Error('The page was not kept.');
    return page;
  });
}

/** The rows of the mapping, in order. */
const rowsOf = (mapping: string): AsyncIterable<{ record: Row; info: { lines: number } }> =>
  createReadStream(mapping).pipe(
    parse({
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }),
  );

/**
 * Until when pages are closed: the strictest date of all of their rows; null where none has one. Looked up before the
 * first row is taken in, or one without a date would open its page until the next. Pages of which no row has that column
 * are left out.
 */
async function closingDays(mapping: string): Promise<ClosingDays> {
  const days = new Map<string, OpeningDay | null>();
  for await (const { record: row } of rowsOf(mapping))
    if (row[CLOSED_UNTIL] !== undefined)
      days.set(pageOf(row), strictest([days.get(pageOf(row)) ?? null, closingDay(row)]));
  return days;
}

/** What is wrong with the date of a row; null for nothing. */
const dateProblem = ({ [CLOSED_UNTIL]: written = '' }: Row): string | null =>
  written.trim() !== '' && openingDay(written) === null
    ? 'the date until which the page is closed cannot be read: the page is closed until this is mended'
    : null;

/** The record and its place on the page, or why they are not taken. */
async function keepRecord(
  db: Database,
  recordSetId: string,
  { record = '', xywh = '' }: Row,
  image: KnownImage,
): Promise<string | null> {
  const region = parseXywh(xywh.replaceAll(' ', ''));
  const onPage: PageRegion | null = region && clipRegion(region, image);
  if (xywh.trim() !== '' && !onPage)
    return `"${xywh}" is no rectangle x,y,w,h on the page of ${image.width} by ${image.height} pixels`;
  const known = await db.one(
    '/* images.knownRecord */ SELECT 1 AS one FROM record_live WHERE id = $1 AND record_set_id = $2',
    [record, recordSetId],
  );
  if (!known) return `the set ${recordSetId} has no record ${record}`;
  await db.rows(
    `/* images.keepRecord */ INSERT INTO record_image (record_id, image_id, x, y, width, height) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (record_id, image_id) DO UPDATE SET x = excluded.x, y = excluded.y, width = excluded.width, height = excluded.height`,
    [record, image.id, onPage?.x, onPage?.y, onPage?.width, onPage?.height],
  );
  return null;
}

/**
 * Takes in page images of a record set and the places of its records on them; records on a page that is closed until a
 * date are closed with it. Doing it again changes what has changed;
 * an interrupted import goes on when it is done again.
 * @throws UserError when the set or the mapping is not there, or the mapping has no column `image`.
 */
export async function importImages(db: Database, options: ImageImport): Promise<ImportedImages> {
  const recordSetId = (await setNamed(db, options.recordSetId))?.id;
  if (recordSetId === undefined) throw new UserError(`There is no record set ${options.recordSetId}.`);
  if (!existsSync(options.mapping)) throw new UserError(`There is no file ${options.mapping}.`);
  try {
    return await importRows(db, options, recordSetId);
  } finally {
    await db.transaction((tx) => judgeClosures(tx, recordSetId));
  }
}

async function importRows(db: Database, options: ImageImport, recordSetId: string): Promise<ImportedImages> {
  const { mapping, onReject, onRow, signal } = options;
  const images = new Map<string, KnownImage | string>();
  const days = await closingDays(mapping);
  const done: ImportedImages = { images: 0, records: 0, rejected: 0, isStopped: false };
  for await (const { record: row, info } of rowsOf(mapping)) {
    if (!('image' in row))
      throw new UserError(
        `${mapping} has no column "image". Its columns may be: image, record, xywh, book, page, closed until.`,
      );
    if (signal.aborted) return { ...done, isStopped: true };
    onRow();
    const key = pageOf(row);
    const image = images.get(key) ?? (await keepImage(db, { ...options, recordSetId }, row, days));
    if (!images.has(key) && typeof image !== 'string') done.images += 1;
    images.set(key, image);
    const unread = dateProblem(row);
    const reason =
      typeof image === 'string'
        ? image
        : (row.record ?? '').trim() === ''
          ? unread
          : ((await keepRecord(db, recordSetId, row, image)) ?? unread);
    if (reason !== null) {
      done.rejected += 1;
      await onReject(info.lines, reason);
    } else if ((row.record ?? '').trim() !== '') done.records += 1;
  }
  return done;
}
