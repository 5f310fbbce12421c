import type { FilterChange } from '../useSearchAddress.ts';

/** Leaves a variant out of the search; lower-cased. */
export const excludeVariant =
  (variant: string): FilterChange =>
  (filter) =>
    filter
      ? { ...filter, excludedVariants: [...filter.excludedVariants.filter((each) => each !== variant), variant] }
      : null;

/** Includes a variant that was left out. */
export const includeVariant =
  (variant: string): FilterChange =>
  (filter) =>
    filter ? { ...filter, excludedVariants: filter.excludedVariants.filter((each) => each !== variant) } : null;

/** Includes names that merely sound alike, or leaves them out again. */
export const switchSoundsAlike: FilterChange = (filter) =>
  filter ? { ...filter, variants: true, soundsAlike: !filter.soundsAlike } : null;

/** Leaves out names that transcribers could not read for certain, or includes them again. */
export const switchReadings: FilterChange = (filter) =>
  filter ? { ...filter, certainOnly: !filter.certainOnly, unread: false } : null;

/** Takes in names that could not be read at all, or leaves them out again. */
export const switchUnread: FilterChange = (filter) => (filter ? { ...filter, unread: !filter.unread } : null);

/** Searches variants of the name, or only the name as it is; choices of single variants are forgotten. */
export const switchVariants: FilterChange = (filter) =>
  filter ? { ...filter, variants: !filter.variants, soundsAlike: false, excludedVariants: [] } : null;
