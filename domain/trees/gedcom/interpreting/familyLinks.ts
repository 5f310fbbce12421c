import type { TextTable } from '#domain/kernel/compact/createTextTable.ts';
import { createIntColumn, sortedNumbers } from '#domain/kernel/compact/numberColumns.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';

import { type GedcomLine, pointerOf } from '../gedcomLine.ts';
import type { ReportProblem } from '../gedcomProblem.ts';
import { linkOfChild, linkOfParents } from './parentLink.ts';

/** Who says what of which family, from both sides. */
export interface FamilyLinks {
  /** How a child belongs to its parents, as the family says or else the child; null where neither does. */
  parentLink: (familyId: number, personId: number) => ParentLink | null;
  /** Whether the person was read into the family in a role, anyone who of the two said so. */
  isMember: (familyId: number, personId: number, role: FamilyRole) => boolean;
  /** People who name a family that does not name them. */
  unnamedMembers: (familyId: number) => { partners: readonly number[]; children: readonly number[] };
}

export type FamilyRole = 'partner' | 'child';

/** Partners that a family has at most; of more, the first are taken. */
export const MOST_PARTNERS = 2;
const MEMBER_TAGS = new Set(['HUSB', 'WIFE', 'CHIL']);
const NOBODY = { partners: [], children: [] };
/** Numbers of people and families of a file fit into half of what a number holds exactly. */
const HALF = 2 ** 26;
const keyOf = (familyId: number, personId: number) => familyId * HALF + personId;

/** Links as numbers; 0 is none. */
const LINKS: readonly (ParentLink | null)[] = [null, 'birth', 'adopted', 'foster', 'step', 'sealed', 'unknown'];
const linkCode = (link: ParentLink | null): number => LINKS.indexOf(link);

/** What one side says, in columns: most files have several hundred thousand of these. */
function createSayings() {
  const [whose, named, roles, links, lines] = [
    createIntColumn(),
    createIntColumn(),
    createIntColumn(),
    createIntColumn(),
    createIntColumn(),
  ];
  return {
    get length() {
      return whose.length;
    },
    /** @param xref - number of who is named, among all identifiers */
    push(documentId: number, xref: number, isChild: boolean, link: ParentLink | null, line: number): void {
      whose.push(documentId);
      named.push(xref);
      roles.push(Number(isChild));
      links.push(linkCode(link));
      lines.push(line);
    },
    at: (place: number) => ({
      documentId: whose.at(place),
      xref: named.at(place),
      isChild: roles.at(place) === 1,
      link: LINKS[links.at(place)] ?? null,
      line: lines.at(place),
    }),
  };
}

function* each(sayings: ReturnType<typeof createSayings>) {
  for (let place = 0; place < sayings.length; place += 1) yield sayings.at(place);
}

/**
 * The partners that families get, by their numbers: the first of those who are named, then of those who name the
 * family.
 */
function createPartners() {
  const seats = Array.from({ length: MOST_PARTNERS }, () => createIntColumn());
  const has = (familyId: number, personId: number) => seats.some((seat) => seat.at(familyId) === personId);
  return {
    has,
    take(familyId: number, personId: number): void {
      if (!has(familyId, personId)) seats.find((seat) => seat.at(familyId) === 0)?.set(familyId, personId);
    },
  };
}

/**
 * Collects how people and families name each other, record by record; `finish` compares the two sides, once every
 * identifier is known.
 *
 * @param xrefs - identifiers of the file
 */
export function createFamilyLinks(xrefs: TextTable) {
  const said = createSayings();
  const named = createSayings();

  return {
    addPerson(record: GedcomLine, personId: number): void {
      for (const line of record.children) {
        const familyXref = line.tag === 'FAMS' || line.tag === 'FAMC' ? pointerOf(line.value) : null;
        if (familyXref !== null)
          said.push(
            personId,
            xrefs.numberOf(familyXref),
            line.tag === 'FAMC',
            line.tag === 'FAMC' ? linkOfParents(line) : null,
            line.number,
          );
      }
    },

    addFamily(record: GedcomLine, familyId: number): void {
      for (const line of record.children) {
        const personXref = MEMBER_TAGS.has(line.tag) ? pointerOf(line.value) : null;
        if (personXref !== null)
          named.push(
            familyId,
            xrefs.numberOf(personXref),
            line.tag === 'CHIL',
            line.tag === 'CHIL' ? linkOfChild(line) : null,
            line.number,
          );
      }
    },

    /** @param idOf - by the number of an identifier */
    finish(idOf: (kind: 'person' | 'family', xref: number) => number | null, report: ReportProblem): FamilyLinks {
      const keys = { partner: new Float64Array(named.length), child: new Float64Array(named.length) };
      const links = new Map<number, ParentLink>();
      const partners = createPartners();
      let at = 0;
      for (const { documentId: familyId, xref, isChild, link } of each(named)) {
        const personId = idOf('person', xref);
        if (personId === null) continue;
        keys[isChild ? 'child' : 'partner'][at++] = keyOf(familyId, personId);
        if (!isChild) partners.take(familyId, personId);
        if (link !== null) links.set(keyOf(familyId, personId), link);
      }
      const members = { partner: sortedNumbers(keys.partner), child: sortedNumbers(keys.child) };
      const unnamed = new Map<number, { partners: Set<number>; children: Set<number> }>();
      for (const { documentId: personId, xref, isChild, link, line } of each(said)) {
        const familyId = idOf('family', xref);
        if (familyId === null) continue;
        if (link !== null && !links.has(keyOf(familyId, personId))) links.set(keyOf(familyId, personId), link);
        // A person who is their own parent by one side only is taken at the other's word.
        if (members.partner.has(keyOf(familyId, personId)) || members.child.has(keyOf(familyId, personId))) continue;
        const family = unnamed.get(familyId) ?? { partners: new Set<number>(), children: new Set<number>() };
        const side = isChild ? family.children : family.partners;
        if (!side.has(personId)) {
          side.add(personId);
          if (!isChild) partners.take(familyId, personId);
          report('one-sided', line, xrefs.textOf(xref));
        }
        unnamed.set(familyId, family);
      }
      return {
        parentLink: (familyId, personId) => links.get(keyOf(familyId, personId)) ?? null,
        isMember: (familyId, personId, role) =>
          role === 'partner'
            ? partners.has(familyId, personId)
            : members.child.has(keyOf(familyId, personId)) || (unnamed.get(familyId)?.children.has(personId) ?? false),
        unnamedMembers(familyId) {
          const family = unnamed.get(familyId);
          return family ? { partners: [...family.partners], children: [...family.children] } : NOBODY;
        },
      };
    },
  };
}
