import { inParts } from '#domain/kernel/values/inParts.ts';
import type { RecordItemType } from '#domain/records/core/record.ts';

/** What decides the page and book of an entry; null where the source does not say. */
export interface PlacedEntry {
  no: number;
  type: RecordItemType;
  district: string | null;
  piece: string | null;
  parish: string | null;
  event: string | null;
  year: string | null;
  volume: string | null;
  page: string | null;
  entry: string | null;
}

export interface FacsimilePage {
  label: string;
  /** Numbers of the records on it, in the order of the source. */
  nos: readonly number[];
}

export interface FacsimileBook {
  label: string;
  pages: readonly FacsimilePage[];
}

/** Lines of a page; what is more goes on to the next. */
export const MOST_LINES = 30;

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Book of an entry, and the page that the source itself names; without one, pages are filled one after the other. */
function placeOf({ type, district, piece, parish, event, year, volume, page, entry }: PlacedEntry): {
  book: string;
  page: string | null;
} {
  if (type === 'CENSUS' && district !== null) return { book: joined(parish, `enumeration district ${district}`), page };
  if (type === 'CENSUS') return { book: piece === null ? 'Register' : `Piece ${piece}`, page: null };
  // Indexes by volume have a line or two on each page of theirs: they read better as a list of the year.
  if (volume !== null || parish === null) return { book: year ?? 'Index', page: null };
  // Printed forms with numbered entries started books of their own.
  if (page !== null)
    return {
      book: joined(parish, `${(event ?? 'register').toLowerCase()}${entry === null ? ', before printed forms' : ''}`),
      page,
    };
  return { book: parish, page: null };
}

/** The pages that entries of one set were written on. The order of the entries is the order of the source. */
export function facsimileBooks(entries: readonly PlacedEntry[]): FacsimileBook[] {
  const books = new Map<string, Map<string | null, number[]>>();
  for (const entry of entries) {
    const { book, page } = placeOf(entry);
    const pages = books.get(book) ?? new Map<string | null, number[]>();
    books.set(book, pages);
    const lines = pages.get(page) ?? [];
    pages.set(page, lines);
    lines.push(entry.no);
  }
  return [...books].map(([label, pages]) => ({
    label,
    pages: [...pages].flatMap(([page, nos]) =>
      inParts(nos, MOST_LINES).map((lines, at) => ({
        nos: lines,
        label: page === null ? `Page ${at + 1}` : `Page ${page}${at === 0 ? '' : `, sheet ${at + 1}`}`,
      })),
    ),
  }));
}
