import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { familyFactKey } from '#domain/trees/core/factKey.ts';
import { factLabel } from '#domain/trees/core/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

import type { ExploredPerson } from '../exploreApi.ts';

/** A fact of a life, with its position. */
export interface MappedFact {
  /** Names it in addresses. */
  key: string;
  label: string;
  fact: TreeFact;
  /** Null where it has no place, or none that is known. */
  at: ExploredPerson['places'][number] | null;
}

/**
 * The facts of a person and of their families in the order of time; what has no date comes last. Empty for a redacted
 * person.
 */
export function toMappedFacts({ document, families, places }: ExploredPerson): MappedFact[] {
  if (!document) return [];
  const mapped = (key: string, fact: TreeFact): MappedFact => ({
    key,
    label: factLabel(fact),
    fact,
    at: places.find((place) => place.fact === key) ?? null,
  });
  const own = (document as TreePerson).facts.map((fact) => mapped(fact.id, fact));
  const shared = families.flatMap((family) =>
    family.document
      ? (family.document as TreeFamily).facts.map((fact) => mapped(familyFactKey(family.card.id, fact.id), fact))
      : [],
  );
  const when = ({ fact: { date } }: MappedFact) => date?.from ?? date?.to ?? Number.POSITIVE_INFINITY;
  return [...own, ...shared].sort((one, other) => when(one) - when(other) || 0);
}

/** @example factInWords(…) // 'Residence, 1881' */
export const factInWords = ({ label, fact: { date, value } }: MappedFact): string =>
  [label, value, date && treeDateInWords(date)].filter(Boolean).join(', ');
