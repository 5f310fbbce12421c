import { treeDisplayName } from '#domain/trees/names/treeDisplayName.ts';
import type { TreePersonCard } from '#features/tree-data/index.ts';

/** Who stands where the reader may not know who it is. */
export const HIDDEN_PERSON = 'Private person';

/** How a person is called. @param isUppercase - surnames in capitals, as the tree's settings want them (TREE-020) */
export const nameOfCard = (card: TreePersonCard, isUppercase: boolean): string => (card.isRedacted ? HIDDEN_PERSON : treeDisplayName(card, isUppercase));

/** @example yearsOfCard({ birthText: '1832', deathText: null, isLiving: false, … }) // 'born 1832' */
export function yearsOfCard({ birthText, deathText, isLiving }: TreePersonCard): string {
  if (birthText && deathText) return `${birthText} – ${deathText}`;
  if (birthText) return `born ${birthText}`;
  if (deathText) return `died ${deathText}`;
  return isLiving ? 'living' : '';
}
