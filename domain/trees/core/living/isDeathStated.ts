import { factType } from '../facts/factTypes.ts';
import type { TreeFact } from '../model/treeFact.ts';

const DENIED = /^(?:n|no)$|living|alive/iu;

/**
 * Whether a fact proves that a person has died: a death, burial, cremation or probate with any detail, were it only
 * `Y` (GEDCOM 5.5.1). An empty one proves nothing, nor does one that says the person lives.
 */
export function isDeathStated(fact: TreeFact): boolean {
  if (factType(fact.type)?.proves !== 'ends') return false;
  const details = [
    fact.value,
    fact.date?.text ?? '',
    fact.place?.text ?? '',
    fact.age,
    fact.cause,
    ...fact.notes,
  ].filter((text) => text.trim() !== '');
  if ([fact.value, fact.date?.text ?? ''].some((text) => DENIED.test(text.trim()))) return false;
  return details.length > 0 || fact.citations.length > 0 || fact.mediaIds.length > 0;
}
