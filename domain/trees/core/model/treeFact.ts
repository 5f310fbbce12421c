import type { TreeCitation } from './treeCitation.ts';
import type { TreeDate } from './treeDate.ts';

/** Where something in a tree was. */
export interface TreePlace {
  /** As written, from the smallest to the largest part, parted by commas. Never empty. */
  text: string;
  /** Degrees, WGS 84; null where no pin was set and the file has none. */
  position: { latitude: number; longitude: number } | null;
}

/** A fact of a person or of a couple: an event or an attribute. */
export interface TreeFact {
  /** Unique within its person or family, and never used again: `f1`, `f2` … */
  id: string;
  /** A type of `factTypes`: `birth`, `baptism`, `occupation`, `marriage` …; `custom` is named by `label`. */
  type: string;
  /** What a custom fact is called; empty for all others. */
  label: string;
  date: TreeDate | null;
  place: TreePlace | null;
  /** The occupation, the residence, the words of an attribute; empty for plain events. */
  value: string;
  /** Age as written, and the cause of a death. */
  age: string;
  cause: string;
  notes: readonly string[];
  citations: readonly TreeCitation[];
  /** Numbers of media of the tree. */
  mediaIds: readonly number[];
  /** Shown only to those who may edit. */
  isPrivate: boolean;
  /**
   * Its place in the imported GEDCOM record: the index among the lines one level below the record's own. Null for what
   * was added here. An export writes the lines of an origin again as they were as long as nothing of it changed.
   */
  origin: number | null;
}
