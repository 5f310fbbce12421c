import type { LeftOut } from '#domain/clippings/exports/exportedItem.ts';
import type { ExportAbout } from '#domain/clippings/exports/exportTexts.ts';

import type { ReadItem } from '../reading/readItems.ts';

/** Cuts the pictures of an item for its reader, the largest side in pixels; null for one that cannot be made. */
export type CutPictures = (item: ReadItem, side: number) => AsyncGenerator<{ jpeg: Buffer; label: string } | null>;

/** What a file is written with. */
export interface WriterInput {
  about: ExportAbout;
  /** Items that are open. */
  items: number;
  /** What is left out, as far as it is known; more may come while it is written. */
  leftOut: LeftOut[];
  pictures: CutPictures;
}

/** A file that is written item by item, each whole before the next. */
export interface ExportWriter {
  item: (item: ReadItem) => Promise<void>;
  /** Says what was left out, and closes the file. */
  finish: () => Promise<void>;
}
