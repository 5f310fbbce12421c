import type { Chart, ChartBox, ChartLine } from '#domain/trees/layout/chart.ts';
import { lifespan, personName } from '#domain/trees/personWords.ts';
import type { TreePersonCard } from '#features/tree-data/index.ts';

import type { Rect } from '../model/camera.ts';
import { wedgeSvg } from './wedgeSvg.ts';

/** What a picture of a chart is made of. */
export interface PictureParts {
  chart: Chart;
  cards: ReadonlyMap<string, TreePersonCard>;
  isUppercase: boolean;
  /** Names the picture for who cannot see it. */
  title: string;
}

/** Room around the chart. */
const MARGIN = 24;
/** Average width of a letter, as a share of its size: a picture measures no text. */
const LETTER = 0.54;
const NAME_SIZE = 14;
const SMALL_SIZE = 11;
const STRIPES: Readonly<Record<string, string>> = { m: '#2a6db0', f: '#b0730c', x: '#2e8056' };

/** A text as it may stand in XML. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/gu, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\0-\x08\v\f\x0E-\x1F]/gu, '');

/** As much of a text as fits into a width. */
export function cut(text: string, room: number, size: number): string {
  const most = Math.max(1, Math.floor(room / (size * LETTER)));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);

function cardSvg({ x, y, kind, personId, relation }: ChartBox, { chart, cards, isUppercase }: PictureParts): string {
  const card = personId === null ? undefined : cards.get(personId);
  // Places to add somebody are no part of a picture.
  if (!card) return '';
  const { width, height } = chart.card;
  const room = width - 28;
  const name = personName(card, isUppercase);
  const place = card.birthPlace ?? card.deathPlace ?? '';
  const text = (dy: number, size: number, words: string, style: string) => (words === '' ? '' : `<text x="16" y="${dy}" font-size="${size}" ${style}>${escapeXml(cut(words, room, size))}</text>`);
  const dashes = kind === 'reference' ? ' stroke-dasharray="5 4"' : '';
  return `<g transform="translate(${number(x)} ${number(y)})"><rect width="${width}" height="${height}" rx="8" fill="${relation === 'self' ? '#edecfa' : '#ffffff'}" stroke="#c9c5ba"${dashes}/>`
    + `<rect width="4" height="${height - 16}" y="8" rx="2" fill="${STRIPES[card.isRedacted ? 'u' : card.sex] ?? '#85818f'}"/>`
    + text(28, NAME_SIZE, name, 'font-weight="600"') + text(46, SMALL_SIZE + 1, kind === 'reference' ? 'Also shown elsewhere' : lifespan(card), 'fill="#5a576b"') + text(62, SMALL_SIZE, kind === 'reference' ? '' : place, 'fill="#5a576b"') + '</g>';
}

/** The chart's extent with some room around it, in the chart's units. */
export function pictureRect({ bounds: { left, top, right, bottom } }: Chart): Rect {
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

const touches = (rect: Rect, left: number, top: number, right: number, bottom: number): boolean => left <= rect.right && right >= rect.left && top <= rect.bottom && bottom >= rect.top;

function lineSvg({ points, isDashed }: ChartLine, rect: Rect): string {
  const xs = points.filter((_value, index) => index % 2 === 0);
  const ys = points.filter((_value, index) => index % 2 === 1);
  if (!touches(rect, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))) return '';
  const steps = xs.map((x, index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(ys[index] ?? 0)}`).join('');
  return `<path d="${steps}"${isDashed ? ' stroke-dasharray="6 5"' : ''}/>`;
}

/**
 * A chart, or a part of it, as an SVG document: light, at its own size. Portraits stay at home: a picture refers to nothing.
 * @param rect - the part; default all of it with some room around
 */
export function chartSvg(parts: PictureParts, rect = pictureRect(parts.chart)): string {
  const { boxes, lines, card } = parts.chart;
  const [x, y, width, height] = [rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top].map(number);
  const drawn = boxes.map((box) => {
    if (box.wedge) return wedgeSvg(box, box.wedge, parts);
    return touches(rect, box.x, box.y, box.x + card.width, box.y + card.height) ? cardSvg(box, parts) : '';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" role="img"><title>${escapeXml(parts.title)}</title>`
    + `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff"/><g fill="none" stroke="#85818f" stroke-width="1.5">${lines.map((line) => lineSvg(line, rect)).join('')}</g>`
    + `<g fill="#1d1b2e" font-family="Inter, Helvetica, Arial, sans-serif">${drawn.join('')}</g></svg>`;
}
