import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { coveredRegions } from '#domain/images/pageAccess.ts';
import { xywhOf } from '#domain/images/pageRegion.ts';
import type { ImageRequest } from '#domain/images/parseImageRequest.ts';

import type { PageImage } from '../PageImage.ts';
import { createDiskCache } from './createDiskCache.ts';
import { createWorkQueue } from './createWorkQueue.ts';
import { cutImage } from './cutImage.ts';
import { coverMaster, drawMaster, keptFile } from './masters.ts';

/** Images that are made at the same time: libvips takes a thread for each. */
const AT_ONCE = 2;
/** Images that may wait; a reader's screen asks for some thirty tiles. */
const MOST_WAITING = 400;

/** The pixels of pages, as readers may have them: closed lines are covered before anything is cut. */
export interface Pixels {
  /** Changes whenever any image of the page would. */
  versionOf(page: PageImage): string;
  /**
   * An image of a page.
   * @throws Error when the page's file is not there, or cannot be read; QueueFull; the signal's reason.
   */
  image(page: PageImage, request: ImageRequest, signal: AbortSignal): Promise<Buffer>;
}

const digest = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);

/** `mostBytes` bounds what is kept of images that can be made again, on disk below `dataDir`. */
export function createPixels({ dataDir, mostBytes }: { dataDir: string; mostBytes: number }): Pixels {
  const cache = createDiskCache(path.join(dataDir, 'image-cache'), mostBytes);
  const queue = createWorkQueue(AT_ONCE, MOST_WAITING);

  const sourceVersion = ({ pixels }: PageImage) => (pixels.kind === 'file' ? pixels.contentHash : pixels.version);
  const versionOf = (page: PageImage) => digest(sourceVersion(page), ...coveredRegions(page).map(xywhOf));

  /** The file that images of the page are cut from, with nothing in it that a reader may not see. */
  async function masterOf(page: PageImage): Promise<string> {
    const name = `page-${versionOf(page)}.tif`;
    const known = await cache.fileOf(name);
    if (known !== null) return known;
    const { pixels } = page;
    const covered = coveredRegions(page);
    if (pixels.kind === 'file') {
      const original = keptFile(dataDir, pixels.contentHash);
      if (!existsSync(original)) throw new Error(`The file of page ${page.id} is not in the data folder.`);
      return covered.length === 0 ? original : keep(name, await coverMaster(original, page, covered));
    }
    const drawn = await drawMaster(pixels.draw(), pixels.paperSeed, page);
    if (covered.length === 0) return keep(name, drawn);
    const bare = await keep(`drawn-${digest(pixels.version)}.tif`, drawn);
    return keep(name, await coverMaster(bare, page, covered));
  }

  async function keep(name: string, bytes: Buffer): Promise<string> {
    const file = await cache.write(name, bytes);
    if (file === null) throw new Error('The cache of images cannot be written.');
    return file;
  }

  return {
    versionOf,
    async image(page, request, signal) {
      const version = versionOf(page);
      const name = `cut-${digest(version, request.canonical)}.${request.format}`;
      const known = await cache.read(name);
      if (known) return known;
      // The page itself is made once, however many of its tiles are asked for at the same time.
      const file = await queue.run(`page ${version}`, signal, () => masterOf(page));
      return queue.run(name, signal, async () => {
        const bytes = await cutImage(file, page, request);
        await cache.write(name, bytes);
        return bytes;
      });
    },
  };
}
