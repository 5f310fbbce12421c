import { CUSTOM_FACT_TYPES, type FactType } from '#domain/trees/core/facts/factTypes.ts';
import { gedcomFactType } from '#domain/trees/core/facts/gedcomFactType.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

import { childOf, type GedcomLine, childText, lineText } from '../gedcomLine.ts';
import { type Claim, claimOf, type Reading } from './claim.ts';
import { readCommon } from './readCommon.ts';
import type { ReadingContext } from './readingContext.ts';
import { dateOf, placeOf, placeOfAddress } from './readSmallParts.ts';

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
  const own = lineText(line, dialect).trim();
  const isCustom = CUSTOM_FACT_TYPES.has(type.id);
  const hasPlace = childOf(line, 'PLAC') !== undefined;
  const said: Pick<TreeFact, 'label' | 'date' | 'place' | 'age' | 'cause'> = {
    label: '',
    date: null,
    place: null,
    age: '',
    cause: '',
  };

  function readOwn(child: GedcomLine): Claim | null {
    switch (child.tag) {
      case 'TYPE':
        if (!isCustom || said.label !== '') return null;
        said.label = lineText(child, dialect).trim();
        return claimOf('label');
      case 'DATE':
        if (said.date) return null;
        said.date = dateOf(child, context);
        return said.date && claimOf('date');
      case 'PLAC':
      case 'ADDR':
        if (said.place || (child.tag === 'ADDR' && hasPlace)) return null;
        said.place = child.tag === 'PLAC' ? placeOf(child, context) : placeOfAddress(child, context);
        return said.place && claimOf('place');
      case 'AGE':
      case 'CAUS': {
        const field = child.tag === 'AGE' ? 'age' : 'cause';
        if (said[field] !== '') return null;
        said[field] = lineText(child, dialect).trim() || childText(child, 'PHRASE', dialect);
        return claimOf(field);
      }
      default:
        return null;
    }
  }

  const { parts, claims } = readCommon(line, context, readOwn);
  // A Y alone says that it happened, which is all that is said; beside a day or a place it says nothing more.
  const value = /^Y(?:es)?$/iu.test(own) ? (said.date || said.place ? '' : 'Y') : own;
  return { value: { id, type: type.id, ...said, value, ...parts, origin }, claims };
}

/** Reads a line right below a person or a family and adds its fact; null for what is not a fact. */
export function readFactInto(
  facts: TreeFact[],
  of: 'person' | 'family',
  line: GedcomLine,
  index: number,
  context: ReadingContext,
): Claim | null {
  const type = factTypeOf(line, of, context);
  if (!type) return null;
  facts.push(readFact(line, type, { id: `f${facts.length + 1}`, origin: index }, context).value);
  return claimOf('fact');
}
