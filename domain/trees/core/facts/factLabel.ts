import type { TreeFact } from '../model/treeFact.ts';
import { CUSTOM_FACT_TYPES, factType } from './factTypes.ts';

/**
 * What a fact is called where it is shown: its own label where a member named it, else that of its type.
 * @example factLabel({ type: 'birth', label: '' }) // 'Birth'
 */
export function factLabel({ type, label }: Pick<TreeFact, 'type' | 'label'>): string {
  if (label !== '' && (CUSTOM_FACT_TYPES.has(type) || !factType(type))) return label;
  return factType(type)?.label ?? 'Other fact';
}
