import { pushTo } from '#domain/kernel/compact/pushTo.ts';

import type { ParentLink } from '../../core/model/treeFamily.ts';
import { isByBirth } from '../../core/relatives/isByBirth.ts';

/** That a person belongs to a family. */
export interface KinLink {
  familyId: number;
  role: 'partner' | 'child';
  personId: number;
  /** Null for partners. */
  link: ParentLink | null;
}

/** A person's place as a child. */
export interface ParentFamily {
  familyId: number;
  link: ParentLink;
}

/** Who belongs to whom, as far as it was read. */
export interface ReportKin {
  partnersOf(familyId: number): readonly number[];
  childrenOf(familyId: number): readonly { personId: number; link: ParentLink }[];
  /** The families a person is one of the couple of, in the order of their numbers. */
  unionsOf(personId: number): readonly number[];
  /** Those they are a child of: by birth first. */
  parentFamiliesOf(personId: number): readonly ParentFamily[];
}

/** Answers who belongs to whom. @param links - in the order of each family, partners and children. */
export function createKin(links: Iterable<KinLink>): ReportKin {
  const partners = new Map<number, number[]>();
  const children = new Map<number, { personId: number; link: ParentLink }[]>();
  const unions = new Map<number, number[]>();
  const parents = new Map<number, ParentFamily[]>();
  const met = new Set<string>();
  for (const { familyId, role, personId, link } of links) {
    const key = `${familyId} ${personId} ${role}`;
    if (met.has(key)) continue;
    met.add(key);
    if (role === 'partner') {
      pushTo(partners, familyId, personId);
      pushTo(unions, personId, familyId);
    } else {
      pushTo(children, familyId, { personId, link: link ?? 'unknown' });
      pushTo(parents, personId, { familyId, link: link ?? 'unknown' });
    }
  }
  for (const families of parents.values())
    families.sort(
      (one, other) => Number(!isByBirth(one.link)) - Number(!isByBirth(other.link)) || one.familyId - other.familyId,
    );
  for (const families of unions.values()) families.sort((one, other) => one - other);
  return {
    partnersOf: (familyId) => partners.get(familyId) ?? [],
    childrenOf: (familyId) => children.get(familyId) ?? [],
    unionsOf: (personId) => unions.get(personId) ?? [],
    parentFamiliesOf: (personId) => parents.get(personId) ?? [],
  };
}

/** What a plan needs to know of people beside their kin. */
export interface PlannedPeople {
  sexOf(personId: number): string;
  /** The reader may not know them. */
  isHidden(personId: number): boolean;
  /** The tree says that two partners were married, as far as the reader may know. */
  areMarried(one: number, other: number): boolean;
}

/**
 * Father and mother of a child, as far as they are known: by sex, and by their order in the family where sex does not
 * say.
 */
export function parentsIn(
  kin: ReportKin,
  familyId: number,
  { sexOf }: Pick<PlannedPeople, 'sexOf'>,
): readonly [father: number | null, mother: number | null] {
  const [first = null, second = null] = kin.partnersOf(familyId);
  if (first === null) return [null, null];
  if (second === null) return sexOf(first) === 'f' ? [null, first] : [first, null];
  return sexOf(first) === 'f' && sexOf(second) !== 'f'
    ? [second, first]
    : sexOf(second) === 'm' && sexOf(first) !== 'm'
      ? [second, first]
      : [first, second];
}
