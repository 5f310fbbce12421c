import { UserError } from '#server/platform/config/UserError.ts';

/** Cells of all tables together, with as many of each as it is repeated. */
const MOST_CELLS = 24_000_000;
/** A row or cell; one without content ends in a slash, and costs nothing however often it is repeated. */
const TAG = /<(?:[\w-]+:)?table-(row|cell)\b([^>]*)>/gu;
const COLUMNS = /number-columns-repeated="(\d+)"/u;
const ROWS = /number-rows-repeated="(\d+)"/u;

const timesIn = (attributes: string, repeated: RegExp): number => Number(repeated.exec(attributes)?.[1] ?? 1);

/**
 * Reads the content of an OpenDocument spreadsheet for cells and rows that are said once and meant a thousand million
 * times: a few bytes would fill the memory.
 *
 * @throws UserError where there are more cells than are taken in.
 */
export async function refuseRepeats(content: AsyncIterable<Buffer>): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  let rows = 1;
  let cells = 0;
  for await (const chunk of content) {
    const text = rest + decoder.decode(chunk, { stream: true });
    const end = text.lastIndexOf('>') + 1;
    rest = text.slice(end);
    for (const [, what, attributes = ''] of text.slice(0, end).matchAll(TAG)) {
      if (what === 'row') rows = timesIn(attributes, ROWS);
      else if (!attributes.endsWith('/')) cells += rows * timesIn(attributes, COLUMNS);
    }
    if (cells > MOST_CELLS) throw new UserError('This spreadsheet has more cells than are taken in.');
  }
}
