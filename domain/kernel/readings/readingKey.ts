import { foldName } from '#domain/kernel/names/foldName.ts';

import type { Sign, WordReading } from './reading.ts';
import { readUcf } from './readUcf.ts';

/** The key of a field in which nothing at all could be read. */
export const UNREAD_KEY = '?';

const folded = (text: string): string => foldName(text).replaceAll(' ', '');

const timesKey = (least: number, most: number | null): string =>
  least === 1 && most === 1 ? '' : `{${least},${most ?? ''}}`;

function signKey(sign: Sign, isAlone: boolean): string {
  switch (sign.kind) {
    case 'letters':
      return folded(sign.text);
    case 'unread':
      if (sign.most === sign.least) return '_'.repeat(sign.least);
      return sign.most === null && sign.least === 1 ? '*' : `_${timesKey(sign.least, sign.most)}`;
    case 'either': {
      const of = [...new Set([...sign.of].flatMap((letter) => folded(letter)[0] ?? []))].sort().join('');
      if (of === '') return `_${timesKey(sign.least, sign.most)}`;
      // Letters on their own in brackets would be an editor's.
      const times = isAlone && !sign.isOpen ? `{${sign.least},${sign.most ?? ''}}` : timesKey(sign.least, sign.most);
      if (of.length === 1 && !sign.isOpen) return `${of}${times}`;
      return `[${of}${sign.isOpen ? '_' : ''}]${times}`;
    }
  }
}

/**
 * The form in which the index holds a word: folded letters, and FreeREG's signs for what could not be read. Empty when
 * nothing is left.
 *
 * @example readingKey(parseReading('C__PER', 'freereg').words[0]) // 'c__per'
 */
export function readingKey({ signs, isDoubted }: WordReading): string {
  const key = signs.map((sign) => signKey(sign, signs.length === 1)).join('');
  return key !== '' && isDoubted ? `${key}?` : key;
}

const NOTHING: WordReading = { signs: [{ kind: 'unread', least: 1, most: null }], isDoubted: false, isSupplied: false };
const words = new Map<string, WordReading>();
const WORDS_KEPT = 60_000;

/** The word of a key again; `?` is a word of which nothing was read. Kept, since searches judge the same words. */
export function wordOfKey(key: string): WordReading {
  const known = words.get(key);
  if (known) return known;
  const word = readUcf(key).words[0] ?? NOTHING;
  if (words.size >= WORDS_KEPT) words.clear();
  words.set(key, word);
  return word;
}

/** With more forms than this a word is found by none of them. */
const MOST_FORMS = 8;

/** Every form of a word whose letters were all read, or are one of a few; none of other words. */
export function formsOfKey(key: string): string[] {
  let forms = [''];
  for (const sign of wordOfKey(key).signs) {
    if (sign.kind === 'letters') forms = forms.map((form) => form + sign.text);
    else if (sign.kind === 'unread' || sign.isOpen || sign.least !== 1 || sign.most !== 1) return [];
    else forms = forms.flatMap((form) => [...sign.of].map((letter) => form + letter));
    if (forms.length > MOST_FORMS) return [];
  }
  return forms;
}
