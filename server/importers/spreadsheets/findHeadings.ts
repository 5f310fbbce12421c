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
/** Share of usual headings that makes a row one of headings. */
const USUAL = 1 / 3;
/** A column without a heading counts from this share of rows that have something in it. */
const IN_USE = 0.05;
/** A heading that is longer is cut off: it is a text. */
const LONGEST_HEADING = 200;
const NUMBERS = /^[\d\s./,–-]+$|^\d{1,2}\s\p{L}{3,}\.?\s\d{2,4}$/u;

const filled = (cells: readonly string[]): string[] => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
const extent = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

function middle(counts: readonly number[]): number {
  const sorted = [...counts].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Whether a row says what is below it, rather than being such a row itself. */
function isOfHeadings(cells: readonly string[]): boolean {
  const usual = cells.filter(isUsualHeading).length;
  const isLikeData = cells.some((cell) => NUMBERS.test(cell) || isListedForename(cell.toLowerCase()));
  return usual / cells.length >= USUAL || (!isLikeData && new Set(cells).size === cells.length);
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
  const hasHeadings = isOfHeadings(filled(rows[below] ?? []));
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
