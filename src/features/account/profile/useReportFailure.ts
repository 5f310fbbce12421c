import { useEffect } from 'react';

import { reportError } from '#services/reporting/reportError.ts';

/** Reports that a profile could not be fetched (spec 2 section 8), once for each failure. */
export function useReportFailure(error: unknown): void {
  useEffect(() => {
    if (error) reportError(error, { source: 'profile' });
  }, [error]);
}
