import type { TreeDate } from '../model/treeDate.ts';
import { parseTreeDate, spanOfDate } from './parseTreeDate.ts';

/**
 * Reads when something was, from a GEDCOM file or as a member types it. The text is kept as it is written, trimmed;
 * `from` and `to` are as exact as the text (`1881` is 18810000 for both), and null where the text leaves that side open
 * (`before 1900`) or cannot be read. `about 1832` is 1832: how far about reaches is for the reader of the date to
 * judge. Of a dual year the later counts; days of other calendars become Gregorian. Never throws.
 *
 * @returns null for a text of nothing but spaces: no date is recorded.
 * @example readTreeDate('3/4/1881') // { text: '3/4/1881', from: 18810403, to: 18810403 }
 * @example readTreeDate('BEF 1900') // { text: 'BEF 1900', from: null, to: 18990000 }
 */
export function readTreeDate(text: string): TreeDate | null {
  const written = text.trim();
  return written === '' ? null : { text: written, ...spanOfDate(parseTreeDate(written)) };
}
