import { HIDDEN_NAME, treeDisplayName, type ShownName } from './treeDisplayName.ts';

/** A person's name on a card, in a link or a heading; for anyone hidden from the reader it is `Private person`. */
export const cardName = (card: ShownName & { isRedacted: boolean }, showsSurnamesUppercase = false): string =>
  card.isRedacted ? HIDDEN_NAME : treeDisplayName(card, showsSurnamesUppercase);
