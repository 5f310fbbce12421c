import type { Flowed, PlacedLine } from './flowPieces.ts';
import type { TypeSheet } from './typeSheet.ts';

/** A column that lacks more lines than this is left short: its last piece ends there. */
const MOST_LINES = 5;

/** Moves the pieces of each column apart until its last line is at the foot, as a compositor does with leads. */
export function spreadColumns(flowed: Flowed, { bottom, styles }: TypeSheet): void {
  const columns = new Map<string, PlacedLine[]>();
  for (const line of flowed.lines) {
    const key = `${line.page} ${line.column}`;
    columns.set(key, [...(columns.get(key) ?? []), line]);
  }
  for (const lines of columns.values()) {
    const first = lines[0] as PlacedLine;
    const starts = lines.filter((line, at) => at > 0 && line.piece !== lines[at - 1]?.piece);
    const white = bottom - (lines.at(-1)?.y ?? bottom) - styles.body.leading * 0.24;
    if (starts.length === 0 || white <= 0 || white > MOST_LINES * styles.body.leading) continue;
    const each = white / starts.length;
    let [moved, before] = [0, first.piece];
    for (const line of lines) {
      if (line.piece !== before) {
        const from = line.y;
        const rule = flowed.rules.findLast(
          ({ page, column, y1 }) => page === line.page && column === line.column && y1 < from,
        );
        if (rule) rule.y1 = rule.y2 += moved + each / 2;
        moved += each;
        before = line.piece;
      }
      line.y += moved;
    }
  }
}
