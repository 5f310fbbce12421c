import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { PageLine } from './pageLine.ts';

/** A line of a page with its index there. */
export interface PlacedLine {
  index: number;
  line: PageLine;
}

/** Lines of one column, from top to bottom. */
export interface Column {
  left: number;
  right: number;
  lines: PlacedLine[];
}

/** Strips that a page is divided into across, to find where nothing is printed. */
const STRIPS = 400;
/** Share of the lines of the fullest strip that may cross a gutter: headings that span columns, and noise. */
const MOST_CROSSING = 0.06;
/** A column is at least so wide, as a share of the page; no paper has more than twelve. */
const NARROWEST = 0.06;
/** A line is across columns when it is so much wider than the column its middle is in. */
const SPANNING = 1.25;

const middleOf = ({ x, width }: PageLine): number => x + width / 2;

/** Where columns meet: the middles of upright strips that hardly a line crosses. */
function guttersOf(lines: readonly PageLine[], left: number, right: number): number[] {
  const strip = (right - left) / STRIPS;
  const crossings = new Array<number>(STRIPS).fill(0);
  for (const { x, width } of lines) {
    // The outer pixels of a line are shaved off, so that letters that reach into the gutter do not close it.
    const from = Math.max(0, Math.floor((x + width * 0.02 - left) / strip));
    const to = Math.min(STRIPS - 1, Math.floor((x + width * 0.98 - left) / strip));
    for (let at = from; at <= to; at += 1) crossings[at]! += 1;
  }
  const most = Math.max(...crossings);
  const gutters: number[] = [];
  for (let at = 0; at < STRIPS;) {
    let end = at;
    while (end < STRIPS && (crossings[end] ?? 0) <= most * MOST_CROSSING) end += 1;
    if (end > at && at > 0 && end < STRIPS) gutters.push(left + ((at + end) / 2) * strip);
    at = Math.max(end, at + 1);
  }
  return gutters.filter(
    (gutter, at) =>
      gutter - (gutters[at - 1] ?? left) >= (right - left) * NARROWEST && right - gutter >= (right - left) * NARROWEST,
  );
}

/**
 * The columns of a page in reading order, by the white between them. A line across several columns ends those above it
 * and is a column of its own.
 */
export function columnsOf(lines: readonly PageLine[]): Column[] {
  if (lines.length === 0) return [];
  const [left, right] = [Math.min(...lines.map(({ x }) => x)), Math.max(...lines.map(({ x, width }) => x + width))];
  const edges = [left, ...guttersOf(lines, left, right), right];
  const columnOf = (line: PageLine): number =>
    Math.max(0, Math.min(edges.length - 2, edges.findIndex((edge) => edge > middleOf(line)) - 1));
  const isSpanning = (line: PageLine): boolean =>
    edges.length > 2 &&
    line.width > ((edges[columnOf(line) + 1] ?? right) - (edges[columnOf(line)] ?? left)) * SPANNING;

  const columns: Column[] = [];
  let band = new Map<number, PlacedLine[]>();
  const endBand = () => {
    for (const at of [...band.keys()].sort((a, b) => a - b))
      columns.push({ left: edges[at] ?? left, right: edges[at + 1] ?? right, lines: band.get(at) ?? [] });
    band = new Map();
  };
  for (const placed of lines
    .map((line, index) => ({ index, line }))
    .sort((a, b) => a.line.y - b.line.y || a.line.x - b.line.x)) {
    if (isSpanning(placed.line)) {
      endBand();
      columns.push({ left, right, lines: [placed] });
      continue;
    }
    const at = columnOf(placed.line);
    band.set(at, [...(band.get(at) ?? []), placed]);
  }
  endBand();
  return columns;
}

/** A line so wide, as a share of what is printed, goes over the columns. */
const OVER_COLUMNS = 0.9;

/**
 * The column that a zone starts in, from 1, counted from the left; null where the page has no columns, or there is no
 * zone.
 *
 * @param lines - all of the page
 */
export function columnOf(zone: Pick<PageRegion, 'x' | 'width'> | undefined, lines: readonly PageLine[]): number | null {
  const columns = columnsOf(lines.filter(({ width }) => width > 0));
  if (!zone || columns.length === 0) return null;
  const printed = Math.max(...columns.map(({ right }) => right)) - Math.min(...columns.map(({ left }) => left));
  const starts = [
    ...new Set(columns.filter(({ left, right }) => right - left < printed * OVER_COLUMNS).map(({ left }) => left)),
  ];
  const middle = zone.x + Math.min(zone.width, printed * 0.1) / 2;
  const column = starts.filter((left) => left <= middle).length;
  return starts.length < 2 || column === 0 ? null : column;
}
