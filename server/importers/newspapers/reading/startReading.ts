import { setTimeout as delay } from 'node:timers/promises';

import { openPageReader } from '#server/engines/ocr/openPageReader.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { isReadingPaused } from './readingPause.ts';
import { readPages } from './readPages.ts';

/** How often pages without text are looked for when all are read, in milliseconds. */
const LOOK_MS = 60_000;
/** How soon another number of threads is noticed meanwhile, in milliseconds. */
const NOTICE_MS = 1_000;

interface BackgroundReading {
  db: Database;
  files: FileStore;
  settings: Pick<Settings, 'ocrCommand'>;
  liveSettings: { now: () => Pick<Settings, 'ocrThreads'> };
  log: Log;
  lookMs?: number;
}

/**
 * Reads newspaper pages without text in the background, as many side by side as OCR_THREADS says now, while staff have
 * not paused it. Another number holds once the pages in hand are read.
 *
 * @returns what ends it; a page in hand is given back.
 */
export function startReading({
  db,
  files,
  settings: { ocrCommand: command },
  liveSettings,
  log,
  lookMs = LOOK_MS,
}: BackgroundReading): () => Promise<void> {
  const threadsNow = () => liveSettings.now().ocrThreads;
  const closing = new AbortController();
  const { signal } = closing;
  const rest = async (threads: number) => {
    const end = Date.now() + lookMs;
    while (!signal.aborted && threadsNow() === threads && Date.now() < end)
      await delay(Math.min(NOTICE_MS, lookMs), undefined, { signal }).catch(() => undefined);
  };
  const work = async () => {
    while (!signal.aborted) {
      const threads = threadsNow();
      let [pages, failed] = [0, 0];
      await readPages(db, {
        files,
        titleId: null,
        openReader: () => openPageReader({ command }),
        threads,
        most: null,
        onPage: () => (pages += 1),
        onFailure: () => (failed += 1),
        isPaused: async () => threadsNow() !== threads || isReadingPaused(db),
        signal,
      }).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'newspaper pages could not be read');
      });
      if (pages + failed > 0) log.info({ pages, failed }, 'newspaper pages were read');
      await rest(threads);
    }
  };
  const ended = work();
  return async () => {
    closing.abort();
    await ended;
  };
}
