import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { FACT_TYPES } from '#domain/trees/core/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

/** What is typed of a fact. */
export interface FactValues {
  type: string;
  date: string;
  place: string;
  value: string;
}

const LONGEST = 500;

export const valuesOf = (fact: TreeFact | null): FactValues => ({ type: fact?.type ?? '', date: fact?.date?.text ?? '', place: fact?.place?.text ?? '', value: fact?.value ?? '' });

/** What is wrong with a fact for the map, by field. */
export function factErrors({ type, date, place, value }: FactValues): Partial<Record<keyof FactValues, string>> {
  return {
    ...(type === '' && { type: 'Choose what happened.' }),
    ...(place.trim() === '' && { place: 'Enter where it was: the map shows facts by their places.' }),
    ...(place.length > LONGEST && { place: `Use at most ${LONGEST} characters.` }),
    ...(date.length > LONGEST && { date: `Use at most ${LONGEST} characters.` }),
    ...(value.length > LONGEST && { value: `Use at most ${LONGEST} characters.` }),
  };
}

/** A fact as typed. A place that was named anew loses its pin: it was set for another. */
export function factOf(fact: TreeFact, { type, date, place, value }: FactValues): TreeFact {
  const isSamePlace = fact.place?.text === place.trim();
  return { ...fact, type, date: fact.date?.text === date.trim() ? fact.date : readTreeDate(date), place: isSamePlace ? fact.place : { text: place.trim(), position: null }, value: value.trim() };
}

/** A new fact as typed. */
export const newFact = (id: string, values: FactValues): TreeFact => factOf(emptyFact(id, values.type), values);

/** Types offered, with the fact's own where it is of another kind. */
export const typeChoices = (of: 'person' | 'family'): { value: string; label: string }[] => FACT_TYPES.filter((type) => type.of === of).map(({ id, label }) => ({ value: id, label }));
