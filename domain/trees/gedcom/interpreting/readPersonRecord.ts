import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeName, TreePerson, TreeSex } from '#domain/trees/core/model/treePerson.ts';

import { childOf, type GedcomLine, pointerOf } from '../gedcomLine.ts';
import type { Claim, Reading } from './claim.ts';
import { readCitation } from './readCitation.ts';
import { factTypeOf, readFact } from './readFact.ts';
import { readName } from './readName.ts';
import { isPrivacyLine, mediumOf, noteOf } from './readSmallParts.ts';
import type { ReadingContext } from './readingContext.ts';

const SEXES: Readonly<Record<string, TreeSex>> = { M: 'm', F: 'f', X: 'x' };

/** What `_LIVING` says; null for neither yes nor no. */
function livingOf(value: string): TreePerson['livingFlag'] {
  if (/^\s*(?:Y|YES|1|TRUE)\s*$/iu.test(value)) return 'living';
  return /^\s*(?:N|NO|0|FALSE)\s*$/iu.test(value) ? 'deceased' : null;
}

const isPortrait = (line: GedcomLine) => /^\s*Y/iu.test(childOf(line, '_PRIM')?.value ?? '');

/** Reads an INDI record. @param id - number the person has in the tree. */
export function readPersonRecord(record: GedcomLine, id: number, context: ReadingContext): Reading<TreePerson> {
  const claims = new Map<number, Claim>();
  const names: TreeName[] = [];
  const facts: TreeFact[] = [];
  const notes: string[] = [];
  const citations: TreeCitation[] = [];
  const mediaIds: number[] = [];
  const person: TreePerson = {
    id,
    sex: 'u',
    names,
    facts,
    notes,
    citations,
    mediaIds,
    livingFlag: null,
    isPrivate: false,
  };
  const media = new Set<number>();
  let hasSex = false;

  function addMedium(line: GedcomLine): number | null {
    const medium = mediumOf(line, context);
    if (medium === null || media.has(medium)) return null;
    media.add(medium);
    if (isPortrait(line)) mediaIds.unshift(medium);
    else mediaIds.push(medium);
    return medium;
  }

  record.children.forEach((line, index) => {
    const claim = (part: Claim['part'], key: Claim['key'] = null) => claims.set(index, { part, key });
    switch (line.tag) {
      case 'NAME':
        names.push(readName(line, index, names.length === 0, context));
        return void claim('name');
      case 'SEX':
        if (hasSex) return;
        hasSex = true;
        person.sex = SEXES[line.value.trim().charAt(0).toUpperCase()] ?? 'u';
        return void claim('sex');
      case 'FAMS':
      case 'FAMC': {
        const xref = pointerOf(line.value);
        const family = xref === null ? null : context.idOf('family', xref, line.number);
        if (family !== null) claim(line.tag === 'FAMS' ? 'partner-of' : 'child-of', family);
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
        const medium = addMedium(line);
        if (medium !== null) claim('medium', medium);
        return;
      }
      case '_LIVING': {
        const flag = livingOf(line.value);
        if (person.livingFlag !== null || flag === null) return;
        person.livingFlag = flag;
        return void claim('living');
      }
      default:
    }
    if (isPrivacyLine(line)) {
      person.isPrivate = true;
      return void claim('private');
    }
    const type = factTypeOf(line, 'person', context);
    if (!type) return;
    facts.push(readFact(line, type, { id: `f${facts.length + 1}`, origin: index }, context).value);
    claim('fact');
  });
  return { value: person, claims };
}
