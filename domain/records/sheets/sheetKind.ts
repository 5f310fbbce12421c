import type { SetOfSheet } from './setOfSheet.ts';
import type { SheetKindId } from './sheetRecipe.ts';

/** What the cells of a column may be known by (columnProfiles.ts). */
export const PROFILE_IDS = [
  'forename',
  'surname',
  'fullName',
  'date',
  'year',
  'month',
  'day',
  'age',
  'sex',
  'relation',
  'condition',
  'occupation',
  'place',
  'county',
  'church',
  'number',
  'reference',
  'address',
  'registerType',
] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

/** What a column of a sheet may fill. */
export interface SheetField {
  id: string;
  label: string;
  /** Headings it is known by beside its label and its id, in lower case, without signs between words. */
  headings: readonly string[];
  /** What its cells are known by; null where they may hold anything. */
  holds: ProfileId | null;
  /** What its cells often are where they may hold anything: it speaks for the field, never against it. */
  often: ProfileId | null;
  /** Whether one value may hold for every row: the parish of a register. */
  isForAll: boolean;
  /**
   * Whether no column of a file that is brought fills it and no cell of it is mended: it says which record or household
   * a row is.
   */
  isFixed?: true;
}

/** One record that a row makes: a template by field of the catalogue, in the language of import mappings. */
export interface SheetRecord {
  /** Told apart by it where a row makes several records. */
  suffix: string | null;
  /** Fields of which at least one must hold something. */
  requiresAny: readonly string[];
  group: string | null;
  order: string | null;
  fields: Readonly<Record<string, string>>;
}

/** A kind of register or list: an import mapping whose columns are the fields of the kind. */
export interface SheetKind extends SetOfSheet {
  id: SheetKindId;
  label: string;
  about: string;
  /** In the order in which they are offered. */
  fields: readonly SheetField[];
  /** Fields that together say who, when and where. */
  key: readonly string[];
  /** Fields that a row cannot do without. */
  required: readonly string[];
  /** What a recipe must fill: one of these fields, else the sentence says what to do. */
  needs: readonly { anyOf: readonly string[]; else: string }[];
  /** Values that mean "nothing here". */
  blanks: readonly string[];
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Template of the date until which a row is closed, as in an import mapping. */
  closedUntil: string;
  records: readonly SheetRecord[];
  /** Fields that say of a row which household it is of, and its place there; left out where rows make none. */
  households?: { group: string; order: string | null };
}
