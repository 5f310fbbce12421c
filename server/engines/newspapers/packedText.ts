import { brotliCompressSync, constants } from 'node:zlib';

import { packPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

/** Level at which boxes are packed: each further one costs more time than it saves room. */
const BROTLI_LEVEL = 5;
/** Two to its power are the bytes that are looked back over: a page has some 30,000. */
const BROTLI_WINDOW = 16;

/** The lines of a page as `page_text` stores them: their text, and the boxes of the words under brotli. */
export function packedText(lines: readonly PageLine[]): { text: string; packed: Buffer } {
  const { text, boxes } = packPage(lines);
  return {
    text,
    packed: brotliCompressSync(boxes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: boxes.length,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    }),
  };
}
