import type { ChartBox, Wedge } from '#domain/trees/layout/chart.ts';
import { lifespan, personName } from '#domain/trees/personWords.ts';

import { textRoom } from '../model/textRoom.ts';
import { INK, type PictureParts, type Shape } from './shape.ts';

const FILLS: Readonly<Record<string, string>> = { m: '#e8f1fb', f: '#fdf2dc', x: '#e7f4ec' };
const SIZE = 13;
/** Text smaller than this cannot be read in print. */
const LEAST_SIZE = 4;

/** One ancestor of a fan, its text turned as on the screen. */
export function wedgeShapes({ personId, kind }: ChartBox, wedge: Wedge, { cards, isUppercase }: PictureParts): Shape[] {
  const card = personId === null ? undefined : cards.get(personId);
  if (!card) return [];
  const { from, to, inner, outer } = wedge;
  const isHub = inner === 0;
  const middle = isHub ? 0 : (inner + outer) / 2;
  const angle = isHub ? 0 : (from + to) / 2;
  const depth = outer - inner;
  const breadth = isHub ? outer * 2 : (middle * (to - from) * Math.PI) / 180;
  const isAlong = isHub || breadth > depth;
  const across = isAlong ? depth : breadth;
  const size = Math.min(SIZE, across * 0.8);
  const shape: Shape = { kind: 'wedge', wedge, fill: FILLS[card.isRedacted ? 'u' : card.sex] ?? '#f1efea', isDashed: kind === 'reference' };
  if (size < LEAST_SIZE) return [shape];
  const radians = (angle * Math.PI) / 180;
  const place = { x: Math.sin(radians) * middle, y: -Math.cos(radians) * middle, turn: angle + (isAlong ? 0 : angle > 0 ? -90 : 90), isCentred: true, size, room: textRoom(wedge) };
  const years = across > size * 2.6 ? lifespan(card) : '';
  const line = (words: string, dy: number, isBold: boolean): Shape[] => (words === '' ? [] : [{ kind: 'text', words, dy, isBold, fill: isBold ? INK.text : INK.muted, ...place }]);
  return [shape, ...line(personName(card, isUppercase), years === '' ? size * 0.35 : -size * 0.2, true), ...line(years, size * 1.1, false)];
}
