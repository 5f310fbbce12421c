import { reportError } from '#services/reporting/reportError.ts';

/**
 * Uncaught errors are reported; errors of other people's scripts have no place in our files and are not distinguished.
 */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => reportError(error, { source: 'unhandled' }));
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    reportError(reason, { source: 'unhandled', level: 'warning' }),
  );
}
