import type { ErrorKind } from '#domain/measuring/metrics.ts';

/**
 * To be called once when an error page takes the place of a page (spec 1 section 8). What records it is loaded only then;
 * where it cannot be loaded either, the error page has already said what matters.
 * @param requestId - names the request that failed; null when none did.
 */
export function pageCrashed(kind: Extract<ErrorKind, 'render' | 'graphql' | 'chunk'>, error: unknown, requestId: string | null): void {
  import('./recordPageCrash.ts').then(
    ({ recordPageCrash }) => recordPageCrash(kind, error, requestId),
    () => undefined,
  );
}
