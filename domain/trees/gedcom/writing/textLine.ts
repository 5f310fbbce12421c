import { type GedcomLine, newLine, type GedcomDialect } from '../gedcomLine.ts';

/** A line of 5.5.1 has at most 255 characters, its level and tag among them. */
const LONGEST_VALUE = 230;

/** Pieces of one line of text, none split beside a blank, which readers may drop, or between doubled at signs. */
function pieces(text: string): string[] {
  const all: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_VALUE) {
    let at = LONGEST_VALUE;
    while (at > 1 && /[\s@\udc00-\udfff]|.[\s@]/su.test(rest.slice(at, at + 1) + rest.slice(at - 1, at))) at -= 1;
    // A text of blanks or at signs alone has no good place; behind an even number of signs is one.
    if (at <= 1) at = LONGEST_VALUE;
    all.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...all, rest];
}

/**
 * A line with a text of any length and any number of lines: at signs doubled and the text continued as the dialect
 * wants it.
 * @example textLine('NOTE', 'one\ntwo', '5') // NOTE one, below it CONT two
 */
export function textLine(
  tag: string,
  text: string,
  dialect: GedcomDialect,
  children: readonly GedcomLine[] = [],
): GedcomLine {
  const continued: GedcomLine[] = [];
  let value = '';
  text.split(/\r\n|\r|\n/u).forEach((words, index) => {
    const [first = '', ...more] = dialect === '7' ? [words.replace(/^@/u, '@@')] : pieces(words.replaceAll('@', '@@'));
    if (index === 0) value = first;
    else continued.push(newLine('CONT', first));
    continued.push(...more.map((piece) => newLine('CONC', piece)));
  });
  return newLine(tag, value, [...continued, ...children]);
}

/** A line with a text, or none where there is no text. */
export const textLines = (tag: string, text: string, dialect: GedcomDialect): GedcomLine[] =>
  text.trim() === '' ? [] : [textLine(tag, text, dialect)];
