import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ImageBookDocument, PageImageDocument, RecordImageDocument } from './imageViewer.generated.ts';

export type RecordImage = ResultOf<typeof RecordImageDocument>['recordImage'];
export type ViewedPage = NonNullable<RecordImage['page']>;
export type PageLine = ViewedPage['lines'][number];
export type ImageBook = NonNullable<ResultOf<typeof ImageBookDocument>['imageBook']>;

const imageViewerApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Asked before any tile: who may not see the image learns it here. */
    recordImage: query(RecordImageDocument, 'recordImage'),
    /** Null when there is no such page, or none for this reader. */
    pageImage: query(PageImageDocument, 'pageImage', {
      // Readers leaf back and forth.
      keepUnusedDataFor: 300,
    }),
    imageBook: query(ImageBookDocument, 'imageBook', { keepUnusedDataFor: 300 }),
  })),
});

export const { useRecordImageQuery, usePageImageQuery, useLazyPageImageQuery, useImageBookQuery } = imageViewerApi;
