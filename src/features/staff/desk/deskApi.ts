import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { StaffDeskDocument } from './desk.generated.ts';

/** One queue of the desk. */
export type StaffQueue = ResultOf<typeof StaffDeskDocument>['staffDesk'][number];

const deskApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    staffDesk: query(StaffDeskDocument, 'staffDesk', { keepUnusedDataFor: 0 }),
  })),
});

export const { useStaffDeskQuery } = deskApi;
