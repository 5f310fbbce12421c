import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { StaffDeskDocument } from './desk.generated.ts';

/** One queue of the desk. */
export type StaffQueue = ResultOf<typeof StaffDeskDocument>['staffDesk'][number];

const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffDesk: build.query<StaffQueue[], void>({
      query: () => ask(StaffDeskDocument)({}),
      transformResponse: (data: ResultOf<typeof StaffDeskDocument>) => data.staffDesk,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useStaffDeskQuery } = deskApi;
