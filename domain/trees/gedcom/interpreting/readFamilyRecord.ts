import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeChild, TreeFamily } from '#domain/trees/core/model/treeFamily.ts';

import { type GedcomLine, pointerOf } from '../gedcomLine.ts';
import { type Claim, claimOf, type Reading } from './claim.ts';
import { MOST_PARTNERS } from './familyLinks.ts';
import { readCommon } from './readCommon.ts';
import { readFactInto } from './readFact.ts';
import type { ReadingContext } from './readingContext.ts';

/** Reads a FAM record, with people who say that they belong to it. @param id - number the family has in the tree. */
export function readFamilyRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreeFamily> {
  const partners: number[] = [];
  const children: TreeChild[] = [];
  const facts: TreeFact[] = [];
  const childIds = new Set<number>();

  function addPartner(personId: number, line: number): boolean {
    if (partners.includes(personId)) return false;
    if (partners.length < MOST_PARTNERS) return partners.push(personId) > 0;
    context.report('too-many-partners', line);
    return false;
  }

  function addChild(personId: number): boolean {
    if (childIds.has(personId)) return false;
    childIds.add(personId);
    return children.push({ personId, link: context.parentLink(id, personId) ?? 'birth' }) > 0;
  }

  function readOwn(line: GedcomLine, index: number): Claim | null {
    switch (line.tag) {
      case 'HUSB':
      case 'WIFE':
      case 'CHIL': {
        const xref = pointerOf(line.value);
        const personId = xref === null ? null : context.idOf('person', xref, line.number);
        if (personId === null) return null;
        if (line.tag === 'CHIL') return addChild(personId) ? claimOf('child', personId) : null;
        return addPartner(personId, line.number) ? claimOf('partner', personId) : null;
      }
      default:
        return readFactInto(facts, 'family', line, index, context);
    }
  }

  const { parts, claims } = readCommon(record, context, readOwn);
  const unnamed = context.unnamedMembers(id);
  for (const personId of unnamed.partners) addPartner(personId, record.number);
  for (const personId of unnamed.children) addChild(personId);
  return { value: { id, partners, children, facts, ...parts }, claims };
}
