import type { Section } from '../format/sections.ts';
import { packHolders } from '../segment/Holders.ts';

/**
 * Writes which records have a value, for a column that only they have a slot in.
 * @param records - in the whole segment.
 */
export function addHolders(name: string, docs: Uint32Array, records: number, sections: Map<string, Section>): void {
  const { lows, starts } = packHolders(docs, records);
  sections.set(`${name}:lows`, lows);
  sections.set(`${name}:blocks`, starts);
}
