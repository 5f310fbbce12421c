import type { CrashKind } from '#domain/measuring/metrics.ts';

/**
 * Counts a page that an error page had to take the place of (spec 1 section 8). What counts it is loaded only then; where
 * that cannot be loaded either, the error page has already said what matters.
 */
export function pageCrashed(kind: CrashKind): void {
  Promise.all([import('./instrument.ts'), import('#domain/routes/normalisedPath.ts')]).then(
    ([{ instrument }, { normalisedPath }]) => instrument('page_crash', { path: normalisedPath(window.location.pathname), kind }, 1),
    () => undefined,
  );
}
