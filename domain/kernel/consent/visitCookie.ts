import type { StoredName } from './storedItems.ts';

/** Holds a random number that joins the page views of one visit; set only after a yes to C0002. */
export const VISIT_COOKIE = 'muniment_visit' satisfies StoredName<'cookie'>;
