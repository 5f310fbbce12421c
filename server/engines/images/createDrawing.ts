import { availableParallelism } from 'node:os';

import type { FileStore } from '#server/platform/files/FileStore.ts';
import { startWorkProcess } from '#server/platform/threads/startWorkProcess.ts';
import { WorkThreads } from '#server/platform/threads/WorkThreads.ts';

import { createPixels, type Pixels } from './pixels/createPixels.ts';
import { createWorkQueue } from './pixels/createWorkQueue.ts';
import type { DrawTask } from './processes/messages.ts';

/** Pictures that are made at the same time, if there are cores enough: one core is always left to everything else. */
const MOST_AT_ONCE = 2;
/**
 * Whole pages and documents that are made beside them: what takes long gives way to everything else, and keeps no tile
 * from its turn.
 */
const LONG_AT_ONCE = 1;
/** Pictures that may wait in each of the two lines; a reader's screen asks for some fifty. */
const MOST_WAITING = 300;

/** As Linux counts them: searches go before tiles, and tiles before whole pages. */
const NICENESS = 5;
const LONG_NICENESS = 15;

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

/** The site's drawing: pictures by processes of their own, through queues that let requests of pages go first. */
export function createDrawing({ files, cacheFolder, mostBytes, pagesFirst }: DrawingOptions): {
  pixels: Pixels;
  close: () => Promise<void>;
} {
  const lineOf = (atOnce: number, niceness: number) => {
    const threads = new WorkThreads<DrawTask>({
      longestMs: LONGEST_MS,
      start: () => startWorkProcess('server/engines/images/processes/imageProcess.ts', niceness),
    });
    const queue = createWorkQueue({ atOnce, most: MOST_WAITING, before: pagesFirst });
    return { queue, draw: (task: DrawTask) => threads.run(task), close: () => threads.close() };
  };
  const quick = lineOf(Math.max(1, Math.min(MOST_AT_ONCE, availableParallelism() - 1)), NICENESS);
  const long = lineOf(LONG_AT_ONCE, LONG_NICENESS);
  return {
    pixels: createPixels({ ...quick, long, files, cacheFolder, mostBytes }),
    close: async () => void (await Promise.all([quick.close(), long.close()])),
  };
}
