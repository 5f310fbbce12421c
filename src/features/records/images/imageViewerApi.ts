import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ImageBookDocument, PageImageDocument, RecordImageDocument } from './imageViewer.generated.ts';

export type RecordImage = ResultOf<typeof RecordImageDocument>['recordImage'];
export type ViewedPage = NonNullable<RecordImage['page']>;
export type PageLine = ViewedPage['lines'][number];
export type ImageBook = NonNullable<ResultOf<typeof ImageBookDocument>['imageBook']>;

const imageViewerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked before any tile: who may not see the image learns it here. */
    recordImage: build.query<RecordImage, VariablesOf<typeof RecordImageDocument>>({
      query: ask(RecordImageDocument),
      transformResponse: (data: ResultOf<typeof RecordImageDocument>) => data.recordImage,
    }),
    /** Null when there is no such page, or none for this reader. */
    pageImage: build.query<ViewedPage | null, VariablesOf<typeof PageImageDocument>>({
      query: ask(PageImageDocument),
      transformResponse: (data: ResultOf<typeof PageImageDocument>) => data.pageImage,
      // Readers leaf back and forth.
      keepUnusedDataFor: 300,
    }),
    imageBook: build.query<ImageBook | null, VariablesOf<typeof ImageBookDocument>>({
      query: ask(ImageBookDocument),
      transformResponse: (data: ResultOf<typeof ImageBookDocument>) => data.imageBook,
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useRecordImageQuery, usePageImageQuery, useLazyPageImageQuery, useImageBookQuery } = imageViewerApi;
