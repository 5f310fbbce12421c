import type { FanColouring } from '#domain/trees/chart/fanColouring.ts';

import { colourTexts } from '../fan/texts.ts';
import { GROUP_FILLS, INK, type PictureParts, type Shape } from './pictureParts.ts';

/** Room of an entry, and above the first row. */
const ENTRY = { width: 230, height: 28 } as const;
const ABOVE = 24;
const SQUARE = 16;
const TEXT = { x: 24, size: 14, base: 13 } as const;

const columnsOf = (width: number): number => Math.max(1, Math.floor(width / ENTRY.width));

/** How much lower a picture is for its legend; `width` is that of the chart. */
export const legendHeight = (colouring: FanColouring | null | undefined, width: number): number =>
  colouring && colouring.groups.length > 0
    ? ABOVE + Math.ceil(colouring.groups.length / columnsOf(width)) * ENTRY.height
    : 0;

/** What the colours of a fan say, below it. */
export function legendShapes({
  chart: {
    bounds: { left, right, bottom },
  },
  colouring,
}: Pick<PictureParts, 'chart' | 'colouring'>): Shape[] {
  const columns = columnsOf(right - left);
  return (colouring?.groups ?? []).flatMap(({ label, count, colour }, index): Shape[] => {
    const [x, y] = [
      left + (index % columns) * ENTRY.width,
      bottom + ABOVE + Math.floor(index / columns) * ENTRY.height,
    ];
    return [
      {
        kind: 'box',
        x,
        y,
        width: SQUARE,
        height: SQUARE,
        radius: 2,
        fill: GROUP_FILLS[colour] ?? '#ffffff',
        isFramed: true,
        isDashed: false,
      },
      {
        kind: 'text',
        words: colourTexts.entry(label, count),
        x: x + TEXT.x,
        y: y + TEXT.base,
        turn: 0,
        dy: 0,
        isCentred: false,
        size: TEXT.size,
        isBold: false,
        fill: INK.text,
        room: ENTRY.width - TEXT.x - 8,
      },
    ];
  });
}
