import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { AcceptTreeNoticeDocument, DecideTreeNoticeDocument, TreeNoticesDocument } from './treeNotices.generated.ts';

type NoticeList = ResultOf<typeof TreeNoticesDocument>['treeNotices'];
/** A notice that may be of a person of a tree. */
export type TreeNotice = NoticeList[number];
type Outcome = ResultOf<typeof AcceptTreeNoticeDocument>['acceptTreeNotice'];

const noticesApi = treeApi.enhanceEndpoints({ addTagTypes: ['TreeNotices'] }).injectEndpoints({
  endpoints: (build) => ({
    treeNotices: build.query<NoticeList, VariablesOf<typeof TreeNoticesDocument>>({
      query: ask(TreeNoticesDocument),
      transformResponse: (data: ResultOf<typeof TreeNoticesDocument>) => data.treeNotices,
      providesTags: (_list, _error, { ref }) => [
        'TreeNotices',
        { type: 'TreePeople' as const, id: readTreeRef(ref) ?? ref },
      ],
    }),
    decideTreeNotice: build.mutation<boolean, VariablesOf<typeof DecideTreeNoticeDocument>>({
      query: ask(DecideTreeNoticeDocument),
      transformResponse: (data: ResultOf<typeof DecideTreeNoticeDocument>) => data.decideTreeNotice,
      invalidatesTags: ['TreeNotices'],
    }),
    acceptTreeNotice: build.mutation<Outcome, VariablesOf<typeof AcceptTreeNoticeDocument>>({
      query: ask(AcceptTreeNoticeDocument),
      transformResponse: (data: ResultOf<typeof AcceptTreeNoticeDocument>) => data.acceptTreeNotice,
      invalidatesTags: (outcome, _error, { personId }) =>
        outcome?.changeId ? ['TreeNotices', { type: 'TreePeople' as const, id: readTreeRef(personId) ?? '' }] : [],
    }),
  }),
});

export const { useTreeNoticesQuery, useDecideTreeNoticeMutation, useAcceptTreeNoticeMutation } = noticesApi;
