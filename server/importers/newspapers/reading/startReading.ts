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

interface BackgroundReading {
  db: Database;
  files: FileStore;
  settings: Pick<Settings, 'ocrThreads' | 'ocrCommand'>;
  log: Log;
  lookMs?: number;
}

/**
 * Reads newspaper pages without text in the background, as far as the operator has chosen so (OCR_THREADS) and
 * staff have not paused it.
 *
 * @returns what ends it; a page in hand is given back.
 */
export function startReading({ db, files, settings, log, lookMs = LOOK_MS }: BackgroundReading): () => Promise<void> {
  const { ocrThreads: threads, ocrCommand: command } = settings;
  if (threads === 0) return () => Promise.resolve();
  const closing = new AbortController();
  const { signal } = closing;
  const work = async () => {
    while (!signal.aborted) {
      let [pages, failed] = [0, 0];
      await readPages(db, {
        files,
        titleId: null,
        openReader: () => openPageReader({ command }),
        threads,
        most: null,
        onPage: () => (pages += 1),
        onFailure: () => (failed += 1),
        isPaused: () => isReadingPaused(db),
        signal,
      }).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'newspaper pages could not be read');
      });
      if (pages + failed > 0) log.info({ pages, failed }, 'newspaper pages were read');
      await delay(lookMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = work();
  return async () => {
    closing.abort();
    await ended;
  };
}
