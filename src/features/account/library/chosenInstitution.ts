import type { TypeaheadItem, TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';

/** The institution that was picked; a name typed in full counts as picked. Null where neither is so. */
export function chosenInstitution(
  items: readonly TypeaheadItem[],
  { text, selected }: TypeaheadValue,
): TypeaheadItem | null {
  const typed = text.trim().toLowerCase();
  return selected ?? items.find(({ label }) => label.toLowerCase() === typed) ?? null;
}
