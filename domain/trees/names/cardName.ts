import { LIVING_NAME, treeDisplayName, type ShownName } from './treeDisplayName.ts';

/** What a card, a link or a heading calls a person: somebody hidden from the reader is `Living`, whoever they are. */
export const cardName = (card: ShownName & { isRedacted: boolean }, showsSurnamesUppercase = false): string => (card.isRedacted ? LIVING_NAME : treeDisplayName(card, showsSurnamesUppercase));
