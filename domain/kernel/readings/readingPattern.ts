import { isReadingKey } from './isReadingKey.ts';
import { wordOfKey } from './readingKey.ts';

/**
 * A word of the index as it is asked for: one in doubt as a pattern, in which `?` is a letter and `*` any run of them.
 *
 * @example readingPattern('c__per') // 'c??per'
 */
export const readingPattern = (key: string): string =>
  isReadingKey(key)
    ? wordOfKey(key)
        .signs.map((sign) => {
          if (sign.kind === 'letters') return sign.text;
          return sign.least === sign.most ? '?'.repeat(sign.least) : '*';
        })
        .join('')
    : key;
