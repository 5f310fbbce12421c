import { UserError } from '#server/platform/config/UserError.ts';

/** Cells of all tables together, with as many of each as it is repeated. */
const MOST_CELLS = 24_000_000;
/** Characters of the longest tag. */
const LONGEST_TAG = 256 * 1024;
/** Any tag: its name, and what it says; a mark in quotation marks does not end it. */
const TAG = /<(?:[^\s<>/:"']*:)?([^\s<>/:"']*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gu;
const ROW = /^(?:table-row|行)$/u;
/** One without content ends in a slash, and costs nothing however often it is repeated. */
const CELL = /^(?:(?:covered-)?table-cell|数据)$/u;
const COLUMNS = /number-columns-repeated\s*=\s*["']\D{0,9}(\d+)/gu;
const ROWS = /number-rows-repeated\s*=\s*["']\D{0,9}(\d+)/gu;

const tooMany = () => new UserError('This spreadsheet has more cells than are taken in.');
const timesIn = (attributes: string, repeated: RegExp): number =>
  Math.max(1, ...[...attributes.matchAll(repeated)].map(([, times]) => Number(times)));

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
    let end = 0;
    for (const { 0: tag, 1: what = '', 2: attributes = '', index } of text.matchAll(TAG)) {
      end = index + tag.length;
      if (ROW.test(what)) rows = timesIn(attributes, ROWS);
      else if (CELL.test(what) && !attributes.endsWith('/')) cells += rows * timesIn(attributes, COLUMNS);
    }
    if (cells > MOST_CELLS) throw tooMany();
    // What is behind the last tag is text, or a tag that goes on.
    const next = text.indexOf('<', end);
    rest = next < 0 ? '' : text.slice(next);
    if (rest.length > LONGEST_TAG) throw tooMany();
  }
}
