import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { HomeExhibitDocument } from './exhibit.generated.ts';

type Answer = ResultOf<typeof HomeExhibitDocument>;
/** A record that everyone may read, with the page it was read from. */
export type Exhibit = NonNullable<Answer['exhibit']>;

const exhibitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    homeExhibit: build.query<Exhibit | null, void>({
      query: () => ask(HomeExhibitDocument)({}),
      transformResponse: (data: Answer) => data.exhibit,
    }),
  }),
});

export const { useHomeExhibitQuery } = exhibitApi;
