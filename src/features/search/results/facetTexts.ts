import { figure } from '#domain/kernel/wording/countInWords.ts';

/** Filters with counts, beside the results or in a drawer. Apart from texts.ts, since they come after the results. */
export const facetTexts = {
  chosen: (count: number) => `${figure(count)} selected`,
  noneLike: (text: string) => `Nothing like “${text}” here.`,
  all: (count: number, isMore: boolean) => `Show all ${count}${isMore ? '+' : ''}`,
  fewer: 'Show fewer',
  valuesOf: (label: string) => ` values of ${label.toLowerCase()}`,
};

/** The box to find a value in. */
export const finderTexts = {
  find: (label: string) => `Find in ${label.toLowerCase()}`,
};

/** Variants of a name. */
export const variantTexts = {
  variants: (label: string) => `${label}: variants`,
  soundsAlike: (label: string) => `${label}: names that sound alike`,
  readings: (label: string) => `${label}: names not fully legible`,
  unread: (label: string, more: number) =>
    more > 0 ? `${label}: ${figure(more)} more that could not be read` : `${label}: also names that could not be read`,
  legend: (label: string) => `Variants of ${label.toLowerCase()}`,
  noName: 'No name could be read',
  leftOut: 'left out',
  variant: (name: string, how: string) => `${name} (${how})`,
  variantsOf: (label: string) => ` variants of ${label.toLowerCase()}`,
};
