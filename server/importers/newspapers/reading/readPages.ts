import { randomUUID } from 'node:crypto';

import { masterKey } from '#server/engines/images/pixels/masterFiles.ts';
import type { PageReader } from '#server/engines/ocr/PageReader.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { Rejected } from '../IssueDraft.ts';
import { hocrPage } from './hocrPage.ts';
import { failPage, LEASE_SECONDS, leasePage, renewLease, returnPage, type UnreadPage } from './readingQueue.ts';
import { takeReading } from './takeReading.ts';

/** Pages without text that are to be read. */
export interface PageReading {
  /** Where images of pages are. */
  files: FileStore;
  /** Null: of every title. */
  titleId: string | null;
  openReader: () => PageReader;
  /** How many pages are read side by side. */
  threads: number;
  /** Most pages; null for all. */
  most: number | null;
  /** Called with each page that was read. */
  onPage: (pageId: string, words: number) => void;
  /** Called with each page that could not be read, and why. */
  onFailure: (pageId: string, reason: string) => void;
  /** Asked before each page; left out: it always goes on. */
  isPaused?: () => Promise<boolean>;
  signal: AbortSignal;
}

async function readOne(
  db: Database,
  page: UnreadPage,
  reader: PageReader,
  { files, onPage, onFailure, signal }: PageReading,
  leasedBy: string,
): Promise<void> {
  const renewal = setInterval(
    () => void renewLease(db, page.id, leasedBy).catch(() => undefined),
    (LEASE_SECONDS / 3) * 1000,
  );
  try {
    const file = await files.pathOf(masterKey(page.contentHash));
    if (file === null) throw new Error('it is not in the file store');
    const hocr = await reader.read(file, signal);
    const read = await hocrPage(hocr, page.id, page);
    if (await takeReading(db, page, read))
      onPage(
        page.id,
        read.page.lines.reduce((sum, { words }) => sum + words.length, 0),
      );
  } catch (error) {
    if (signal.aborted) {
      await returnPage(db, page.id, leasedBy);
      return;
    }
    const reason =
      error instanceof Rejected
        ? error.reason
        : `its image could not be read: ${error instanceof Error ? error.message : String(error)}`;
    await failPage(db, page.id, leasedBy, reason);
    onFailure(page.id, reason);
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Reads pages that have an image and no words, one after the other and several side by side, until there is none left.
 * Each page is leased: another process leaves it alone, and takes it over two minutes after this one was killed.
 */
export async function readPages(db: Database, reading: PageReading): Promise<void> {
  const { titleId, openReader, threads, most, isPaused, signal } = reading;
  const leasedBy = randomUUID();
  let left = most ?? Infinity;
  const work = async () => {
    const reader = openReader();
    try {
      while (left > 0 && !signal.aborted) {
        left -= 1;
        if (await isPaused?.()) return;
        const page = await leasePage(db, titleId, leasedBy);
        if (!page) return;
        await readOne(db, page, reader, reading, leasedBy);
      }
    } finally {
      await reader.close();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
}
