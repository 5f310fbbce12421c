import type { ParentLink } from '../../core/model/treeFamily.ts';
import type { ReportPart } from '../reportRequest.ts';

/** A child in a list of children. */
export interface PlannedChild {
  personId: number;
  link: ParentLink;
  /** Under which they have an entry of their own; null for none. */
  number: number | null;
  /** Their entry is not here but with the other parents they have. */
  isElsewhere: boolean;
}

/** A family in the entry of one of the couple. */
export interface PlannedUnion {
  familyId: number;
  /** The number of the entry that has its children already; null: they are here. */
  see: number | null;
  children: readonly PlannedChild[];
}

/** A person's place in a report: what is said there comes from their documents. */
export interface PlannedEntry {
  part: ReportPart;
  personId: number;
  /** Sosa number, or number in the register; null where people are not numbered. */
  number: number | null;
  /** The first is 1. */
  generation: number;
  /** Number of the entry that has this person already; null: this one does. */
  see: number | null;
  /** Descent in a register: those between the first person and this one, the nearest first. */
  lineage: readonly number[];
  /** Families whose children are listed here, with their numbers. */
  unions: readonly PlannedUnion[];
  /** Relationship to the first person, in words; empty where the report does not say it. */
  relation: string;
  /** Of a family group sheet, its family. */
  familyId: number | null;
}

/** Entries under one heading. */
export interface PlannedSection {
  heading: string;
  /** What is said below the heading; empty for nothing. */
  note: string;
  entries: readonly PlannedEntry[];
}

/** A report, or one of a book. */
export interface PlannedPart {
  part: ReportPart;
  sections: readonly PlannedSection[];
}

/** An entry of which only the person is known. */
export const plannedEntry = (part: ReportPart, personId: number, more: Partial<PlannedEntry> = {}): PlannedEntry => ({
  part,
  personId,
  number: null,
  generation: 1,
  see: null,
  lineage: [],
  unions: [],
  relation: '',
  familyId: null,
  ...more,
});
