import { createHash, randomUUID } from 'node:crypto';

import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { type ImageSize, TILE_SIDE } from '#domain/records/images/imageLimits.ts';
import { coveredRegions } from '#domain/records/images/pageAccess.ts';
import type { ImageRequest } from '#domain/records/images/parseImageRequest.ts';
import { THUMBNAIL_SIZE } from '#domain/records/images/thumbnailSizes.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import type { PageImage } from '../PageImage.ts';
import type { DrawTask } from '../processes/messages.ts';
import { createDiskCache } from './createDiskCache.ts';
import type { WaitingReader, WorkQueue } from './createWorkQueue.ts';
import { masterKey } from './masterFiles.ts';
import type { Offprint } from './Offprint.ts';

/** The pixels of pages, as readers may have them: closed lines are covered before anything is cut. */
export interface Pixels {
  /** Changes whenever any image of the page would. */
  versionOf(page: PageImage): string;
  /**
   * An image of a page.
   * @throws Error when the page's file is not there, or cannot be read; QueueFull; the signal's reason.
   */
  image(page: PageImage, request: ImageRequest, reader: WaitingReader): Promise<Buffer>;
  /** One of the stock pictures, from 0 to 9. Throws as `image` does. */
  stock(number: number, reader: WaitingReader): Promise<Buffer>;
  /**
   * A PDF of pictures of newspapers, which is not kept: its reader may lose the right to it. Throws as `image` does.
   */
  offprint(offprint: Offprint, reader: WaitingReader): Promise<Buffer>;
}

/** Where pictures wait for their turn, and what makes them, away from the thread that answers requests. */
export interface DrawingLine {
  queue: WorkQueue;
  draw: (task: DrawTask) => Promise<Buffer>;
}

/** What pixels are made with: the line for tiles and small pictures, and files. */
interface PixelDeps extends DrawingLine {
  /** Where imported pages are. */
  files: Pick<FileStore, 'pathOf'>;
  /** Where images are kept that can be made again: one for each process. */
  cacheFolder: string;
  /** Bounds what is kept of images that can be made again, on disk. */
  mostBytes: number;
  /** For what takes long: whole pages and documents, which no tile then waits for. Default the same. */
  long?: DrawingLine;
}

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);

/** Whether a picture is small enough to be drawn by itself, where its whole page has not been drawn yet. */
const isSmall = ({ size }: ImageRequest): boolean =>
  size.width * size.height <= THUMBNAIL_SIZE.width * THUMBNAIL_SIZE.height;

/** Pixels of a picture that is made in the time of a few tiles. */
const QUICK_PIXELS = 4 * TILE_SIDE ** 2;

/** Whether a picture is as quickly made and sent as a few tiles: no whole page in the size of its scan. */
export const isQuick = ({ width, height }: ImageSize): boolean => width * height <= QUICK_PIXELS;

const masterName = (version: string): string => `page-${version}.tif`;

/** Makes the pictures of pages through the queue, and keeps them. */
export function createPixels({
  files,
  cacheFolder,
  mostBytes,
  queue,
  draw,
  long = { queue, draw },
}: PixelDeps): Pixels {
  const quick: DrawingLine = { queue, draw };
  const cache = createDiskCache(cacheFolder, mostBytes);

  const sourceVersion = ({ pixels }: PageImage) => (pixels.kind === 'file' ? pixels.contentHash : pixels.version);
  const versionOf = (page: PageImage) => digest(sourceVersion(page), ...coveredRegions(page).map(xywhOf));
  const sizeOf = ({ width, height }: PageImage) => ({ width, height });

  /**
   * The file that images of the page are cut from, with nothing in it that a reader may not see; null where it has to
   * be made.
   */
  const knownMaster = async (page: PageImage): Promise<string | null> =>
    page.pixels.kind === 'file' && coveredRegions(page).length === 0
      ? original(page, page.pixels.contentHash)
      : cache.fileOf(masterName(versionOf(page)));

  /** That file, made where it is not there. */
  async function masterOf(page: PageImage): Promise<string> {
    const known = await knownMaster(page);
    if (known !== null) return known;
    const { pixels } = page;
    const covered = coveredRegions(page);
    const name = masterName(versionOf(page));
    const task: DrawTask =
      pixels.kind === 'file'
        ? { kind: 'cover', file: await original(page, pixels.contentHash), size: sizeOf(page), covered }
        : {
            kind: 'master',
            sheet: { content: pixels.content, paperSeed: pixels.paperSeed, covered },
            size: sizeOf(page),
          };
    const file = await cache.write(name, await long.draw(task));
    if (file === null) throw new Error('The cache of images cannot be written.');
    return file;
  }

  async function original({ id }: PageImage, contentHash: string): Promise<string> {
    const file = await files.pathOf(masterKey(contentHash));
    if (file === null) throw new Error(`The file of page ${id} is not in the file store.`);
    return file;
  }

  /** What the cache has, or what is made at its turn and kept. */
  async function kept(name: string, line: DrawingLine, reader: WaitingReader, task: DrawTask): Promise<Buffer> {
    const known = await cache.read(name);
    if (known) return known;
    return line.queue.run(name, reader, async () => {
      const bytes = await line.draw(task);
      await cache.write(name, bytes);
      return bytes;
    });
  }

  return {
    versionOf,
    stock: (number, reader) => kept(`stock-${number}.webp`, quick, reader, { kind: 'stock', number }),
    offprint: (offprint, reader) =>
      long.queue.run(`offprint ${randomUUID()}`, reader, () => long.draw({ kind: 'offprint', offprint })),
    async image(page, request, reader) {
      const version = versionOf(page);
      const name = `cut-${digest(version, request.canonical)}.${request.format}`;
      const known = await cache.read(name);
      if (known) return known;
      const { pixels } = page;
      if (pixels.kind === 'drawing' && isSmall(request) && (await cache.fileOf(masterName(version))) === null) {
        const sheet = { content: pixels.content, paperSeed: pixels.paperSeed, covered: coveredRegions(page) };
        return kept(name, quick, reader, { kind: 'draw', sheet, request });
      }
      // The page itself is made once, however many of its tiles are asked for at the same time.
      const file = (await knownMaster(page)) ?? (await long.queue.run(`page ${version}`, reader, () => masterOf(page)));
      const line = isQuick(request.size) ? quick : long;
      return kept(name, line, reader, { kind: 'cut', file, size: sizeOf(page), request });
    },
  };
}
