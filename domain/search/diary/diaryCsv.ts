/** A line of the diary as it is handed over. */
export interface DiaryLine {
  /** ISO 8601, UTC. */
  searchedAt: string;
  /** The search in words. */
  words: string;
  /** Whole address of its results. */
  address: string;
  total: number;
  note: string;
  /** Names or ids of the records that were opened. */
  opened: readonly string[];
}

const HEADER = ['Searched at (UTC)', 'Search', 'Results', 'Opened', 'Note', 'Address'];

/** Spreadsheets run text that starts with these signs; an apostrophe prevents that. */
const inert = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text);
const cell = (text: string): string => (/["\n\r,]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The research diary as a table for spreadsheets: RFC 4180 in UTF-8 with a byte order mark, one line a search.
 * @example diaryCsv([]) // '\uFEFFSearched at (UTC),Search,Results,Opened,Note,Address\r\n'
 */
export function diaryCsv(lines: readonly DiaryLine[]): string {
  const rows = lines.map(({ searchedAt, words, total, opened, note, address }) => [
    searchedAt,
    words,
    String(total),
    opened.join('; '),
    note,
    address,
  ]);
  return `\uFEFF${[HEADER, ...rows].map((row) => row.map((text) => cell(inert(text))).join(',')).join('\r\n')}\r\n`;
}
