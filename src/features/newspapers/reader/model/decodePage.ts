import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';

import type { ReadPage } from '../readerApi.ts';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/**
 * The lines of a page with the boxes of their words; without boxes where those cannot be read, since the text is the
 * text still.
 */
export function decodePage({ text, packed }: Pick<ReadPage, 'text' | 'packed'>): readonly PageLine[] {
  if (text === '') return [];
  try {
    return unpackPage({ text, boxes: bytesOf(packed) });
  } catch {
    const noBox = { x: 0, y: 0, width: 0, height: 0 };
    return text.split('\n').map((line) => ({
      ...noBox,
      hasWordBoxes: false,
      words: line === '' ? [] : line.split(' ').map((word) => ({ ...noBox, text: word, confidence: 0, flags: 0 })),
    }));
  }
}
