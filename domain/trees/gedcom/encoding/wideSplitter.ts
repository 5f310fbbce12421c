import { LONGEST_READ_LINE, refuseLine, type LineSplitter, type NumberedLine } from './lineSplitter.ts';

/** What parts lines, in their order of preference. */
export const LINE_END = /\r\n|\n\r?|\r/u;

/**
 * Splits bytes of two bytes a letter into lines. Only what is new is looked at: a long line waits in pieces.
 * @throws RefusedGedcom for a line longer than LONGEST_READ_LINE.
 */
export function wideSplitter(
  encoding: 'utf-16le' | 'utf-16be',
  numbered: (texts: readonly string[]) => NumberedLine[],
  linesSoFar: () => number,
): LineSplitter {
  const decoder = new TextDecoder(encoding);
  let pieces: string[] = [];
  let length = 0;
  /** A line end that may be half of one. */
  let halfEnd = '';

  const hold = (text: string) => {
    if (text === '') return;
    pieces.push(text);
    length += text.length;
  };
  function split(text: string): NumberedLine[] {
    const [first = '', ...more] = text.split(LINE_END);
    hold(first);
    const last = more.pop();
    if (last === undefined) return [];
    const lines = [pieces.join(''), ...more];
    [pieces, length] = [[], 0];
    hold(last);
    return numbered(lines);
  }

  return {
    push(bytes) {
      const text = halfEnd + decoder.decode(bytes, { stream: true });
      halfEnd = /[\r\n]$/u.exec(text)?.[0] ?? '';
      const lines = split(text.slice(0, text.length - halfEnd.length));
      if (length > LONGEST_READ_LINE) refuseLine(linesSoFar() + 1);
      return lines;
    },
    isInside: () => length > 0 && halfEnd === '',
    end() {
      const lines = split(halfEnd + decoder.decode());
      return length === 0 ? lines : [...lines, ...numbered([pieces.join('')])];
    },
  };
}
