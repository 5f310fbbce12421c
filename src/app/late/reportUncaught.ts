import { reportError } from '#services/reporting/reportError.ts';

/** What nobody caught is reported; errors of other people's scripts have no place in our files and are not told apart. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => reportError(error, { source: 'unhandled' }));
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => reportError(reason, { source: 'unhandled', level: 'warning' }));
}
