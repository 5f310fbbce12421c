import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import { inOrderOfDates } from '#domain/trees/core/relatives/inOrderOfDates.ts';

/** A person as far as a layout must know them. */
export interface KinPerson {
  id: string;
  /** `m`, `f`, `x` or `u`. */
  sex: string;
}

/**
 * A family as far as a layout must know it. People in it need not be among the persons: they are known of, not loaded.
 */
export interface KinFamily {
  id: number;
  /** In the order of the file. */
  partners: readonly string[];
  /** In the order shown. */
  children: readonly { personId: string; link: ParentLink }[];
  /** First day it can have started (encoded day), for the order of partners; null: not known. */
  since: number | null;
  /** Whether it is recorded that the partners married. */
  areMarried: boolean;
}

/** People and families around a person; plain, so that it can go to a worker. */
export interface KinGraph {
  persons: readonly KinPerson[];
  families: readonly KinFamily[];
  /** People whose parents, or partners or children, exist but are not here. */
  moreUp: readonly string[];
  moreDown: readonly string[];
}

/** The same, ready to be walked. */
export interface KinIndex {
  sexOf: ReadonlyMap<string, string>;
  /** Families a person is a partner of: those with a date by it, the others where the file has them. */
  familiesOf: (personId: string) => readonly KinFamily[];
  /** Families a person is a child of, the one by birth first. */
  parentFamiliesOf: (personId: string) => readonly KinFamily[];
  moreUp: ReadonlySet<string>;
  moreDown: ReadonlySet<string>;
}

function grouped(
  families: readonly KinFamily[],
  membersOf: (family: KinFamily) => readonly string[],
): Map<string, KinFamily[]> {
  const groups = new Map<string, KinFamily[]>();
  for (const family of families) {
    for (const personId of new Set(membersOf(family))) {
      const group = groups.get(personId);
      if (group) group.push(family);
      else groups.set(personId, [family]);
    }
  }
  return groups;
}

/** How a child belongs to a family; `unknown` for a person who is not its child. */
export const linkTo = (family: KinFamily, childId: string): ParentLink =>
  family.children.find(({ personId }) => personId === childId)?.link ?? 'unknown';

const NONE: readonly KinFamily[] = [];

/** Makes a graph ready to be walked. */
export function indexKin({ persons, families, moreUp, moreDown }: KinGraph): KinIndex {
  const asPartner = grouped(families, ({ partners }) => partners);
  const asChild = grouped(families, ({ children }) => children.map(({ personId }) => personId));
  for (const [personId, group] of asPartner)
    if (group.length > 1)
      asPartner.set(
        personId,
        inOrderOfDates(group, ({ since }) => since),
      );
  for (const [personId, group] of asChild)
    if (group.length > 1)
      group.sort((a, b) => Number(linkTo(b, personId) === 'birth') - Number(linkTo(a, personId) === 'birth'));
  return {
    sexOf: new Map(persons.map(({ id, sex }) => [id, sex])),
    familiesOf: (personId) => asPartner.get(personId) ?? NONE,
    parentFamiliesOf: (personId) => asChild.get(personId) ?? NONE,
    moreUp: new Set(moreUp),
    moreDown: new Set(moreDown),
  };
}
