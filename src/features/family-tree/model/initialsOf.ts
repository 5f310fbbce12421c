import type { TreePersonCard } from '#features/tree-data/index.ts';

/** What stands for a portrait. */
export const initialsOf = ({ given, surname }: Pick<TreePersonCard, 'given' | 'surname'>): string => `${[...given.trim()][0] ?? ''}${[...surname.trim()][0] ?? ''}`.toLocaleUpperCase('en-GB') || '?';
