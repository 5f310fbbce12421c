import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { OutboxDocument, OutboxMailDocument } from './outbox.generated.ts';

type Listed = ResultOf<typeof OutboxDocument>;
type Opened = ResultOf<typeof OutboxMailDocument>;

/** One line of the outbox. */
export type OutboxLine = NonNullable<Listed['outbox']>[number];

const outboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where email is sent and none kept. Asked again whenever the page opens: email comes at any time. */
    outbox: build.query<Listed['outbox'], void>({
      query: () => ask(OutboxDocument)({}),
      transformResponse: (data: Listed) => data.outbox,
      keepUnusedDataFor: 0,
    }),
    outboxMail: build.query<Opened['outboxMail'], VariablesOf<typeof OutboxMailDocument>>({
      query: ask(OutboxMailDocument),
      transformResponse: (data: Opened) => data.outboxMail,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOutboxQuery, useOutboxMailQuery } = outboxApi;
