import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { PrintedLine } from '#server/engines/images/newsprint.ts';

import type { BlockStyle } from '../press/piece.ts';

/** How lines of a style are set. Sizes in pixels. */
export interface LineStyle {
  font: PrintedLine['font'];
  size: number;
  leading: number;
  align: 'justify' | 'centre' | 'left' | 'right';
  /** Of the first line of a paragraph; a negative one hangs it out. */
  indent: number;
  /** White above a paragraph. */
  above: number;
  /** A heading is not left behind at the foot of a column. */
  isHead: boolean;
}

/** The measures of a newspaper in one time. */
export interface TypeSheet {
  size: ImageSize;
  margin: number;
  gutter: number;
  columns: number;
  columnWidth: number;
  /** Lowest base line. */
  bottom: number;
  styles: Readonly<Record<BlockStyle, LineStyle>>;
}

/** Until then the paper had three wide columns, afterwards four in smaller type on a larger sheet. */
const LARGER_SINCE = 1860;

function stylesOf(body: number, leading: number): Record<BlockStyle, LineStyle> {
  const line = { font: 'print', size: body, leading, align: 'justify', indent: body, above: 0, isHead: false } as const;
  return {
    body: line,
    notice: { ...line, indent: -body, above: body * 0.12 },
    table: { ...line, align: 'left', indent: 0 },
    signature: { ...line, font: 'italic', align: 'right', indent: 0 },
    lead: { ...line, indent: 0, above: body * 0.2 },
    head: {
      ...line,
      font: 'bold',
      size: body * 1.02,
      leading: leading * 1.06,
      align: 'centre',
      indent: 0,
      above: body * 0.3,
      isHead: true,
    },
    subhead: { ...line, font: 'italic', align: 'centre', indent: 0, isHead: true },
    display: {
      ...line,
      font: 'bold',
      size: body * 1.42,
      leading: leading * 1.4,
      align: 'centre',
      indent: 0,
      above: body * 0.2,
      isHead: true,
    },
  };
}

/** The measures of the paper in a year. */
export function typeSheet(year: number): TypeSheet {
  const isLarge = year >= LARGER_SINCE;
  const size = isLarge ? { width: 2300, height: 2760 } : { width: 2000, height: 2640 };
  const [margin, gutter, columns] = isLarge ? [84, 34, 4] : [88, 40, 3];
  return {
    size,
    margin,
    gutter,
    columns,
    columnWidth: Math.floor((size.width - 2 * margin - (columns - 1) * gutter) / columns),
    bottom: size.height - 96,
    styles: isLarge ? stylesOf(32, 38) : stylesOf(36, 43),
  };
}
