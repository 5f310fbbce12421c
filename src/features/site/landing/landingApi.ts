import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { Census1911NamesDocument, Census1911RecordDocument } from './census1911.generated.ts';
import {
  ContentDocument,
  ContentDraftsDocument,
  ContentPreviewDocument,
  ContentsDocument,
  RegionDocument,
} from './content.generated.ts';
import { FreeRecordSetDocument } from './freeRecordSet.generated.ts';

type Drafts = ResultOf<typeof ContentDraftsDocument>['contentDrafts'];
type SetAnswer = ResultOf<typeof FreeRecordSetDocument>;
type RegionAnswer = ResultOf<typeof RegionDocument>['region'];
type NamesAnswer = ResultOf<typeof Census1911NamesDocument>['census1911Names'];
type RecordAnswer = ResultOf<typeof Census1911RecordDocument>['census1911Record'];
type TextAnswer = ResultOf<typeof ContentDocument>['content'];

/** A text of the site with its numbers. */
export type Text = NonNullable<TextAnswer>;
/** A text that readers do not see yet. */
export type Draft = Drafts[number];
/** A region with what is loaded of it. */
export type RegionDetail = NonNullable<RegionAnswer>;
/** Surnames of the 1911 census: the whole alphabet, or one range with its people. */
export type Names = NonNullable<NamesAnswer>;
/** A person of the 1911 census, as this reader may read them. */
export type PersonOf1911 = NonNullable<RecordAnswer['record']>;
/** A record set with what is loaded of it. */
export type FreeSet = NonNullable<SetAnswer['recordSet']>;

/** Texts change by an operator's hand, and their numbers with an import: both seldom, in seconds. */
const KEPT_SECONDS = 600;

const landingApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null when there is no such text. */
    content: query(ContentDocument, 'content', { keepUnusedDataFor: KEPT_SECONDS }),
    contents: query(ContentsDocument, 'contents', { keepUnusedDataFor: KEPT_SECONDS }),
    /** Not kept: an author looks again after each change. */
    contentDrafts: query(ContentDraftsDocument, 'contentDrafts', { keepUnusedDataFor: 0 }),
    /** Null when there is no such draft. */
    contentPreview: query(ContentPreviewDocument, 'contentPreview', { keepUnusedDataFor: 0 }),
    /** Null when there is no such region. */
    region: query(RegionDocument, 'region'),
    /** Null when the range is none. */
    census1911Names: query(Census1911NamesDocument, 'census1911Names'),
    census1911Record: query(Census1911RecordDocument, 'census1911Record'),
    /** Null when there is none of that id. */
    freeRecordSet: query(FreeRecordSetDocument, { keepUnusedDataFor: KEPT_SECONDS }),
  })),
});

export const {
  useContentDraftsQuery,
  useContentPreviewQuery,
  useContentQuery,
  useContentsQuery,
  useRegionQuery,
  useCensus1911NamesQuery,
  useCensus1911RecordQuery,
  useFreeRecordSetQuery,
} = landingApi;
