import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import { isByBirth } from '#domain/trees/core/relatives/isByBirth.ts';

/** How a tree is drawn. */
export const CHART_VIEWS = ['pedigree', 'family', 'hourglass', 'relatives', 'descendants', 'fan', 'sunburst'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

/** Whether a view has parts of rings in the place of cards: ancestors in a fan, descendants in a sunburst. */
export const isFanView = (view: ChartView | 'outline'): boolean => view === 'fan' || view === 'sunburst';

/** `across`: generations beside each other, from left to right; `down`: under each other. */
export type ChartDirection = 'across' | 'down';

/** What a chart is made by. */
export interface ChartOptions {
  view: ChartView;
  /** Of a pedigree only; all others have their own. */
  direction: ChartDirection;
  /** The person on the card. */
  focus: string;
  /** Generations above and below the focus. */
  ancestors: number;
  descendants: number;
  /** Branches closed or opened by hand: ids of people, whose ancestors (up) or descendants (down) it is about. */
  closedUp: readonly string[];
  closedDown: readonly string[];
  openedUp: readonly string[];
  openedDown: readonly string[];
  /** By person: which of several families of parents is shown. Default the one by birth. */
  parents: Readonly<Record<string, number>>;
  /** Leaves places for parents who are not known. */
  hasPlaces: boolean;
}

/**
 * What lies beyond a box in one direction: nothing, people who are drawn, known people who are not, people still to be
 * asked for.
 */
export type Beyond = 'nothing' | 'open' | 'closed' | 'unloaded';

/** How a person is related to the one they were reached from. */
export type BoxRelation = 'self' | 'parent' | 'partner' | 'child' | 'sibling' | 'half-sibling';

/** A ring's part in a fan: degrees clockwise from the top, and radii. */
export interface Wedge {
  from: number;
  to: number;
  inner: number;
  outer: number;
}

/** One of a couple whose card is elsewhere in a chart. */
export interface PartnerElsewhere {
  /** Of the person; also the key of their card. */
  key: string;
  /** Whether it is recorded that the two married: others are partners (`areMarried`). */
  areMarried: boolean;
}

/** A card of a chart. */
export interface ChartBox {
  /** Stable from one layout to the next. That of a person is their id. */
  key: string;
  /**
   * `reference`: a person who is drawn elsewhere in the chart, too; `place`: room for a parent who is not known, or for
   * both.
   */
  kind: 'person' | 'reference' | 'place';
  /** Null for a place. */
  personId: string | null;
  /** Of a place: whose parent it would be. Null of one that only joins brothers and sisters of unknown parents. */
  addTo: { personId: string; relation: 'FATHER' | 'MOTHER' } | null;
  /**
   * Top left corner, in the chart's units; those of a card at full size are CSS pixels. The focus is about the origin.
   */
  x: number;
  y: number;
  /** Null in every view but the fan, where x and y are the middle of the wedge less half a card. */
  wedge: Wedge | null;
  /** Key of the box it was reached from; null for the focus. */
  from: string | null;
  relation: BoxRelation;
  /** How a child belongs to its parents; for a parent, how the child does. */
  link: ParentLink;
  /** Generations from the focus: parents 1, children -1. */
  generation: number;
  up: Beyond;
  down: Beyond;
  /** Where the line to the parents leaves the card. */
  upAt: 'top' | 'right';
  /** How many families of parents there are; more than one can be changed between. */
  parentFamilies: number;
  /**
   * Partners whose cards are elsewhere in the chart, with no line to them.
   */
  partnersElsewhere: readonly PartnerElsewhere[];
}

/** A line between boxes: corners in turn, x and y by turns. */
export interface ChartLine {
  points: readonly number[];
  /** Adopted, foster and other children who are not by birth. */
  isDashed: boolean;
}

/** A laid-out tree; plain, so that a worker can send it. */
export interface Chart {
  view: ChartView;
  card: { width: number; height: number };
  boxes: readonly ChartBox[];
  lines: readonly ChartLine[];
  /** Of a fan: the places of ancestors who are not known, in the rings that it has. */
  blanks: readonly Wedge[];
  bounds: { left: number; top: number; right: number; bottom: number };
}

/** Size of a card at full size, in CSS pixels, and the room around it. */
export const CARD = { width: 216, height: 76, beside: 20, between: 28, across: 52, down: 68, stacked: 12 } as const;

/** Children who are not by birth have a dashed line. */
export const isDashedLink = (link: ParentLink): boolean => !isByBirth(link);
