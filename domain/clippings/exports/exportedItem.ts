import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';

/** What is cited of the source of an exported item. */
export interface ExportedSource {
  /** Title of the newspaper, or name of the record set. */
  name: string;
  /** Place of publication; null where it is not known, and for records. */
  place: string | null;
  /** `1824-02-17`, the first day of what is known; null for records. */
  date: string | null;
  precision: DatePrecision;
  /** Empty for the only edition of a date, and for records. */
  edition: string;
  /** As the page is numbered; null where there is none. */
  pageLabel: string | null;
  /** Who keeps the original; null where it is not known. */
  repository: string | null;
}

/** A clipping, or a record of a collection, as its reader may have it: what files of every format are written from. */
export interface ExportedItem {
  id: string;
  kind: 'newspaper' | 'article' | 'image' | 'record';
  title: string;
  /** What of a record’s name could not be read for certain, in words; null where all was, and for clippings. */
  doubt: string | null;
  source: ExportedSource;
  /** The maker's own note. */
  note: string;
  /** The note it has in the collection. */
  comment: string;
  tags: readonly string[];
  text: string;
  /** The text is the machine's reading, which no one has corrected. */
  isUncorrected: boolean;
  citation: string;
  /** Where the source opens, whole. */
  address: string;
  /** Addresses of the pictures, whole; in an archive the names of their files. */
  pictures: readonly string[];
  /** When it was clipped: the day it was read. */
  accessedOn: Date;
}

/** What an export has nothing of, or not everything, and why. */
export interface LeftOut {
  title: string;
  reason: string;
}

/** Why an item, or its picture, is not in a file; said to those who may know of the item and no more of it. */
export const LEFT_OUT = {
  withdrawn: 'Left out: its source is closed or no longer here.',
  closed: 'Left out: its source isn’t open to you.',
  record: 'Left out: this record isn’t open to you.',
  replaced: 'Its picture is left out: the page has another image now.',
  unreadable: 'Its picture is left out: it couldn’t be made.',
} as const;

/** What an item that its reader may not know is called. */
export const UNNAMED_RECORD = 'A record that isn’t open to you';

/** What an item is, in a word or two. */
export const KIND_NAMES: Readonly<Record<ExportedItem['kind'], string>> = {
  newspaper: 'Newspaper page',
  article: 'Newspaper article',
  image: 'Record image',
  record: 'Record',
};

/** Whether an item is cited as a newspaper is. */
export const isOfNewspaper = ({ kind }: Pick<ExportedItem, 'kind'>): boolean =>
  kind === 'newspaper' || kind === 'article';

/** Year, month and day of a source, as far as they are known; none for records. */
export function datePartsOf({ date, precision }: Pick<ExportedSource, 'date' | 'precision'>): number[] {
  const parts = (date ?? '')
    .split('-')
    .map(Number)
    .filter((part) => part > 0);
  return parts.slice(0, { year: 1, month: 2, day: 3 }[precision]);
}
