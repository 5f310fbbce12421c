import type { TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';

import type { GedcomDialect } from '../gedcomLine.ts';
import type { ReadingContext } from '../interpreting/readingContext.ts';

/** What of the tree a record needs to know to be written. */
export interface WritingContext {
  dialect: GedcomDialect;
  /** As the record's own lines are read, for what of them changed. */
  reading: ReadingContext;
  /** What points at a document; null for one that is not written. */
  pointerTo: (kind: TreeKind, id: number) => string | null;
  /** A medium that is described in place, as it is now; null where it is gone, or has a record of its own. */
  inlineMedium: (id: number) => TreeMedium | null;
  sexOf: (personId: number) => TreeSex;
  /** Whether something is kept from those the file is for. */
  withholds: (part: { isPrivate: boolean }) => boolean;
}
