import type { ListedTitle } from '#features/newspapers/core/index.ts';

/** An entry of a list to choose from. */
export interface Option {
  value: string;
  label: string;
}

/** Counties in which newspapers were published. */
export const countyOptions = (titles: readonly ListedTitle[]): Option[] =>
  [...new Set(titles.flatMap(({ county }) => county ?? []))]
    .sort((one, other) => one.localeCompare(other, 'en-GB'))
    .map((county) => ({ value: county, label: county }));
