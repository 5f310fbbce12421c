import { type PrintedRule, wordWidth } from '#server/engines/images/newsprint.ts';

import { yearOf } from '../../people/calendar.ts';
import { issueDate } from '../press/printedDates.ts';
import type { PlacedLine } from './flowPieces.ts';
import type { TypeSheet } from './typeSheet.ts';

/** Name of the paper; it exists in the sample county alone. */
export const PAPER_NAME = 'Wexcombeshire Chronicle';
const SECOND_TITLE = 'AND MARKET SELWICK AND HARROWMERE WEEKLY ADVERTISER.';
/** The first number came out, as the paper has it, on the first Saturday of 1826. */
const FOUNDED = { number: 666_879, every: 7 };
/** Until the stamp on newspapers was taken off, a paper cost a labourer half a day. */
const PRICES: readonly (readonly [until: number, price: string])[] = [
  [1855, 'PRICE 4d.'],
  [1860, 'PRICE 2d.'],
  [9999, 'PRICE 1d.'],
];
const SPACE = 0.32;

type Head = { lines: PlacedLine[]; rules: PrintedRule[]; top: number };

function centred(
  text: string,
  font: PlacedLine['font'],
  size: number,
  y: number,
  page: number,
  { size: { width } }: TypeSheet,
  at: 'left' | 'centre' | 'right',
  margin: number,
): PlacedLine {
  const words = text.split(' ');
  const gap = size * SPACE;
  const wide = words.reduce((sum, word) => sum + wordWidth(word, font, size), 0) + (words.length - 1) * gap;
  const x = at === 'left' ? margin : at === 'right' ? width - margin - wide : (width - wide) / 2;
  return {
    text,
    font,
    size,
    gap,
    x,
    y,
    page,
    column: 0,
    piece: null,
    offset: 0,
    leading: size,
    above: 0,
    isHead: true,
    startsHyphenated: false,
    endsHyphenated: false,
  };
}

/** The number of an issue since the paper was founded. */
const issueNumber = (on: number): number => Math.floor((on - FOUNDED.number) / FOUNDED.every) + 1;

const rule = (y: number, thick: number, { size: { width }, margin }: TypeSheet): PrintedRule => ({
  x1: margin,
  x2: width - margin,
  y1: y,
  y2: y,
  thick,
});

/** Name, number, date and price over the front page. */
export function masthead(on: number, sheet: TypeSheet): Head {
  const year = yearOf(on);
  const title = `THE ${PAPER_NAME.toUpperCase()}`;
  const unit = title.split(' ').reduce((sum, word) => sum + wordWidth(word, 'bold', 1), 0) + 2 * SPACE;
  const size = Math.floor(((sheet.size.width - 2 * sheet.margin) * 0.97) / unit);
  const small = sheet.styles.body.size * 1.05;
  const base = 90 + size * 0.75;
  const price = PRICES.find(([until]) => year < until)?.[1] ?? '';
  const place = (
    text: string,
    at: 'left' | 'centre' | 'right',
    y: number,
    font: PlacedLine['font'] = 'print',
    high = small,
  ) => centred(text, font, high, y, 1, sheet, at, sheet.margin);
  const dateLine = base + small * 3.7;
  return {
    lines: [
      place(title, 'centre', base, 'bold', size),
      place(SECOND_TITLE, 'centre', base + small * 1.75, 'print', small * 0.92),
      place(`No. ${issueNumber(on)}.`, 'left', dateLine),
      place(`WEXCOMBE, SATURDAY, ${issueDate(on).toUpperCase()}.`, 'centre', dateLine, 'bold'),
      place(price, 'right', dateLine),
    ],
    rules: [
      rule(base + small * 2.5, 5, sheet),
      rule(base + small * 2.5 + 9, 2, sheet),
      rule(dateLine + small * 0.6, 2, sheet),
      rule(dateLine + small * 0.6 + 7, 5, sheet),
    ],
    top: dateLine + small * 0.95,
  };
}

/** Number, name and date over the other pages. */
export function folio(on: number, page: number, sheet: TypeSheet): Head {
  const small = sheet.styles.body.size * 0.92;
  const y = 92;
  const line = (text: string, at: 'left' | 'centre' | 'right') =>
    centred(text, 'print', small, y, page, sheet, at, sheet.margin);
  return {
    lines: [
      line(String(page), page % 2 === 0 ? 'left' : 'right'),
      line(`THE ${PAPER_NAME.toUpperCase()}, SATURDAY, ${issueDate(on).toUpperCase()}.`, 'centre'),
    ],
    rules: [rule(y + 16, 3, sheet)],
    top: y + 26,
  };
}
