import type { ReadParts } from './reading.ts';
import { readUcf } from './readUcf.ts';

const DOT_BELOW = '\u0323';

/**
 * Reads the Leiden conventions of editors: `[abc]` supplied, `[...]` three letters lost, `[---]` many, a dot below a
 * doubted letter, `W(illia)m` an expansion, `⟦abc⟧` struck, `` `abc´ `` added. An expansion is two words, since either
 * form may be asked for.
 *
 * @returns null for text alone.
 */
export function readLeiden(text: string): ReadParts | null {
  const apart = text.normalize('NFD');
  if (!/[[(⟦`\u0323?]/u.test(apart)) return null;
  const remarks: string[] = [];
  const isSupplied = /\[\p{L}[^\]]*\]/u.test(apart.replaceAll('[sic]', ''));
  const plain = apart
    .replace(/⟦([^⟧]*)⟧/gu, (_whole, struck: string) => {
      remarks.push(`struck: ${struck}`);
      return ' ';
    })
    .replace(/`([^´`]*)´/gu, '$1')
    // A whole text in brackets may be a saying or a remark, which the common signs hold too.
    .replace(/\[\.+\]/gu, (gap) => '_'.repeat(gap.length - 2))
    .replace(/\[[-–—\s]+\]/gu, '*')
    .replace(/(\p{L})[\u0300-\u0322\u0324-\u036f]*\u0323[\u0300-\u036f]*/gu, '[$1_]')
    .replace(
      /(?<=\p{L})\[([\p{L}\p{M}]+)\]|\[([\p{L}\p{M}]+)\](?=\p{L})/gu,
      (_whole, behind?: string, before?: string) => `${behind ?? ''}${before ?? ''}`,
    )
    .replace(
      /\p{L}*\([\p{L}\p{M}]+\)\p{L}*/gu,
      (word) => `${word.replace(/\([^)]*\)/gu, '')} ${word.replace(/[()]/gu, '')}`,
    )
    .replaceAll(DOT_BELOW, '')
    .normalize('NFC');
  const read = readUcf(plain);
  const isStruck = remarks.length > 0 && read.words.length === 0;
  return {
    ...read,
    words: isSupplied ? read.words.map((word) => ({ ...word, isSupplied })) : read.words,
    saying: read.saying ?? (isStruck ? 'struck' : null),
    remarks: [...remarks, ...read.remarks],
  };
}
