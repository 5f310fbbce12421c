import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { attachedTo } from '#domain/trees/core/editing/attachMedium.ts';
import { familyFactKey } from '#domain/trees/core/factKey.ts';
import { factLabel } from '#domain/trees/core/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

import type { Life } from './lifeOf.ts';

/** A fact that media can belong to. */
export interface FactOfLife {
  /** As in addresses: `f3`, `family-9-f1`. */
  key: string;
  label: string;
}

const labelOf = (fact: TreeFact): string =>
  [factLabel(fact), fact.date && treeDateInWords(fact.date)].filter(Boolean).join(', ');

/** The facts of a person, then those of the families they made. */
export const factsOfLife = ({ person, families }: Life): FactOfLife[] => [
  ...(person?.facts ?? []).map((fact) => ({ key: fact.id, label: labelOf(fact) })),
  ...families.flatMap(({ id, document }) =>
    (document?.facts ?? []).map((fact) => ({ key: familyFactKey(id, fact.id), label: labelOf(fact) })),
  ),
];

/** Keys of what a medium belongs to; empty text: the person as a whole. */
export const keysOfMedium = ({ person, families }: Life, mediumId: number): string[] => {
  const own = person && attachedTo(person, mediumId);
  return [
    ...(own?.whole ? [''] : []),
    ...(own?.factIds ?? []),
    ...families.flatMap(({ id, document }) =>
      document ? attachedTo(document, mediumId).factIds.map((factId) => familyFactKey(id, factId)) : [],
    ),
  ];
};
