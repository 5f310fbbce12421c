import { lexWords } from './lexWords.ts';

/** Words of a search, told apart by what is asked of them. */
export interface PartedWords {
  /** Every one of them; signs of the query language keep their meaning. */
  all: string;
  /** Side by side, in this order. */
  phrase: string;
  /** At least one of them. */
  any: string;
  /** None of them. */
  none: string;
}

/** Words and phrases of a text, without signs. */
const plainWords = (text: string): string[] =>
  [...lexWords(text)].flatMap(({ kind, text: said }) =>
    kind === 'quoted' && said.trim() !== '' ? [`"${said.trim()}"`] : kind === 'text' ? [said] : [],
  );

/**
 * The words of four boxes as one query. @example joinWords({ all: 'lost', phrase: 'grey mare', any: '', none: 'cow' })
 * // 'lost "grey mare" -cow'
 */
export function joinWords({ all, phrase, any, none }: PartedWords): string {
  const sideBySide = phrase
    .replace(/["“”„‟«»]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [
    all.trim(),
    ...(sideBySide === '' ? [] : [`"${sideBySide}"`]),
    plainWords(any).join(' | '),
    ...plainWords(none).map((word) => `-${word}`),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
