import { internalPath } from './returnTarget.ts';

/**
 * The path on the legacy site that `/redirect?to=` names, or null where it names none: only a path with one leading
 * `/` is accepted, so that no reader is led to a third site.
 */
export const legacyPath = (to: string | null): string | null =>
  to === null || to.startsWith('//') ? null : internalPath(to);

/**
 * The address of a path on the legacy site; null when the operator named no such site, or one that the path would
 * leave.
 */
export function legacyAddress(path: string, legacyOrigin: string | null): string | null {
  if (legacyOrigin === null || !URL.canParse(path, legacyOrigin)) return null;
  const url = new URL(path, legacyOrigin);
  return url.origin === legacyOrigin ? url.href : null;
}

/**
 * Where an address without a page leads instead of the not-found page: to `/redirect`, if it lies below a path that the
 * legacy site had and the server has not been asked for it already (spec 1 section 4, Q-059). Null: it is not found.
 *
 * @param path pathname of the address, without query
 * @param serverPath pathname the server sent this document for; null when that is not known
 */
export function missingPageRedirect(
  path: string,
  serverPath: string | null,
  legacyPaths: readonly string[],
): string | null {
  const isLegacy = legacyPaths.some((prefix) => path === prefix || path.startsWith(`${prefix.replace(/\/$/u, '')}/`));
  return isLegacy && path !== serverPath ? `/redirect?${new URLSearchParams({ to: path }).toString()}` : null;
}
