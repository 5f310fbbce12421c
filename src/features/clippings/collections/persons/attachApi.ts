import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { AttachClippingToPersonDocument } from './attachClipping.generated.ts';

const attachApi = treeApi.enhanceEndpoints({ addTagTypes: ['Clippings'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Null: there is no such clipping any more. */
    attachClippingToPerson: build.mutation<
      ResultOf<typeof AttachClippingToPersonDocument>['attachClippingToPerson'],
      VariablesOf<typeof AttachClippingToPersonDocument>
    >({
      query: ask(AttachClippingToPersonDocument),
      transformResponse: (data: ResultOf<typeof AttachClippingToPersonDocument>) => data.attachClippingToPerson,
      invalidatesTags: (outcome, _error, { personId }) =>
        outcome?.changeId ? ['Clippings', { type: 'TreePeople', id: treeNumberOf(personId) }] : [],
    }),
  }),
});

export const { useAttachClippingToPersonMutation } = attachApi;
