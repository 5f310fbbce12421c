import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { AcceptTreeNoticeDocument, DecideTreeNoticeDocument, TreeNoticesDocument } from './treeNotices.generated.ts';

type NoticeList = ResultOf<typeof TreeNoticesDocument>['treeNotices'];
/** A notice that may be of a person of a tree. */
export type TreeNotice = NoticeList[number];

const noticesApi = treeApi.enhanceEndpoints({ addTagTypes: ['TreeNotices'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    treeNotices: query(TreeNoticesDocument, 'treeNotices', {
      providesTags: (_list, _error, { ref }) => [
        'TreeNotices',
        { type: 'TreePeople' as const, id: readTreeRef(ref) ?? ref },
      ],
    }),
    decideTreeNotice: mutation(DecideTreeNoticeDocument, 'decideTreeNotice', { invalidatesTags: ['TreeNotices'] }),
    acceptTreeNotice: mutation(AcceptTreeNoticeDocument, 'acceptTreeNotice', {
      invalidatesTags: (outcome, _error, { personId }) =>
        outcome?.changeId ? ['TreeNotices', { type: 'TreePeople' as const, id: readTreeRef(personId) ?? '' }] : [],
    }),
  })),
});

export const { useTreeNoticesQuery, useDecideTreeNoticeMutation, useAcceptTreeNoticeMutation } = noticesApi;
