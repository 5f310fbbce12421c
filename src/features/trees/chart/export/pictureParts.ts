import type { FanColouring } from '#domain/trees/chart/fanColouring.ts';
import type { Chart, Wedge } from '#domain/trees/chart/layout/chart.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

import type { PictureFont } from './pictureFonts.ts';

/** What a picture of a chart is made of. */
export interface PictureParts {
  chart: Chart;
  cards: ReadonlyMap<string, TreePersonCard>;
  isUppercase: boolean;
  /** Names the picture for who cannot see it. */
  title: string;
  /** What a fan is coloured by. Default the sexes. */
  colouring?: FanColouring | null;
  /** By person; who is not there has their initials. Default none. */
  portraits?: ReadonlyMap<string, Portrait>;
  /** What its texts are set in. Default none. */
  fonts?: readonly PictureFont[];
}

/** A square portrait, small enough for hundreds of them: a JPEG as bytes, and as an address that holds it. */
export interface Portrait {
  side: number;
  jpeg: Uint8Array;
  address: string;
}

/** A line of text: as much of it as fits into its room. */
export interface TextShape {
  kind: 'text';
  words: string;
  /** Where it is, in the chart's units; turned by so many degrees clockwise, then moved down by `dy`. */
  x: number;
  y: number;
  turn: number;
  dy: number;
  isCentred: boolean;
  size: number;
  isBold: boolean;
  fill: string;
  room: number;
}

/** What a picture is drawn with, whatever the kind of file. Colours are `#rrggbb`. */
export type Shape =
  | {
      kind: 'box';
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      fill: string;
      isFramed: boolean;
      isDashed: boolean;
    }
  | { kind: 'line'; points: readonly number[]; isDashed: boolean }
  | { kind: 'wedge'; wedge: Wedge; fill: string; isDashed: boolean }
  | { kind: 'portrait'; x: number; y: number; size: number; portrait: Portrait }
  | TextShape;

/** Of what a fan is coloured by, light as everything in a picture: `--color-chart-1` and on. */
export const GROUP_FILLS: readonly string[] = [
  '#cfe3f7',
  '#fbdcb0',
  '#cdeacf',
  '#f7cfd8',
  '#ddd3f5',
  '#f5ecab',
  '#bfe8e6',
  '#e3d8cc',
];

/** Light, whatever the screen has: a picture goes to paper. */
export const INK = { text: '#1d1b2e', muted: '#5a576b', frame: '#c9c5ba', line: '#85818f' } as const;
