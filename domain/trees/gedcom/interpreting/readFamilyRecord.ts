import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeChild, TreeFamily } from '#domain/trees/core/model/treeFamily.ts';

import { type GedcomLine, pointerOf } from '../gedcomLine.ts';
import type { Claim, Reading } from './claim.ts';
import { MOST_PARTNERS } from './familyLinks.ts';
import { readCitation } from './readCitation.ts';
import { factTypeOf, readFact } from './readFact.ts';
import { isPrivacyLine, mediumOf, noteOf } from './readSmallParts.ts';
import type { ReadingContext } from './readingContext.ts';

/** Reads a FAM record, with people who say that they belong to it. @param id - number the family has in the tree. */
export function readFamilyRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreeFamily> {
  const claims = new Map<number, Claim>();
  const partners: number[] = [];
  const children: TreeChild[] = [];
  const facts: TreeFact[] = [];
  const notes: string[] = [];
  const citations: TreeCitation[] = [];
  const mediaIds: number[] = [];
  const family: TreeFamily = { id, partners, children, facts, notes, citations, mediaIds, isPrivate: false };

  const childIds = new Set<number>();
  const media = new Set<number>();

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

  record.children.forEach((line, index) => {
    const claim = (part: Claim['part'], key: Claim['key'] = null) => claims.set(index, { part, key });
    switch (line.tag) {
      case 'HUSB':
      case 'WIFE':
      case 'CHIL': {
        const xref = pointerOf(line.value);
        const personId = xref === null ? null : context.idOf('person', xref, line.number);
        if (personId === null) return;
        if (line.tag === 'CHIL' ? addChild(personId) : addPartner(personId, line.number))
          claim(line.tag === 'CHIL' ? 'child' : 'partner', personId);
        return;
      }
      case 'NOTE':
      case 'SNOTE': {
        const note = noteOf(line, context);
        if (note === null) return;
        notes.push(note);
        return void claim('note', note);
      }
      case 'SOUR':
        citations.push(readCitation(line, index, context).value);
        return void claim('citation');
      case 'OBJE': {
        const medium = mediumOf(line, context);
        if (medium === null || media.has(medium)) return;
        media.add(medium);
        mediaIds.push(medium);
        return void claim('medium', medium);
      }
      default:
    }
    if (isPrivacyLine(line)) {
      family.isPrivate = true;
      return void claim('private');
    }
    const type = factTypeOf(line, 'family', context);
    if (!type) return;
    facts.push(readFact(line, type, { id: `f${facts.length + 1}`, origin: index }, context).value);
    claim('fact');
  });
  const unnamed = context.unnamedMembers(id);
  for (const personId of unnamed.partners) addPartner(personId, record.number);
  for (const personId of unnamed.children) addChild(personId);
  return { value: family, claims };
}
