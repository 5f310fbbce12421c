import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { AttachClippingToPersonDocument } from './attachClipping.generated.ts';

const attachApi = treeApi.enhanceEndpoints({ addTagTypes: ['Clippings'] }).injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    /** Null: there is no such clipping any more. */
    attachClippingToPerson: mutation(AttachClippingToPersonDocument, 'attachClippingToPerson', {
      invalidatesTags: (outcome, _error, { personId }) =>
        outcome?.changeId ? ['Clippings', { type: 'TreePeople', id: treeNumberOf(personId) }] : [],
    }),
  })),
});

export const { useAttachClippingToPersonMutation } = attachApi;
