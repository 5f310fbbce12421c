import type { SelectOption } from '#ui/SelectField/SelectField.tsx';

/** The choices of a list, as the domain names them. */
export const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
