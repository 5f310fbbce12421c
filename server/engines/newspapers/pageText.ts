import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import type { Database } from '#server/platform/db/database.ts';

/** A page of a newspaper as it is stored, with one revision of its text. */
export interface StoredPage {
  id: string;
  issueId: string;
  /** From 1. */
  position: number;
  label: string;
  /** Pixels that the boxes are in. */
  width: number;
  height: number;
  /** Of the image service; null where there is no image. */
  imageId: string | null;
  /** Share of words that the machine was sure of; null where it does not say. */
  quality: number | null;
  /** 0 where the page has no text. */
  revision: number;
  /** Members have corrected lines of it. */
  isCorrected: boolean;
  /** Its lines; a line is named by its index from 0. */
  text: string;
  /** Boxes as packedPage.ts packs them, unpacked from brotli; empty where the page has no text. */
  packed: Uint8Array;
  /** Other readings of the machine, by word of the page from 0. */
  alternatives: readonly (readonly [word: number, reading: string])[];
}

const unpacked = promisify(brotliDecompress);
/** Boxes of the largest page that is taken. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads a page and its text. Whether its reader may have them must be decided before (`issueAccess.ts`).
 *
 * @param revision - the newest, unless given.
 * @returns null where there is no such page, or no such revision of its text.
 */
export async function pageText(
  db: Database,
  pageId: string,
  revision: number | null = null,
): Promise<StoredPage | null> {
  const row = await db.one<StoredPage & { packed: Uint8Array }>(
    `/* newspapers.pageText */ SELECT page.id, page.issue_id AS "issueId", position, label, width, height, image_id AS "imageId", ocr_quality AS quality,
       coalesce(revision, 0) AS revision, coalesce(cardinality(corrected_lines) > 0, false) AS "isCorrected", coalesce(text, '') AS text, coalesce(packed, '') AS packed, coalesce(alternatives, '[]') AS alternatives
     FROM newspaper_page page LEFT JOIN page_text ON page_id = page.id WHERE page.id = $1 AND ($2::int IS NULL OR revision = $2) ORDER BY revision DESC NULLS LAST LIMIT 1`,
    [pageId, revision],
  );
  if (!row) return null;
  return {
    ...row,
    packed: row.packed.length === 0 ? row.packed : await unpacked(row.packed, { maxOutputLength: MOST_BYTES }),
  };
}
