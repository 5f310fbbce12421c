import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { HomeExhibitDocument } from './exhibit.generated.ts';

type Answer = ResultOf<typeof HomeExhibitDocument>;
/** A record that everyone may read, with the page it was read from. */
export type Exhibit = NonNullable<Answer['exhibit']>;

const exhibitApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    homeExhibit: query(HomeExhibitDocument, 'exhibit'),
  })),
});

export const { useHomeExhibitQuery } = exhibitApi;
