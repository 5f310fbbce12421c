import { createRequire } from 'node:module';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { lowerProcessPriority } from '#server/platform/threads/lowerPriority.ts';

import { plainPicture } from './plainPicture.ts';

/** What the process answers for a file: its text as hOCR, or why there is none. */
export type OcrAnswer = { hocr: string } | { problem: string };

/** Trained data of whole numbers: as good as the full ones for print, in a third of their size. */
const MODEL = '4.0.0_best_int';

async function openWorker() {
  const { createWorker, OEM } = await import('tesseract.js');
  const data = createRequire(path.join(projectRoot(), 'package.json')).resolve('@tesseract.js-data/eng/package.json');
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(data), MODEL),
    cacheMethod: 'none',
    gzip: true,
  });
}

// Readers of the site come first.
lowerProcessPriority(19);
let worker: ReturnType<typeof openWorker> | null = null;

async function answer(file: string): Promise<OcrAnswer> {
  try {
    const { recognize } = await (worker ??= openWorker());
    const { data } = await recognize(await plainPicture(file), {}, { text: false, blocks: false, hocr: true });
    return data.hocr === null ? { problem: 'no text came of it' } : { hocr: data.hocr };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (file: string) => void answer(file).then((said) => process.send?.(said)));
process.on('disconnect', () => process.exit());
