import type { Notation } from '#domain/kernel/readings/reading.ts';

import type { SetOfSheet } from './setOfSheet.ts';
import type { SheetStep } from './steps/sheetStep.ts';

/**
 * Kinds of register or list that a sheet may hold: each has fields of its own (`sheetKinds.ts`). `kept` is no choice: a
 * sheet has it that was made of records which readers had.
 */
export const SHEET_KIND_IDS = ['baptisms', 'marriages', 'burials', 'census', 'other', 'kept'] as const;
export type SheetKindId = (typeof SHEET_KIND_IDS)[number];

/** Notations that people type into the cells of a sheet. */
export type SheetNotation = Extract<Notation, 'plain' | 'freereg' | 'freebmd' | 'leiden'>;

/** What a set made from a sheet is called and says of itself to readers. */
export interface SheetSet {
  /** One or two sentences on what the source is. */
  description: string;
  access: 'free' | 'members' | 'subscribers';
  /** Archive that keeps the original, and its series; null when it is not known. */
  repository: string | null;
  archiveSeries: string | null;
  /** Licence and thanks shown with every record; null when the site owns the data. */
  attribution: string | null;
  /** How its transcribers mark letters that they could not read. */
  notation: SheetNotation;
}

/** What a set that came another way is, and stays when a sheet is made of it. */
export interface KeptSet extends SetOfSheet {
  /** Any notation: a sheet that is typed has fewer. */
  notation: Notation;
}

/** How the columns of a sheet become records. */
export interface SheetRecipe {
  /** Null until it is chosen. */
  kind: SheetKindId | null;
  /** By column of the sheet: the id of the kind's field that it fills, or null for a column that is left out. */
  columns: readonly (string | null)[];
  /** By id of a field: what holds for every row, such as the parish; a column of the same field comes first. */
  constants: Readonly<Record<string, string>>;
  set: SheetSet;
  /** Of the kind `kept`. */
  kept?: KeptSet;
  /** What mends the cells of every file of the sheet, in the order in which it is done. */
  steps: readonly SheetStep[];
}
