import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';

/**
 * Scripts and styles of each named import of the built browser application, as paths in its folder, beside those of the
 * entry (dist/content/pageFiles.json). A page's import has the id of its route as its name.
 */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** The import of what must be there when nothing arrives any more (src/app/late). */
const LATE = 'late';
/** The import of what decides before a page of subscriptions (src/app/guard/guardRoute.ts). */
const GATE = 'subscriptionGate';

/**
 * The files that a page needs at once: its own, what decides before it, and what it has under the name of a parameter
 * of its address (`images.viewer.issue`).
 * @param search - the query of its address, with or without `?`
 * @returns each once, as paths in the folder of the built application; none for a page without code
 */
export function filesOfPage(
  files: PageFiles,
  { id, subscription }: Pick<RouteDefinition, 'id' | 'subscription'>,
  search: string,
): string[] {
  const asked = [...new URLSearchParams(search).keys()].map((name) => `${id}.${name}`);
  return [...new Set([id, ...(subscription ? [GATE] : []), ...asked].flatMap((name) => files[name] ?? []))];
}

/**
 * The files that every page has later, and must have when nothing arrives any more.
 * @returns each as a path in the folder of the built application
 */
export const filesOfLate = (files: PageFiles): readonly string[] => files[LATE] ?? [];
