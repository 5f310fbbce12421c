import { cardName } from '#domain/trees/names/cardName.ts';
import type { TreePersonCard } from '#features/tree-data/index.ts';

/** How a person is called. @param isUppercase - surnames in capitals, as the tree's settings want them (TREE-020) */
export const nameOfCard = (card: TreePersonCard, isUppercase: boolean): string => cardName(card, isUppercase);

/** @example yearsOfCard({ birthText: '1832', deathText: null, isLiving: false, … }) // 'born 1832' */
export function yearsOfCard({ birthText, deathText, isLiving }: TreePersonCard): string {
  if (birthText && deathText) return `${birthText} – ${deathText}`;
  if (birthText) return `born ${birthText}`;
  if (deathText) return `died ${deathText}`;
  return isLiving ? 'living' : '';
}
