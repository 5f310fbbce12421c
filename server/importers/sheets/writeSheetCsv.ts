import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

import type { SheetKind } from '#domain/records/sheets/sheetKind.ts';
import { createRowMender } from '#domain/records/sheets/steps/createRowMender.ts';
import { eachRow, type Revision } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

/**
 * Writes the rows of a revision as a CSV whose headings are the fields of its kind: what an import reads. The same
 * revision gives the same bytes. `onRows` is called with how many are written.
 */
export async function writeSheetCsv(
  db: Database,
  { fileId, headings, recipe }: Revision,
  { kind, file, onRows }: { kind: SheetKind; file: string; onRows: (rows: number) => void },
): Promise<void> {
  const { mend } = createRowMender(kind, recipe, headings);
  const out = createWriteStream(file, { encoding: 'utf8', mode: 0o600 });
  const ended = finished(out);
  // Awaited below; a disk that is full must not count as unhandled meanwhile.
  ended.catch(() => undefined);
  out.write(line(kind.fields.map(({ id }) => id)));
  for await (const rows of eachRow(db, fileId)) {
    if (!out.write(rows.map(({ cells }) => line(mend(cells))).join('')))
      await Promise.race([once(out, 'drain'), ended]);
    onRows(rows.at(-1)?.no ?? 0);
  }
  out.end();
  await ended;
}
