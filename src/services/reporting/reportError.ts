import { type ErrorContext, logReport } from './logReport.ts';

/** Loads the reporting code ahead of need: when a page cannot be drawn, its code may not arrive any more. */
export const loadReporter = () => import(/* webpackChunkName: "late" */ './sendReport.ts');

/**
 * Reports an unexpected failure to the server's log and to this browser's: kinds, ids and places in the
 * code, never the error's words (spec 1 section 8, docs/adr/0017). Never throws; what cannot be reported is dropped.
 * @param error - whatever was thrown or came back as a failure
 */
export function reportError(error: unknown, context: ErrorContext): void {
  logReport(context);
  void loadReporter().then(
    ({ sendReport }) => sendReport(error, context),
    () => undefined,
  );
}
