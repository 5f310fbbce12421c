import type { Feature, Reader } from '../featuresApi.ts';
import { A_VISITOR, OFF_REASONS, READERS, REASONS, reasonThrough } from '../texts.ts';

/** Why a feature is on or off, in a few words. */
export function reasonInWords({ kind, reason, heldThrough }: Feature): string {
  if (reason === 'OFF') return OFF_REASONS[kind];
  return heldThrough === null ? REASONS[reason] : reasonThrough(REASONS[reason], heldThrough);
}

/** Kinds of reader in words; null for none. */
export const readersInWords = (kinds: readonly string[]): string | null =>
  kinds.length === 0 ? null : kinds.map((kind) => READERS[kind] ?? kind).join(', ');

/** Whose view it is. */
export const nameOf = (reader: Reader | null): string => reader?.displayName ?? A_VISITOR;
