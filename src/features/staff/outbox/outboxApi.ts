import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { OutboxDocument, OutboxMailDocument } from './outbox.generated.ts';

type Listed = ResultOf<typeof OutboxDocument>;

/** One line of the outbox. */
export type OutboxLine = NonNullable<Listed['outbox']>[number];

const outboxApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null where email is sent and none kept. Asked again whenever the page opens: email comes at any time. */
    outbox: query(OutboxDocument, 'outbox', { keepUnusedDataFor: 0 }),
    outboxMail: query(OutboxMailDocument, 'outboxMail', { keepUnusedDataFor: 0 }),
  })),
});

export const { useOutboxQuery, useOutboxMailQuery } = outboxApi;
