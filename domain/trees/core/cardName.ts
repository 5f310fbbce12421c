import { HIDDEN_NAME, treeDisplayName, type ShownName } from './treeDisplayName.ts';

/** What a card, a link or a heading calls a person: somebody hidden from the reader is a `Private person`, whoever they are. */
export const cardName = (card: ShownName & { isRedacted: boolean }, showsSurnamesUppercase = false): string => (card.isRedacted ? HIDDEN_NAME : treeDisplayName(card, showsSurnamesUppercase));
