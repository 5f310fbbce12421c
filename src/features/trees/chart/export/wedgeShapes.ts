import type { ChartBox, Wedge } from '#domain/trees/chart/layout/chart.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';

import { wedgeText, YEARS_SIZE } from '../model/wedgeText.ts';
import { GROUP_FILLS, INK, type PictureParts, type Shape } from './pictureParts.ts';
import { textWidth } from './textWidth.ts';

const FILLS: Readonly<Record<string, string>> = { m: '#e8f1fb', f: '#fdf2dc', x: '#e7f4ec' };
/** Text smaller than this cannot be read in print. */
const LEAST_SIZE = 4;
/** From the middle of a line down to its base, as a share of the size. */
const BASE = 0.35;

/** One ancestor of a fan, its text turned as on the screen. */
export function wedgeShapes(
  { key, personId, kind }: ChartBox,
  wedge: Wedge,
  { cards, isUppercase, fonts, colouring }: PictureParts,
): Shape[] {
  const card = personId === null ? undefined : cards.get(personId);
  if (!card) return [];
  const { angle, middle, turn, size, room, lines } = wedgeText(
    wedge,
    cardName(card, isUppercase),
    lifespan(card),
    (text, at) => textWidth(text, at, true, fonts),
  );
  const shape: Shape = {
    kind: 'wedge',
    wedge,
    fill: colouring
      ? (GROUP_FILLS[colouring.colourOf.get(key) ?? -1] ?? '#ffffff')
      : (FILLS[card.isRedacted ? 'u' : card.sex] ?? '#f1efea'),
    isDashed: kind === 'reference',
  };
  if (size < LEAST_SIZE) return [shape];
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(radians) * middle, -Math.cos(radians) * middle];
  const text = (words: string, dy: number, isBold: boolean, at: number): Shape => ({
    kind: 'text',
    words,
    x,
    y,
    turn,
    dy: dy + at * BASE,
    isCentred: true,
    size: at,
    isBold,
    fill: isBold ? INK.text : INK.muted,
    room,
  });
  return [shape, ...lines.map(({ words, dy, isName }) => text(words, dy, isName, isName ? size : size * YEARS_SIZE))];
}
