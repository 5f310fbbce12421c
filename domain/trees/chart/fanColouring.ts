/** What the colours of a fan say. */
export const FAN_COLOURINGS = ['sex', 'line', 'century', 'place', 'completeness'] as const;
export type FanColouringKind = (typeof FAN_COLOURINGS)[number];

/** People of one colour. */
export interface FanGroup {
  label: string;
  count: number;
  /** Which of the colours of charts, from 0. */
  colour: number;
}

/** The colours of a fan, and what they say. */
export interface FanColouring {
  groups: readonly FanGroup[];
  /** By key of a box: which of the colours. Who is not in it has none. */
  colourOf: ReadonlyMap<string, number>;
}

/** Colours that are told apart; `--color-chart-1` and on. */
export const MOST_COLOURS = 8;

/** A box of a fan as far as colours go. */
export interface ColouredBox {
  key: string;
  generation: number;
  /** Degrees clockwise from the top of its middle. */
  angle: number;
  isHidden: boolean;
  name: string;
  birthYear: number | null;
  birthPlace: string | null;
  /** Of what is asked of a person, the share that is known: 0 to 1. */
  known: number;
}
