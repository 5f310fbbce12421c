import { initialsOf } from '#domain/kernel/names/displayName.ts';
import type { Chart, ChartBox, ChartLine } from '#domain/trees/chart/layout/chart.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';

import type { Rect } from '../model/camera.ts';
import { wrapText } from '../model/wrapText.ts';
import { surfaceTexts } from '../texts.ts';
import { legendHeight, legendShapes } from './legendShapes.ts';
import { INK, type PictureParts, type Shape } from './pictureParts.ts';
import { pictureTexts } from './texts.ts';
import { textWidth } from './textWidth.ts';
import { wedgeShapes } from './wedgeShapes.ts';

const STRIPES: Readonly<Record<string, string>> = { m: '#2a6db0', f: '#b0730c', x: '#2e8056' };
/** What a card holds, as on the screen: a round portrait, then lines of text in the middle of the height. */
const PORTRAIT = { x: 12, size: 46 } as const;
const WORDS_X = 66;
const NAME = { size: 14, line: 17 } as const;
const DETAIL = { size: 12, line: 15 } as const;
/** From the top of a line to its base, as a share of its height. */
const BASE = 0.76;
/** Room around the chart. */
const MARGIN = 24;

/** The chart's extent with its legend and some room around it, in the chart's units. */
export function pictureRect({
  chart: {
    bounds: { left, top, right, bottom },
  },
  colouring,
}: Pick<PictureParts, 'chart' | 'colouring'>): Rect {
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    right: right + MARGIN,
    bottom: bottom + MARGIN + legendHeight(colouring, right - left),
  };
}

/** What should stay whole where a picture is cut into sheets. */
export const cardRects = ({ boxes, card }: Chart): Rect[] =>
  boxes
    .filter(({ wedge }) => wedge === null)
    .map(({ x, y }) => ({ left: x, top: y, right: x + card.width, bottom: y + card.height }));

const touches = (rect: Rect, left: number, top: number, right: number, bottom: number): boolean =>
  left <= rect.right && right >= rect.left && top <= rect.bottom && bottom >= rect.top;

function isLineIn({ points }: ChartLine, rect: Rect): boolean {
  const xs = points.filter((_value, index) => index % 2 === 0);
  const ys = points.filter((_value, index) => index % 2 === 1);
  return touches(rect, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function cardShapes(
  { x, y, kind, personId, addTo, relation, partnersElsewhere }: ChartBox,
  { chart, cards, isUppercase, portraits, fonts }: PictureParts,
): Shape[] {
  const card = personId === null ? undefined : cards.get(personId);
  const { width, height } = chart.card;
  // Places to add a person are no part of a picture; what joins brothers and sisters is.
  if (kind === 'place' && addTo === null) {
    return [
      { kind: 'box', x, y, width, height, radius: 8, fill: '#ffffff', isFramed: true, isDashed: true },
      {
        kind: 'text',
        words: surfaceTexts.unknownParents,
        x: x + width / 2,
        y: y + height / 2,
        turn: 0,
        dy: 4,
        isCentred: true,
        size: DETAIL.size,
        isBold: false,
        fill: INK.muted,
        room: width - 16,
      },
    ];
  }
  if (!card || personId === null) return [];
  const isReference = kind === 'reference';
  const partners = surfaceTexts.partnersElsewhere(
    partnersElsewhere.flatMap(({ key, areMarried }) => {
      const partner = cards.get(key);
      return partner ? [{ name: cardName(partner, isUppercase), areMarried }] : [];
    }),
  );
  const room = width - WORDS_X - 8;
  const name = wrapText(cardName(card, isUppercase), room, 2, (text) => textWidth(text, NAME.size, true, fonts));
  const details = (
    isReference
      ? [pictureTexts.alsoShown]
      : [lifespan(card), partners === '' ? (card.birthPlace ?? card.deathPlace ?? '') : partners]
  ).filter((words) => words !== '');
  const lines = [
    ...name.map((words) => ({ words, ...NAME, isBold: true })),
    ...details.map((words) => ({ words, ...DETAIL, isBold: false })),
  ];
  let top = y + (height - lines.reduce((sum, { line }) => sum + line, 0)) / 2;
  const texts = lines.map(({ words, size, line, isBold }): Shape => {
    top += line;
    return {
      kind: 'text',
      words,
      x: x + WORDS_X,
      y: top - line * (1 - BASE),
      turn: 0,
      dy: 0,
      isCentred: false,
      size,
      isBold,
      fill: isBold ? INK.text : INK.muted,
      room,
    };
  });
  const portrait = card.isRedacted ? undefined : portraits?.get(personId);
  const face = { x: x + PORTRAIT.x, y: y + (height - PORTRAIT.size) / 2 };
  return [
    {
      kind: 'box',
      x,
      y,
      width,
      height,
      radius: 8,
      fill: relation === 'self' ? '#edecfa' : '#ffffff',
      isFramed: true,
      isDashed: isReference,
    },
    {
      kind: 'box',
      x,
      y: y + 8,
      width: 4,
      height: height - 16,
      radius: 2,
      fill: STRIPES[card.isRedacted ? 'u' : card.sex] ?? INK.line,
      isFramed: false,
      isDashed: false,
    },
    ...(portrait
      ? [{ kind: 'portrait', ...face, size: PORTRAIT.size, portrait } satisfies Shape]
      : [
          {
            kind: 'box',
            ...face,
            width: PORTRAIT.size,
            height: PORTRAIT.size,
            radius: PORTRAIT.size / 2,
            fill: '#f1efea',
            isFramed: false,
            isDashed: false,
          } satisfies Shape,
          {
            kind: 'text',
            words: card.isRedacted ? '' : initialsOf(card),
            x: face.x + PORTRAIT.size / 2,
            y: y + height / 2,
            turn: 0,
            dy: 5,
            isCentred: true,
            size: 14,
            isBold: false,
            fill: INK.muted,
            room: PORTRAIT.size,
          } satisfies Shape,
        ]),
    ...texts,
  ];
}

/**
 * A chart, or the part of it that touches a rectangle, as shapes in the order they are painted. It refers to nothing:
 * portraits are in it.
 */
export function pictureShapes(parts: PictureParts, rect: Rect): Shape[] {
  const { boxes, lines, blanks, card } = parts.chart;
  return [
    ...blanks.map((wedge): Shape => ({ kind: 'wedge', wedge, fill: '#ffffff', isDashed: false })),
    ...lines
      .filter((line) => isLineIn(line, rect))
      .map(({ points, isDashed }): Shape => ({ kind: 'line', points, isDashed })),
    ...boxes.flatMap((box): Shape[] => {
      if (box.wedge) return wedgeShapes(box, box.wedge, parts);
      return touches(rect, box.x, box.y, box.x + card.width, box.y + card.height) ? cardShapes(box, parts) : [];
    }),
    ...legendShapes(parts),
  ];
}
