import type { ParentLink } from '#domain/trees/model/treeFamily.ts';

import { childrenOf, type GedcomLine, pointerOf } from '../gedcomLine.ts';
import type { ReportProblem } from '../gedcomProblem.ts';
import { linkOfChild, linkOfParents } from './parentLink.ts';

/** Who says what of which family, from both sides. */
export interface FamilyLinks {
  /** How a child belongs to its parents, as the family says or else the child; null where neither does. */
  parentLink: (familyId: number, personId: number) => ParentLink | null;
  /** Whether the person was read into the family in a role, whoever of the two said so. */
  isMember: (familyId: number, personId: number, role: FamilyRole) => boolean;
  /** People who name a family that does not name them. */
  unnamedMembers: (familyId: number) => { partners: readonly number[]; children: readonly number[] };
}

export type FamilyRole = 'partner' | 'child';

interface PersonSide {
  personId: number;
  familyXref: string;
  isChild: boolean;
  link: ParentLink | null;
  line: number;
}

const NOBODY = { partners: [], children: [] };
/** Numbers of people and families of a file fit into half of what a number holds exactly. */
const HALF = 2 ** 26;
const keyOf = (familyId: number, personId: number) => familyId * HALF + personId;

/**
 * Collects how people and families name each other, record by record; `finish` compares the two sides, once every
 * identifier is known.
 */
export function createFamilyLinks() {
  let said: PersonSide[] = [];
  let named: { familyId: number; personXref: string; isChild: boolean; link: ParentLink | null }[] = [];

  return {
    addPerson(record: GedcomLine, personId: number): void {
      for (const line of record.children) {
        const familyXref = line.tag === 'FAMS' || line.tag === 'FAMC' ? pointerOf(line.value) : null;
        if (familyXref !== null) said.push({ personId, familyXref, isChild: line.tag === 'FAMC', link: line.tag === 'FAMC' ? linkOfParents(line) : null, line: line.number });
      }
    },

    addFamily(record: GedcomLine, familyId: number): void {
      for (const tag of ['HUSB', 'WIFE', 'CHIL']) {
        for (const line of childrenOf(record, tag)) {
          const personXref = pointerOf(line.value);
          if (personXref !== null) named.push({ familyId, personXref, isChild: tag === 'CHIL', link: tag === 'CHIL' ? linkOfChild(line) : null });
        }
      }
    },

    finish(idOf: (kind: 'person' | 'family', xref: string) => number | null, report: ReportProblem): FamilyLinks {
      const members = { partner: new Set<number>(), child: new Set<number>() };
      const links = new Map<number, ParentLink>();
      for (const { familyId, personXref, isChild, link } of named) {
        const personId = idOf('person', personXref);
        if (personId === null) continue;
        members[isChild ? 'child' : 'partner'].add(keyOf(familyId, personId));
        if (link !== null) links.set(keyOf(familyId, personId), link);
      }
      const unnamed = new Map<number, { partners: number[]; children: number[] }>();
      for (const { personId, familyXref, isChild, link, line } of said) {
        const familyId = idOf('family', familyXref);
        if (familyId === null) continue;
        if (link !== null && !links.has(keyOf(familyId, personId))) links.set(keyOf(familyId, personId), link);
        // Somebody who is their own parent by one side only is taken at the other's word.
        if (members.partner.has(keyOf(familyId, personId)) || members.child.has(keyOf(familyId, personId))) continue;
        const family = unnamed.get(familyId) ?? { partners: [], children: [] };
        const side = isChild ? family.children : family.partners;
        if (!side.includes(personId)) {
          side.push(personId);
          report('one-sided', line, familyXref);
        }
        unnamed.set(familyId, family);
      }
      said = [];
      named = [];
      return {
        parentLink: (familyId, personId) => links.get(keyOf(familyId, personId)) ?? null,
        isMember: (familyId, personId, role) =>
          members[role].has(keyOf(familyId, personId)) || (unnamed.get(familyId)?.[role === 'child' ? 'children' : 'partners'].includes(personId) ?? false),
        unnamedMembers: (familyId) => unnamed.get(familyId) ?? NOBODY,
      };
    },
  };
}
