import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { startProcess } from '#server/platform/threads/startProcess.ts';

import type { OcrAnswer } from './ocrProcess.ts';
import { LONGEST_READ_MS, type PageReader } from './PageReader.ts';

/** Its memory grows with what it has read. */
const PAGES_OF_A_PROCESS = 50;

/** @throws UserError when the packages that read pages are not installed. */
function requirePackages(): void {
  const require = createRequire(path.join(projectRoot(), 'package.json'));
  for (const name of ['tesseract.js', '@tesseract.js-data/eng']) {
    try {
      require.resolve(`${name}/package.json`);
    } catch {
      throw new UserError(
        `Reading pages needs the package ${name}, which is not installed here: run npm install with optional packages, or set OCR_COMMAND.`,
      );
    }
  }
}

const startReading = (): ChildProcess =>
  startProcess('server/engines/ocr/ocrProcess.ts', {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

function ended(child: ChildProcess): Promise<unknown> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));
}

/**
 * Reads pages in a process of its own, at the lowest priority, with the Tesseract that comes as a package: nothing is
 * fetched from anywhere. The process is renewed every fifty pages, and after a page that it could not read.
 *
 * @throws UserError when the packages are not installed.
 */
export function createOwnReader(): PageReader {
  requirePackages();
  let child: ChildProcess | null = null;
  let pages = 0;

  const renew = async () => {
    const old = child;
    [child, pages] = [null, 0];
    old?.kill('SIGKILL');
    if (old) await ended(old);
  };

  const ask = (to: ChildProcess, image: string, signal: AbortSignal) =>
    new Promise<OcrAnswer>((resolve, reject) => {
      const stop = () => to.kill('SIGKILL');
      const timer = setTimeout(stop, LONGEST_READ_MS);
      const settle = (act: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        to.removeAllListeners('message');
        to.removeAllListeners('exit');
        act();
      };
      to.once('message', (answer: OcrAnswer) => settle(() => resolve(answer)));
      to.once('exit', () =>
        settle(() => reject(signal.aborted ? (signal.reason as Error) : new Error('the process that read it ended'))),
      );
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      else to.send(image, (error) => error && stop());
    });

  return {
    async read(image, signal) {
      signal.throwIfAborted();
      if (pages >= PAGES_OF_A_PROCESS) await renew();
      pages += 1;
      try {
        const answer = await ask((child ??= startReading()), image, signal);
        if ('hocr' in answer) return answer.hocr;
        throw new Error(answer.problem);
      } catch (error) {
        await renew();
        throw error;
      }
    },
    close: renew,
  };
}
