import { CUSTOM_FACT_TYPES, type FactType } from '#domain/trees/core/facts/factTypes.ts';
import { gedcomFactType } from '#domain/trees/core/facts/gedcomFactType.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

import { childOf, type GedcomLine } from '../gedcomLine.ts';
import { childText, lineText } from '../lineText.ts';
import type { Claim, Reading } from './claim.ts';
import { readCitation } from './readCitation.ts';
import { dateOf, isPrivacyLine, mediumOf, noteOf, placeOf, placeOfAddress } from './readSmallParts.ts';
import type { ReadingContext } from './readingContext.ts';

/** The type of fact of a line right below a person or a family; undefined for what is not a fact. */
export function factTypeOf(line: GedcomLine, of: 'person' | 'family', context: ReadingContext): FactType | undefined {
  return gedcomFactType(of, line.tag, childText(line, 'TYPE', context.dialect));
}

/**
 * Reads an event or an attribute, which has an id within its person or family; `origin` is its index among the lines of
 * the record.
 */
export function readFact(
  line: GedcomLine,
  type: FactType,
  { id, origin }: { id: string; origin: number },
  context: ReadingContext,
): Reading<TreeFact> {
  const { dialect } = context;
  const claims = new Map<number, Claim>();
  const own = lineText(line, dialect).trim();
  const isYes = /^Y(?:es)?$/iu.test(own);
  const notes: string[] = [];
  const citations: TreeCitation[] = [];
  const mediaIds: number[] = [];
  const media = new Set<number>();
  const isCustom = CUSTOM_FACT_TYPES.has(type.id);
  const fact: TreeFact = {
    id,
    type: type.id,
    label: '',
    date: null,
    place: null,
    value: isYes ? '' : own,
    age: '',
    cause: '',
    notes,
    citations,
    mediaIds,
    isPrivate: false,
    origin,
  };
  const hasPlace = childOf(line, 'PLAC') !== undefined;
  line.children.forEach((child, index) => {
    const claim = (part: Claim['part'], key: Claim['key'] = null) => claims.set(index, { part, key });
    switch (child.tag) {
      case 'TYPE':
        if (isCustom && fact.label === '') {
          fact.label = lineText(child, dialect).trim();
          claim('label');
        }
        return;
      case 'DATE':
        if (fact.date) return;
        fact.date = dateOf(child, context);
        if (fact.date) claim('date');
        return;
      case 'PLAC':
      case 'ADDR':
        if (fact.place || (child.tag === 'ADDR' && hasPlace)) return;
        fact.place = child.tag === 'PLAC' ? placeOf(child, context) : placeOfAddress(child, context);
        if (fact.place) claim('place');
        return;
      case 'AGE':
      case 'CAUS': {
        const field = child.tag === 'AGE' ? 'age' : 'cause';
        if (fact[field] !== '') return;
        fact[field] = lineText(child, dialect).trim() || childText(child, 'PHRASE', dialect);
        return void claim(field);
      }
      case 'NOTE':
      case 'SNOTE': {
        const note = noteOf(child, context);
        if (note === null) return;
        notes.push(note);
        return void claim('note', note);
      }
      case 'SOUR':
        citations.push(readCitation(child, index, context).value);
        return void claim('citation');
      case 'OBJE': {
        const medium = mediumOf(child, context);
        if (medium === null || media.has(medium)) return;
        media.add(medium);
        mediaIds.push(medium);
        return void claim('medium', medium);
      }
      default:
        if (!isPrivacyLine(child)) return;
        fact.isPrivate = true;
        claim('private');
    }
  });
  // A Y alone says that it happened, which is all that is said; beside a day or a place it says nothing more.
  return { value: isYes && !fact.date && !fact.place ? { ...fact, value: 'Y' } : fact, claims };
}
