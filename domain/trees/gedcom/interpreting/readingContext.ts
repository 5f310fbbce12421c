import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';

import type { GedcomLine, GedcomDialect } from '../gedcomLine.ts';
import type { ReportProblem } from '../gedcomProblem.ts';
import type { TextBudget } from './textBudget.ts';

/** Kinds of records that others point to. */
export type TargetKind = 'person' | 'family' | 'source' | 'medium' | 'story' | 'note' | 'repository' | 'other';

/** What a record needs to know of the others of its file. */
export interface ReadingContext {
  dialect: GedcomDialect;
  report: ReportProblem;
  /** Number of the document that a pointer means; null, and reported, where it means nothing or another kind. */
  idOf: (kind: TargetKind, xref: string, line: number) => number | null;
  /**
   * Text of a shared note that a line points to; null where there is none.
   * @throws RefusedGedcom where too much is pointed to.
   */
  noteText: (xref: string, line: number) => string | null;
  /** Name of a repository; null where there is none. @throws RefusedGedcom as `noteText`. */
  repositoryName: (xref: string, line: number) => string | null;
  /** Called for each note. @throws RefusedGedcom for one that is too long. */
  checkNote: TextBudget['note'];
  /** Number of a medium that is described in place; null for what is none. */
  inlineMediumId: (line: GedcomLine) => number | null;
  /** How a child belongs to its parents, as the family or the child says; null where neither does. */
  parentLink: (familyId: number, personId: number) => ParentLink | null;
  /** People who say that they belong to a family which does not name them. */
  unnamedMembers: (familyId: number) => { partners: readonly number[]; children: readonly number[] };
}
