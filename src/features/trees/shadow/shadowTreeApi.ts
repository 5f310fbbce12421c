import type { IntegrationRecord } from '#domain/trees/shadow/integrationRecord.ts';
import { baseApi } from '#services/graphql/baseApi.ts';

import { fetchIntegrationRecord } from './fetchIntegrationRecord.ts';

const shadowTreeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Null when there is no such record. Any failure is one of the network to its reader: the prototype has one text
     * for all.
     */
    integrationRecord: build.query<IntegrationRecord | null, string>({
      queryFn: (recordId, { signal }) =>
        fetchIntegrationRecord(recordId, signal).then(
          (data) => ({ data }),
          () => ({ error: { kind: 'network', requestId: null } }),
        ),
    }),
  }),
});

export const { useIntegrationRecordQuery } = shadowTreeApi;
