import { asksForAnyone, type TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';

/** A search while it is typed: years are texts, which may not be years yet. */
export interface TreeSearchValues extends Omit<TreeSearchQuery, 'birthYear' | 'deathYear'> {
  birthYear: string;
  deathYear: string;
}

const yearIn = (text: string): number | null => (/^\d{3,4}$/u.test(text) ? Number(text) : null);

/** The fields of a search. */
export const valuesOf = (query: TreeSearchQuery): TreeSearchValues => ({
  ...query,
  birthYear: query.birthYear?.toString() ?? '',
  deathYear: query.deathYear?.toString() ?? '',
});

/** The search of the fields, from its first page. */
export const queryOf = (values: TreeSearchValues): TreeSearchQuery => ({
  ...values,
  birthYear: yearIn(values.birthYear),
  deathYear: yearIn(values.deathYear),
  page: 1,
});

/** Whether the fields ask for anything. */
export const hasConditions = (values: TreeSearchValues): boolean => asksForAnyone(queryOf(values));
