import type { TreeCitation } from './treeCitation.ts';
import type { TreeFact } from './treeFact.ts';

export type TreeSex = 'm' | 'f' | 'x' | 'u';

/** A name of a person. The first of a person's names is the one shown. */
export interface TreeName {
  type: 'birth' | 'married' | 'also-known-as' | 'religious' | 'other';
  given: string;
  surname: string;
  /** Titles before, and what comes after: `Rev.`, `Jr.` */
  prefix: string;
  suffix: string;
  nickname: string;
  citations: readonly TreeCitation[];
  origin: number | null;
}

/** A person of a tree, as it is kept and edited. */
export interface TreePerson {
  /** Unique within the tree; its address is `fmp-{tree}-{person}`. */
  id: number;
  sex: TreeSex;
  /** May be empty: nothing is known of the name. */
  names: readonly TreeName[];
  facts: readonly TreeFact[];
  notes: readonly string[];
  citations: readonly TreeCitation[];
  /** The first is the portrait. */
  mediaIds: readonly number[];
  /** What a member said about whether the person lives; null: judged from the evidence. */
  livingFlag: 'living' | 'deceased' | null;
  /** Shown only to those who may edit. */
  isPrivate: boolean;
}
