import type { ReadParts } from './reading.ts';
import { readUcf } from './readUcf.ts';

const textOf = (markup: string): string => markup.replace(/<[^>]*>/gu, '').trim();
const inner = (name: string): RegExp => new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`, 'giu');

/** A word with doubt about all of it. */
const doubted = (text: string): string => text.replace(/[\p{L}\p{M}]+(?=[^\p{L}]*$)/u, '$&?');

/**
 * Reads the elements of TEI P5 that say how far a text could be read: `gap`, `unclear`, `supplied`, `choice` of
 * `unclear`, `abbr` with `expan` or `sic` with `corr`, `del` and `add`. Of an abbreviation or an error both forms are
 * words, since either may be asked for.
 *
 * @returns null for text alone.
 */
export function readTei(text: string): ReadParts | null {
  if (!text.includes('<')) return null;
  const remarks: string[] = [];
  const plain = text
    .replace(/<choice[^>]*>((?:[^<]|<(?!\/choice>))*)<\/choice>/giu, (_whole, forms: string) => {
      const readings = [...forms.matchAll(inner('unclear'))].map((found) => textOf(found[1] ?? ''));
      if (readings.length > 1 && readings.every((reading) => [...reading].length === 1))
        return `[${readings.join('')}]`;
      return ` ${[...forms.matchAll(/<(?:abbr|expan|sic|corr|orig|reg|unclear)[^>]*>([^<]*)</giu)].map((found) => found[1]).join(' ')} `;
    })
    .replace(/<gap\b([^>]*?)\/?>(?:<\/gap>)?/giu, (_whole, about: string) => {
      const count = Number(/\bquantity\s*=\s*["'](\d{1,2})["']/iu.exec(about)?.[1] ?? 0);
      return count > 0 && !/\bextent\s*=\s*["']unknown/iu.test(about) ? '_'.repeat(Math.min(count, 30)) : '*';
    })
    .replace(inner('unclear'), (_whole, letters: string) =>
      [...letters].map((letter) => (/\p{L}/u.test(letter) ? `[${letter}_]` : letter)).join(''),
    )
    .replace(inner('(?:del|note)'), (_whole, remark: string) => {
      remarks.push(remark.trim());
      return ' ';
    });
  const isDoubted = /\bcert\s*=\s*["'](?:low|unknown)["']/iu.test(text);
  const isSupplied = /<supplied\b/iu.test(text);
  const bare = textOf(plain).replaceAll('&amp;', '&').replaceAll('&apos;', "'");
  const read = readUcf(isDoubted ? doubted(bare) : bare);
  return {
    ...read,
    words: isSupplied ? read.words.map((word) => ({ ...word, isSupplied })) : read.words,
    remarks: [...remarks, ...read.remarks],
  };
}
