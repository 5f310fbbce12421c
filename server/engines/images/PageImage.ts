import type { NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import type { FacsimileContent } from './facsimile/drawFacsimile.ts';
import type { NewsprintContent } from './newsprint.ts';

/** A record on a page, or a part of a newspaper page that may not be seen. */
export interface PageLine {
  /** Null for a closed article. */
  recordId: string | null;
  /** Null where the record's place on the page is not known. */
  region: PageRegion | null;
  /** Nothing of it may be read: the record or article is closed, or no longer here. */
  isClosed: boolean;
}

/** Where the pixels of a page come from. */
export type PixelSource =
  | { kind: 'file'; contentHash: string }
  /** Drawn on demand; `version` is equal for equal pictures. */
  | { kind: 'drawing'; version: string; paperSeed: string; content: FacsimileContent | NewsprintContent };

/** What pages belong to: its rule decides who may see them (mayReadImage.ts). */
export type PageOwner = { kind: 'set'; recordSet: RecordSet } | ({ kind: 'issue' } & PagedIssue);

/** An issue of a newspaper, as the owner of its pages. */
export interface PagedIssue {
  issueId: string;
  titleName: string;
  /** Who keeps the paper, and what is said with every picture of it. */
  sourceNote: string | null;
  attribution: string | null;
  /** Any one of them is enough. */
  access: readonly NewspaperAccess[];
}

/** A page of a book, for any reader: access is decided where it is shown. */
export interface PageImage extends ImageSize {
  /** Ours: letters, digits and hyphens. */
  id: string;
  owner: PageOwner;
  bookId: string;
  bookLabel: string;
  label: string;
  /** From 1, within the book. */
  position: number;
  /** In reading order. */
  lines: readonly PageLine[];
  pixels: PixelSource;
}

/** A page as a list of pages has it. */
export interface PageEntry extends ImageSize {
  id: string;
  label: string;
}

/** Pages that belong together, in order. */
export interface ImageBook {
  id: string;
  label: string;
  owner: PageOwner;
  pages: readonly PageEntry[];
}

/** One kind of page images: kept files, or drawings. */
export interface PageSource {
  /** Null when this source has no such page. */
  page(id: string): Promise<PageImage | null>;
  /** Null when this source has no such book. */
  book(id: string): Promise<ImageBook | null>;
  /** Id of the first page of a record; null when this source has none. */
  pageOf(recordId: string): Promise<string | null>;
  /** Those of these records that are on a page of this source. */
  withPages(recordIds: readonly string[]): Promise<ReadonlySet<string>>;
}
