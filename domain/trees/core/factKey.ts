/** A fact of a person, or of a family they belong to. */
export interface FactKey {
  /** Null: the fact is the person's own. */
  familyId: number | null;
  factId: string;
}

/** @example familyFactKey(9, 'f1') // 'family-9-f1' */
export const familyFactKey = (familyId: number, factId: string): string => `family-${familyId}-${factId}`;

/** Reads what names a fact in addresses; null for anything else. */
export function readFactKey(text: string): FactKey | null {
  const [, family, factId] = /^(?:family-(\d{1,9})-)?(f\d{1,9})$/u.exec(text) ?? [];
  return factId === undefined ? null : { familyId: family === undefined ? null : Number(family), factId };
}
