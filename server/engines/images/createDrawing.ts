import { availableParallelism } from 'node:os';

import type { FileStore } from '#server/platform/files/FileStore.ts';
import { startWorker } from '#server/platform/threads/startWorker.ts';
import { WorkThreads } from '#server/platform/threads/WorkThreads.ts';

import { createPixels, type Pixels } from './pixels/createPixels.ts';
import { createWorkQueue } from './pixels/createWorkQueue.ts';
import type { DrawTask } from './threads/messages.ts';

/** Pictures that are made at the same time, if there are cores enough: one core is always left to everything else. */
const MOST_AT_ONCE = 2;
/**
 * Whole pages and documents that are made beside them: what takes long gives way to everything else, and keeps no tile
 * from its turn.
 */
const LONG_AT_ONCE = 1;
/** Pictures that may wait in each of the two lines; a reader's screen asks for some fifty. */
const MOST_WAITING = 300;

/** Milliseconds one picture may take: far more than the largest page does on a busy machine. */
const LONGEST_MS = 60_000;

/** What drawing is given. */
interface DrawingOptions {
  /** Where imported pages are. */
  files: FileStore;
  /** For images that can be made again. */
  cacheFolder: string;
  /** Bounds what is kept of pictures on disk. */
  mostBytes: number;
  /** Settles when no page is being answered, or soon after all the same. */
  pagesFirst: () => Promise<void>;
}

/** The site's drawing: pictures by threads of their own, through a queue that lets requests of pages go first. */
export function createDrawing({ files, cacheFolder, mostBytes, pagesFirst }: DrawingOptions): {
  pixels: Pixels;
  close: () => Promise<void>;
} {
  const threads = new WorkThreads<DrawTask>({
    longestMs: LONGEST_MS,
    start: () => startWorker('imageWorker', { name: 'images' }),
  });
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, availableParallelism() - 1));
  const queue = createWorkQueue({ atOnce, most: MOST_WAITING, before: pagesFirst });
  const longQueue = createWorkQueue({ atOnce: LONG_AT_ONCE, most: MOST_WAITING, before: pagesFirst });
  return {
    pixels: createPixels({ files, cacheFolder, mostBytes, queue, longQueue, draw: (task) => threads.run(task) }),
    close: () => threads.close(),
  };
}
