import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { typedDate, typedPlace } from '#domain/trees/core/editing/typedFact.ts';
import { FACT_TYPES } from '#domain/trees/core/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

/** What the map’s form asks of a fact: less than that of the profile. */
export interface MapFactValues {
  type: string;
  date: string;
  place: string;
  value: string;
}

/** A fact as it is typed; null: a new one. */
export const valuesOf = (fact: TreeFact | null): MapFactValues => ({
  type: fact?.type ?? '',
  date: fact?.date?.text ?? '',
  place: fact?.place?.text ?? '',
  value: fact?.value ?? '',
});

/** A fact as typed; what the form does not ask stays. */
export const factOf = (fact: TreeFact, { type, date, place, value }: MapFactValues): TreeFact => ({
  ...fact,
  type,
  date: typedDate(date, fact.date),
  place: typedPlace(place, fact.place),
  value: value.trim(),
});

/** A new fact as typed. */
export const newFact = (id: string, values: MapFactValues): TreeFact => factOf(emptyFact(id, values.type), values);

/** Types offered for a person or a couple. */
export const typeChoices = (of: 'person' | 'family'): { value: string; label: string }[] =>
  FACT_TYPES.filter((type) => type.of === of).map(({ id, label }) => ({ value: id, label }));
