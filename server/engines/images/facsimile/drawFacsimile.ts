import { createHash } from 'node:crypto';

import { createRandom } from '#domain/kernel/random/createRandom.ts';
import type { RecordFields, RecordSet } from '#domain/records/core/record.ts';

import { facsimileColumns } from './facsimileColumns.ts';
import { fitText } from './fitText.ts';
import { FACSIMILE_SIZE, layOutPage } from './layOutPage.ts';
import { createPenmanship, textWidth } from './penmanship.ts';

/** What a page shows. */
export interface FacsimileContent {
  recordSet: Pick<RecordSet, 'name' | 'type' | 'subcategory'>;
  book: string;
  page: string;
  /** Entry by entry; null where nothing may be written. */
  rows: readonly (RecordFields | null)[];
}

/** Changes when pages are drawn otherwise, so that kept ones are drawn again. */
const DRAWING_VERSION = '2';

const NOTE = 'Facsimile drawn from the transcript of fictional sample data. The people and places in it never existed.';
const INKS = ['#23232e', '#2c2927', '#1f2a35', '#352822'];
const RULE = '#7d6a52';
const FAINT_RULE = '#b3a488';
const RED_RULE = '#a8584f';
const PRINT = '#3f372c';
const { width, height } = FACSIMILE_SIZE;
/** Line height of the hand and room beside a text, in pixels. */
const HAND = { size: 46, leading: 44, beside: 22 };

/** What a drawing depends on: equal for equal pictures. */
export const facsimileVersion = (content: FacsimileContent): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, content]))
    .digest('hex')
    .slice(0, 32);

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, thick = 2) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="${thick}"/>`;

/**
 * Draws a page as an SVG without any text element or outside reference: ruled, headed in print and filled in by a
 * clerk's hand. The same content gives the same bytes. Its background is left to the paper it is laid on.
 */
export function drawFacsimile({ recordSet, book, page, rows }: FacsimileContent): string {
  // One hand a book; what differs from letter to letter differs from page to page.
  const ink = createRandom(`ink ${recordSet.name} ${book}`).pick(INKS);
  const random = createRandom(`hand ${recordSet.name} ${book} ${page}`);
  const { write, shapes } = createPenmanship();
  const columns = facsimileColumns(
    recordSet,
    rows.filter((row) => row !== null),
  );
  const { table, headings, lines } = layOutPage(rows.length);
  const unit = table.width / columns.reduce((sum, column) => sum + column.width, 0);
  const [bottom, right] = [table.y + table.height, table.x + table.width];
  const rules: string[] = [];
  const print: string[] = [];
  const hand: string[] = [];

  const centre = (text: string, size: number, y: number, from = 160, room = width - 320) => {
    const fitting = fitText(text, { font: 'print', size, width: room, lines: size < 30 ? 2 : 1 });
    fitting.lines.forEach((part, row) =>
      print.push(
        write(part, {
          font: 'print',
          size: fitting.size,
          x: from + (room - textWidth(part, 'print', fitting.size)) / 2,
          y: y + row * size * 1.1,
        }),
      ),
    );
  };
  centre(recordSet.name.replace(/ \(sample\)$/u, ''), 58, 130);
  centre(`${book} · ${page}`, 38, 205);
  centre(NOTE, 24, height - 44);

  const step = lines[0]?.height ?? table.height;
  for (let y = table.y + headings + step; y < bottom - step / 2; y += step)
    rules.push(line(table.x, y, right, y, FAINT_RULE, 1.5));
  rules.push(
    line(table.x, table.y, right, table.y, RULE, 4),
    line(table.x, table.y + headings, right, table.y + headings, RULE, 3),
    line(table.x, bottom, right, bottom, RULE, 4),
  );

  let x = table.x;
  for (const [at, { heading, width: share, text }] of columns.entries()) {
    const wide = share * unit;
    rules.push(line(x, table.y, x, bottom, at === 1 ? RED_RULE : RULE, at === 0 ? 4 : 2));
    centre(heading, 27, table.y + 32, x + 7, wide - 14);
    for (const [row, fields] of rows.entries()) {
      const region = lines[row];
      if (!region || fields === null) continue;
      const written = fitText(text(fields), {
        font: 'hand',
        size: Math.min(HAND.size, region.height * 0.84),
        width: wide - HAND.beside,
        lines: Math.max(1, Math.floor(region.height / HAND.leading)),
      });
      const first = region.y + region.height * (written.lines.length > 1 ? 0.42 : 0.66);
      written.lines.forEach((part, of) =>
        hand.push(
          write(part, {
            font: 'hand',
            size: written.size,
            x: x + 9 + random.between(0, 6),
            y: first + of * HAND.leading + random.between(-2, 2),
          }),
        ),
      );
    }
    x += wide;
  }
  rules.push(line(right, table.y, right, bottom, RULE, 4));

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${shapes()}</defs>`,
    `<g fill="none">${rules.join('')}</g>`,
    `<g fill="${PRINT}">${print.join('')}</g>`,
    `<g fill="${ink}" stroke="${ink}" stroke-width="1.2" fill-opacity="0.9">${hand.join('')}</g>`,
    '</svg>',
  ].join('');
}
