import type { ChartBox, Wedge } from '#domain/trees/layout/chart.ts';
import { lifespan, personName } from '#domain/trees/personWords.ts';

import { textRoom } from '../model/textRoom.ts';
import { cut, escapeXml, type PictureParts } from './chartSvg.ts';

const FILLS: Readonly<Record<string, string>> = { m: '#e8f1fb', f: '#fdf2dc', x: '#e7f4ec' };
const SIZE = 13;
/** Text smaller than this cannot be read in print. */
const LEAST_SIZE = 4;

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
};

function outline({ from, to, inner, outer }: Wedge): string {
  if (inner === 0) return `<circle r="${outer}" `;
  const isLarge = to - from > 180 ? 1 : 0;
  return `<path d="M${point(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${point(from, inner)}Z" `;
}

/** One ancestor of a fan as SVG, its text turned as on the screen. */
export function wedgeSvg({ personId, kind }: ChartBox, wedge: Wedge, { cards, isUppercase }: PictureParts): string {
  const card = personId === null ? undefined : cards.get(personId);
  if (!card) return '';
  const { from, to, inner, outer } = wedge;
  const middle = (inner + outer) / 2;
  const angle = (from + to) / 2;
  const depth = outer - inner;
  const breadth = inner === 0 ? outer * 2 : (middle * (to - from) * Math.PI) / 180;
  const isAlong = inner === 0 || breadth > depth;
  const across = isAlong ? depth : breadth;
  const size = Math.min(SIZE, across * 0.8);
  const room = textRoom(wedge);
  const turn = inner === 0 ? '' : ` transform="rotate(${angle.toFixed(2)}) translate(0 ${(-middle).toFixed(1)})${isAlong ? '' : ` rotate(${angle > 0 ? -90 : 90})`}"`;
  const years = across > size * 2.6 ? lifespan(card) : '';
  const shape = `${outline(wedge)}fill="${FILLS[card.isRedacted ? 'u' : card.sex] ?? '#f1efea'}" stroke="#c9c5ba"${kind === 'reference' ? ' stroke-dasharray="5 4"' : ''}/>`;
  if (size < LEAST_SIZE) return shape;
  const line = (words: string, dy: number, weight: number) => (words === '' ? '' : `<text text-anchor="middle" y="${dy.toFixed(1)}" font-size="${size.toFixed(1)}" font-weight="${weight}">${escapeXml(cut(words, room, size))}</text>`);
  return `${shape}<g${turn}>${line(personName(card, isUppercase), years === '' ? size * 0.35 : -size * 0.2, 600)}${line(years, size * 1.1, 400)}</g>`;
}
