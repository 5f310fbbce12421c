import { ask, baseApi } from '#services/graphql/baseApi.ts';
import { operation } from '#services/graphql/operation.ts';

import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

/** Asks for a field that no schema has: every server refuses it. */
const Refused = operation<null, Record<string, never>>('ThrowOnPurpose', 'query ThrowOnPurpose { thisFieldDoesNotExist }');

const throwingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    throwOnPurpose: build.query<null, Record<string, never>>({ query: ask(Refused) }),
  }),
});

const NOTHING = {};

/** `/internal-testing/throw-gql`: its query is refused, so that the GraphQL error page can be looked at. */
export function Component() {
  const { error } = throwingApi.useThrowOnPurposeQuery(NOTHING);
  if (error) throw error;
  return <PageSkeleton />;
}
