const PREFIX = 'muniment-';
/** Versions before the present one whose parts stay, for tabs that were opened with them. */
const EARLIER = 2;

/** The name of the cache that holds the parts of one version. */
export const cacheOf = (version: string): string => PREFIX + version;

/** Caches of service workers of this site, whatever their version. @param names - of all caches, in any order */
export const ownCaches = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(PREFIX));

/**
 * Caches that a new version has no use for: all but its own and those of the two versions before it, whose tabs may
 * still be open.
 * @param names - of all caches, oldest first
 */
export function cachesToRemove(names: readonly string[], version: string): string[] {
  const earlier = ownCaches(names).filter((name) => name !== cacheOf(version));
  return earlier.slice(0, Math.max(0, earlier.length - EARLIER));
}
