/** Where a cell is split. */
export type SplitAt =
  /** At the first of these signs, which goes. */
  | { by: 'sign'; sign: string }
  /** Behind so many signs. */
  | { by: 'position'; position: number }
  /** Before its last word. */
  | { by: 'last-word' };

const LAST_WORD = /\s+(\S+)$/u;

/**
 * What stays in a cell, and what is split off it; null where there is nothing to split.
 *
 * @example splitCell('Ann Mary Marsh', { by: 'last-word' }) // ['Ann Mary', 'Marsh']
 */
export function splitCell(cell: string, at: SplitAt): [rest: string, off: string] | null {
  const text = cell.trim();
  const parts = (from: number, to: number): [string, string] | null => {
    const [rest, off] = [text.slice(0, from).trim(), text.slice(to).trim()];
    return rest === '' || off === '' ? null : [rest, off];
  };
  switch (at.by) {
    case 'sign': {
      const from = text.indexOf(at.sign);
      return at.sign === '' || from === -1 ? null : parts(from, from + at.sign.length);
    }
    case 'position': {
      const signs = [...text].slice(0, at.position).join('').length;
      return parts(signs, signs);
    }
    case 'last-word': {
      const found = LAST_WORD.exec(text);
      return found ? parts(found.index, found.index) : null;
    }
  }
}
