import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { createOwnReader } from './createOwnReader.ts';
import { type PageReader, type ReadingMethod, LONGEST_READ_MS } from './PageReader.ts';
import { plainPicture } from './plainPicture.ts';

const run = promisify(execFile);
/** hOCR of a page of 20,000 words. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads pages with a `tesseract` of the system.
 * @param command - the program; it is given a picture and asked for hOCR.
 */
function createCommandReader(command: string): PageReader {
  return {
    async read(image, signal) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'muniment-ocr-'));
      try {
        const picture = path.join(folder, 'page.png');
        await writeFile(picture, await plainPicture(image));
        const { stdout } = await run(command, [picture, 'stdout', '-l', 'eng', 'hocr'], {
          signal,
          timeout: LONGEST_READ_MS,
          maxBuffer: MOST_BYTES,
          killSignal: 'SIGKILL',
        });
        return stdout;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: () => Promise.resolve(),
  };
}

/** Opens what reads pages as the operator chose. @throws UserError when it is not installed. */
export const openPageReader = ({ command }: ReadingMethod): PageReader =>
  command === null ? createOwnReader() : createCommandReader(command);
