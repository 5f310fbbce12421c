import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query, mutation }) => ({
    featureBoard: query(FeatureBoardDocument, 'featureBoard', { providesTags: ['Features'] }),
    /** Number of the account; null when there is none. */
    featureReader: query(FeatureReaderDocument, {
      transformResponse: (data) => data.featureReader?.memberId ?? null,
      // What was typed may be an address: nothing of it is kept.
      keepUnusedDataFor: 0,
    }),
    featureChanges: query(FeatureChangesDocument, 'featureChanges', { providesTags: ['Features'] }),
    switchFeature: mutation(SwitchFeatureDocument, 'switchFeature', { invalidatesTags: ['Features'] }),
  })),
});

export const { useFeatureBoardQuery, useLazyFeatureReaderQuery, useFeatureChangesQuery, useSwitchFeatureMutation } =
  featuresApi;
