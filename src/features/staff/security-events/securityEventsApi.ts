import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { SecurityEventsDocument } from './securityEvents.generated.ts';

type Listed = ResultOf<typeof SecurityEventsDocument>;

/** One line of the log. */
export type SecurityEventLine = Listed['securityEvents'][number];

const securityEventsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Asked for again whenever the page opens, and kept no longer than it is shown. */
    securityEvents: query(SecurityEventsDocument, 'securityEvents', { keepUnusedDataFor: 0 }),
  })),
});

export const { useSecurityEventsQuery } = securityEventsApi;
