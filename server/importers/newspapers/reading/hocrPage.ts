import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { estimatedDpi, LEAST_DPI } from '#domain/newspapers/pages/scanResolution.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import { type ArticleDraft, Rejected, type ZoneDraft } from '../IssueDraft.ts';
import { guessArticles } from '../readers/guessArticles.ts';
import { readHocr } from '../readers/readHocr.ts';
import { type FittedPage, fitPage } from '../readers/textPage.ts';

/** A page as its own reader found it, told apart into articles. */
export interface ReadPageText {
  page: FittedPage;
  zones: readonly ZoneDraft[];
  articles: readonly ArticleDraft[];
  dpi: number | null;
}

/**
 * Makes a page of what OCR wrote, by the reader that imports use.
 *
 * @throws Rejected when it has no words, or its scan is too coarse to be read honestly.
 */
export async function hocrPage(hocr: string, pageId: string, size: ImageSize): Promise<ReadPageText> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muniment-ocr-'));
  try {
    const file = path.join(folder, 'page.hocr');
    await writeFile(file, hocr);
    const { value } = await readHocr(file, pageId, () => undefined).next();
    const fitted = value ? fitPage(value, size, { x: 1, y: 1 }) : null;
    if (!fitted || fitted.lines.every(({ words }) => words.length === 0))
      throw new Rejected(pageId, 0, 'no words were found on it');
    const dpi = estimatedDpi(fitted.lines);
    if (dpi !== null && dpi < LEAST_DPI) {
      throw new Rejected(
        pageId,
        0,
        `its scan has some ${countInWords(dpi, 'dot')} an inch, and reading needs ${LEAST_DPI}: scan it again at 300 or more`,
      );
    }
    const articles: ArticleDraft[] = [];
    const { page, zones } = guessArticles(fitted, articles);
    return { page, zones, articles, dpi };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
