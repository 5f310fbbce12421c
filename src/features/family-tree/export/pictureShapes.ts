import type { Chart, ChartBox, ChartLine } from '#domain/trees/layout/chart.ts';
import { lifespan, personName } from '#domain/trees/personWords.ts';

import type { Rect } from '../model/camera.ts';
import { INK, type PictureParts, type Shape } from './shape.ts';
import { wedgeShapes } from './wedgeShapes.ts';

const STRIPES: Readonly<Record<string, string>> = { m: '#2a6db0', f: '#b0730c', x: '#2e8056' };
/** Room around the chart. */
const MARGIN = 24;

/** The chart's extent with some room around it, in the chart's units. */
export function pictureRect({ bounds: { left, top, right, bottom } }: Chart): Rect {
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

const touches = (rect: Rect, left: number, top: number, right: number, bottom: number): boolean => left <= rect.right && right >= rect.left && top <= rect.bottom && bottom >= rect.top;

function isLineIn({ points }: ChartLine, rect: Rect): boolean {
  const xs = points.filter((_value, index) => index % 2 === 0);
  const ys = points.filter((_value, index) => index % 2 === 1);
  return touches(rect, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function cardShapes({ x, y, kind, personId, relation }: ChartBox, { chart, cards, isUppercase }: PictureParts): Shape[] {
  const card = personId === null ? undefined : cards.get(personId);
  // Places to add somebody are no part of a picture.
  if (!card) return [];
  const { width, height } = chart.card;
  const isReference = kind === 'reference';
  const text = (dy: number, size: number, words: string, isBold: boolean): Shape[] =>
    words === '' ? [] : [{ kind: 'text', words, x: x + 16, y: y + dy, turn: 0, dy: 0, isCentred: false, size, isBold, fill: isBold ? INK.text : INK.muted, room: width - 28 }];
  return [
    { kind: 'box', x, y, width, height, radius: 8, fill: relation === 'self' ? '#edecfa' : '#ffffff', isFramed: true, isDashed: isReference },
    { kind: 'box', x, y: y + 8, width: 4, height: height - 16, radius: 2, fill: STRIPES[card.isRedacted ? 'u' : card.sex] ?? INK.line, isFramed: false, isDashed: false },
    ...text(28, 14, personName(card, isUppercase), true),
    ...text(46, 12, isReference ? 'Also shown elsewhere' : lifespan(card), false),
    ...text(62, 11, isReference ? '' : (card.birthPlace ?? card.deathPlace ?? ''), false),
  ];
}

/** A chart, or the part of it that touches a rectangle, as shapes in the order they are painted. Portraits stay at home: a picture refers to nothing. */
export function pictureShapes(parts: PictureParts, rect: Rect): Shape[] {
  const { boxes, lines, card } = parts.chart;
  return [
    ...lines.filter((line) => isLineIn(line, rect)).map(({ points, isDashed }): Shape => ({ kind: 'line', points, isDashed })),
    ...boxes.flatMap((box): Shape[] => {
      if (box.wedge) return wedgeShapes(box, box.wedge, parts);
      return touches(rect, box.x, box.y, box.x + card.width, box.y + card.height) ? cardShapes(box, parts) : [];
    }),
  ];
}
