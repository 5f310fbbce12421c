import { isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { isUsualHeading } from '#domain/records/sheets/isUsualHeading.ts';

/** Where a table begins, and what its columns are called. */
export interface FoundHeadings {
  /** Place of the row of headings among the rows given; -1 where there is none. */
  at: number;
  /** Place of the first row of the table below them. */
  first: number;
  /** One a column; empty where it has none. */
  headings: string[];
}

/** Rows above the headings that are looked past. */
const MOST_TITLES = 20;
/** A row with less than this share of the cells that rows have is a title. */
const TITLE = 0.6;
/** A title has no more cells than these: “Parish”, “Roche”, “1813 to 1837”. */
const LONGEST_TITLE = 3;
/** Share of cells that are headings that makes a row one of headings. */
const USUAL = 1 / 3;
/** A column without a heading counts from this share of rows that have something in it. */
const IN_USE = 0.05;
/** A heading that is longer is cut off: it is a text. */
const LONGEST_HEADING = 200;
/** Share of the cells of a column that look like one cell, and share that makes it a column of figures. */
const SOME = 0.25;
const MOSTLY = 0.7;
const NUMBERS = /^[\d\s./,–-]+$|^\d{1,2}\s\p{L}{3,}\.?\s\d{2,4}$/u;

const filled = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
const extent = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

function middle(counts: readonly number[]): number {
  const sorted = [...counts].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What a cell looks like: its letters and its figures, however many. */
const shapeOf = (cell: string): string =>
  cell
    .replace(/\p{L}+/gu, 'a')
    .replace(/\d+/gu, '9')
    .replace(/\s+/gu, ' ');

/** `A`, `B`, `C` or `1`, `2`, `3`: what programs call columns. */
function areOfColumns(cells: readonly string[]): boolean {
  const letters = cells.map((cell) => cell.toUpperCase()).join('');
  const are = (first: number) => letters === cells.map((_cell, at) => String.fromCodePoint(first + at)).join('');
  return cells.length > 1 && cells.length < 27 && (are(65) || cells.every((cell, at) => cell === String(at + 1)));
}

/**
 * What a cell says of its row beside the cells below it: 1 where it is a heading of them, -1 where it is one of them.
 */
function voteOf(cell: string, below: readonly string[]): number {
  if (below.includes(cell) || NUMBERS.test(cell)) return -1;
  const shape = shapeOf(cell);
  const share = (is: (other: string) => boolean): number => below.filter(is).length / Math.max(1, below.length);
  const isLikeOnesBelow = /\d/u.test(cell) && share((other) => shapeOf(other) === shape) >= SOME;
  if (isLikeOnesBelow) return -1;
  if (isUsualHeading(cell)) return 1;
  if (isListedForename(cell.toLowerCase())) return -1;
  return !/\d/u.test(cell) && share((other) => /\d/u.test(other)) >= MOSTLY ? 1 : 0;
}

/** Whether a row says what is below it, rather than being such a row itself. */
function isOfHeadings(row: readonly string[], below: readonly (readonly string[])[]): boolean {
  const cells = filled(row);
  if (areOfColumns(cells)) return true;
  const said = row.join('\n');
  // Sheets that were put together have their headings again further down.
  const others = below.filter((other) => other.join('\n') !== said);
  const votes = row.flatMap((cell, at) => {
    if (cell.trim() === '') return [];
    const values = others.map((other) => (other[at] ?? '').trim()).filter((value) => value !== '');
    return [voteOf(cell.trim(), values)];
  });
  const count = (vote: number): number => votes.filter((each) => each === vote).length;
  if (count(1) > count(-1)) return count(1) / cells.length >= USUAL || count(-1) === 0;
  return count(-1) === 0 && new Set(cells).size === cells.length;
}

/**
 * Finds the row of headings of a table: titles above it are looked past, and a table may have none.
 *
 * @param rows - the first rows that hold something.
 * @param width - columns that hold something, where that is known of the whole table.
 */
export function findHeadings(rows: readonly (readonly string[])[], width: number | null): FoundHeadings {
  const several = rows.map((cells) => filled(cells).length).filter((count) => count > 1);
  const usualCount = middle(several.length > 0 ? several : [1]);
  const atLeast = (cells: number) =>
    Math.max(
      0,
      rows.slice(0, MOST_TITLES).findIndex((row) => filled(row).length >= cells),
    );
  // Above the first full row there may be titles; rows of the table itself may be nearly empty, too.
  const full = atLeast(Math.max(1, Math.ceil(usualCount * TITLE)));
  const below = rows.slice(0, full).every((cells) => filled(cells).length <= LONGEST_TITLE)
    ? full
    : atLeast(Math.min(2, usualCount));
  const hasHeadings = isOfHeadings(rows[below] ?? [], rows.slice(below + 1));
  const first = hasHeadings ? below : atLeast(Math.min(2, usualCount));
  const headingRow = hasHeadings ? (rows[first] ?? []) : [];
  const extents = rows.slice(first).map(extent);
  const inUse = extents.filter((each) => each > extent(headingRow)).length > rows.length * IN_USE;
  const columns = width ?? Math.max(extent(headingRow), inUse ? Math.max(...extents) : 0);
  return {
    at: hasHeadings ? first : -1,
    first: hasHeadings ? first + 1 : first,
    headings: Array.from({ length: columns }, (_, at) =>
      (headingRow[at] ?? '').replace(/\s+/gu, ' ').trim().slice(0, LONGEST_HEADING).trim(),
    ),
  };
}
