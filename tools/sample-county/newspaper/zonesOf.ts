import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import type { ZoneDraft } from '#server/importers/newspapers/IssueDraft.ts';

import type { PlacedLine } from './setting/flowPieces.ts';

/** White around a zone, in pixels. */
const AROUND = 6;

/** The zones of a page: one for each article in each column. */
export function zonesOf(
  lines: readonly PlacedLine[],
  scanned: readonly PageLine[],
  { lines: all }: { lines: readonly PlacedLine[] },
): ZoneDraft[] {
  const zones: ZoneDraft[] = [];
  /** Parts of an article before this one, over all pages: a column each. */
  const orderOf = ({ piece, page, column }: PlacedLine) =>
    new Set(
      all
        .filter((line) => line.piece === piece && (line.page < page || (line.page === page && line.column < column)))
        .map((line) => `${line.page} ${line.column}`),
    ).size;
  for (const [at, line] of lines.entries()) {
    const box = scanned[at];
    if (line.piece === null || !box) continue;
    const last = zones.at(-1);
    const before = lines[at - 1];
    if (last && before?.piece === line.piece && before.column === line.column) {
      const [left, right] = [
        Math.min(last.x, box.x - AROUND),
        Math.max(last.x + last.width, box.x + box.width + AROUND),
      ];
      last.height = box.y + box.height + AROUND - last.y;
      last.x = left;
      last.width = right - left;
      last.lastLine = at;
    } else
      zones.push({
        article: line.piece,
        order: orderOf(line),
        firstLine: at,
        lastLine: at,
        x: box.x - AROUND,
        y: box.y - AROUND,
        width: box.width + 2 * AROUND,
        height: box.height + 2 * AROUND,
      });
  }
  return zones;
}
