import { useSearchParams } from 'react-router-dom';

import { type Failure, isFailure } from '#domain/kernel/errors/failure.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { operation } from '#services/graphql/operation.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

/** Asks for a field that no schema has: every server refuses it. */
const Refused = operation<null, Record<string, never>>(
  'ThrowOnPurpose',
  'query ThrowOnPurpose { thisFieldDoesNotExist }',
);

const throwingApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    throwOnPurpose: query(Refused),
  })),
});

/**
 * The failure as another code would make it: `?code=`, with `requestId`, `familyTreeRef` and `personId`, `eligible` and
 * `quickEdit`.
 */
function asAsked(failure: Failure, query: URLSearchParams): Failure {
  const code = query.get('code');
  if (failure.kind !== 'graphql' || code === null) return failure;
  const [familyTreeRef, personId] = [query.get('familyTreeRef'), query.get('personId')];
  return {
    ...failure,
    code,
    ...(query.has('requestId') && { requestId: query.get('requestId') || null }),
    ...(familyTreeRef !== null && personId !== null && { tree: { familyTreeRef, personId } }),
    ...(query.has('eligible') && { isEligibleForFreeTrial: query.get('eligible') === 'true' }),
    ...(query.has('quickEdit') && { isQuickEdit: true }),
  };
}

/**
 * `/internal-testing/throw-gql`: its query is refused, so that the GraphQL error pages can be looked at. Outside
 * production `?code=` names the page that is wanted.
 */
export function Component() {
  const { error } = throwingApi.useThrowOnPurposeQuery();
  const [query] = useSearchParams();
  if (isFailure(error)) throw readSiteBoot().mode === 'production' ? error : asAsked(error, query);
  return <PageSkeleton />;
}
