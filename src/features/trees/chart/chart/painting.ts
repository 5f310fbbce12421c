import type { FanColouring } from '#domain/trees/chart/fanColouring.ts';
import type { ChartBox } from '#domain/trees/chart/layout/chart.ts';

import type { ChartColours } from './chartColours.ts';
import type { ChartIndex } from './chartIndex.ts';

/** What of a person a painted card shows. */
export interface PaintedPerson {
  name: string;
  years: string;
  sex: string;
}

/** What is painted. */
export interface Painting {
  index: ChartIndex;
  personOf: (box: ChartBox) => PaintedPerson;
  selectedKey: string | null;
  /** What a fan is coloured by; null: the sexes. */
  colouring: FanColouring | null;
  colours: ChartColours;
  /** Device pixels for a CSS pixel. */
  ratio: number;
}
