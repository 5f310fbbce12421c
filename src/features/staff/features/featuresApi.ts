import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  FeatureBoardDocument,
  FeatureChangesDocument,
  FeatureReaderDocument,
  SwitchFeatureDocument,
} from './features.generated.ts';

/** Every feature as it stands for one reader. */
export type FeatureBoard = ResultOf<typeof FeatureBoardDocument>['featureBoard'];
/** One of them. */
export type Feature = FeatureBoard['features'][number];
/** The account looked at. */
export type Reader = NonNullable<FeatureBoard['reader']>;
/** One switch of a feature. */
export type FeatureChange = ResultOf<typeof FeatureChangesDocument>['featureChanges'][number];

const featuresApi = baseApi.enhanceEndpoints({ addTagTypes: ['Features'] }).injectEndpoints({
  endpoints: (build) => ({
    featureBoard: build.query<FeatureBoard, VariablesOf<typeof FeatureBoardDocument>>({
      query: ask(FeatureBoardDocument),
      transformResponse: (data: ResultOf<typeof FeatureBoardDocument>) => data.featureBoard,
      providesTags: ['Features'],
    }),
    /** Number of the account; null when there is none. */
    featureReader: build.query<string | null, VariablesOf<typeof FeatureReaderDocument>>({
      query: ask(FeatureReaderDocument),
      transformResponse: (data: ResultOf<typeof FeatureReaderDocument>) => data.featureReader?.memberId ?? null,
      // What was typed may be an address: nothing of it is kept.
      keepUnusedDataFor: 0,
    }),
    featureChanges: build.query<FeatureChange[], VariablesOf<typeof FeatureChangesDocument>>({
      query: ask(FeatureChangesDocument),
      transformResponse: (data: ResultOf<typeof FeatureChangesDocument>) => data.featureChanges,
      providesTags: ['Features'],
    }),
    switchFeature: build.mutation<boolean, VariablesOf<typeof SwitchFeatureDocument>>({
      query: ask(SwitchFeatureDocument),
      transformResponse: (data: ResultOf<typeof SwitchFeatureDocument>) => data.switchFeature,
      invalidatesTags: ['Features'],
    }),
  }),
});

export const { useFeatureBoardQuery, useLazyFeatureReaderQuery, useFeatureChangesQuery, useSwitchFeatureMutation } =
  featuresApi;
