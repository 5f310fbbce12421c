import { displayName } from '#domain/kernel/names/displayName.ts';

/** A name as cards and pages have it. */
export interface ShownName {
  given: string;
  surname: string;
  prefix?: string;
  suffix?: string;
}

/** In place of a name that is not recorded. */
export const UNKNOWN_NAME = 'Name not known';
/**
 * In place of the name of a person whom the reader may not know. All who are hidden look alike, to reveal nothing of
 * who of them lives and who was marked as private.
 */
export const HIDDEN_NAME = 'Private person';

/**
 * The whole name of a person of a tree, with titles; `Name not known` for none.
 * @param showsSurnamesUppercase - as the owner of the tree set it (spec 1 section 3).
 * @example treeDisplayName({ given: 'Mary', surname: 'Alder' }, true) // 'Mary ALDER'
 */
export function treeDisplayName(
  { given, surname, prefix = '', suffix = '' }: ShownName,
  showsSurnamesUppercase = false,
): string {
  const shown = showsSurnamesUppercase ? surname.toLocaleUpperCase('en-GB') : surname;
  return displayName(`${prefix} ${given}`, `${shown} ${suffix}`) || UNKNOWN_NAME;
}

/** A person's name on a card, in a link or a heading; for anyone hidden from the reader it is `Private person`. */
export const cardName = (card: ShownName & { isRedacted: boolean }, showsSurnamesUppercase = false): string =>
  card.isRedacted ? HIDDEN_NAME : treeDisplayName(card, showsSurnamesUppercase);
