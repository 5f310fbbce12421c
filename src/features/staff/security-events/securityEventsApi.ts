import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { SecurityEventsDocument } from './securityEvents.generated.ts';

type Listed = ResultOf<typeof SecurityEventsDocument>;

/** One line of the log. */
export type SecurityEventLine = Listed['securityEvents'][number];

const securityEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked for again whenever the page opens, and kept no longer than it is shown. */
    securityEvents: build.query<SecurityEventLine[], VariablesOf<typeof SecurityEventsDocument>>({
      query: ask(SecurityEventsDocument),
      transformResponse: (data: Listed) => data.securityEvents,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSecurityEventsQuery } = securityEventsApi;
