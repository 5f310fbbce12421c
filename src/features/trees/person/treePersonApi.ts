import { treeApi } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  OpenTreeUploadDocument,
  PlaceOfFactDocument,
  TreePicturesDocument,
  TreeStoriesDocument,
} from './treePerson.generated.ts';
import { TreeSourceDocument, TreeSourcesDocument, TreeSourceUsesDocument } from './treeSources.generated.ts';

/** Where the picture of a medium is to be had. */
export type TreePicture = ResultOf<typeof TreePicturesDocument>['treePictures'][number];
/** A story with the people it is about. */
export type TreeStoryOfTree = ResultOf<typeof TreeStoriesDocument>['treeStories'][number];

/** A source as a list shows it. */
export type TreeSourceEntry = ResultOf<typeof TreeSourcesDocument>['treeSources']['sources'][number];
/** One citation of a source. */
export type TreeSourceUse = ResultOf<typeof TreeSourceUsesDocument>['treeSourceUses']['uses'][number];

type TreeMediaFiles = ResultOf<typeof TreePicturesDocument>;
/** Where the document of a medium is to be had. */
export type TreeFile = TreeMediaFiles['treeFiles'][number];
type Opened = ResultOf<typeof OpenTreeUploadDocument>['openTreeUpload'];

/** Pictures, stories and sources change with the people they belong to. */
const OF_PEOPLE = [{ type: 'TreePeople' as const }];

const treePersonApi = treeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where a place of a fact lies; null where the gazetteer does not know it, or knows several. */
    placeOfFact: build.query<
      ResultOf<typeof PlaceOfFactDocument>['placeNamed'],
      VariablesOf<typeof PlaceOfFactDocument>
    >({
      query: ask(PlaceOfFactDocument),
      transformResponse: (data: ResultOf<typeof PlaceOfFactDocument>) => data.placeNamed,
    }),
    treeStories: build.query<TreeStoryOfTree[], VariablesOf<typeof TreeStoriesDocument>>({
      query: ask(TreeStoriesDocument),
      transformResponse: (data: ResultOf<typeof TreeStoriesDocument>) => data.treeStories,
      providesTags: OF_PEOPLE,
    }),
    treeSources: build.query<
      ResultOf<typeof TreeSourcesDocument>['treeSources'],
      VariablesOf<typeof TreeSourcesDocument>
    >({
      query: ask(TreeSourcesDocument),
      transformResponse: (data: ResultOf<typeof TreeSourcesDocument>) => data.treeSources,
      providesTags: OF_PEOPLE,
    }),
    treeSource: build.query<ResultOf<typeof TreeSourceDocument>['treeSource'], VariablesOf<typeof TreeSourceDocument>>({
      query: ask(TreeSourceDocument),
      transformResponse: (data: ResultOf<typeof TreeSourceDocument>) => data.treeSource,
      providesTags: OF_PEOPLE,
    }),
    treeSourceUses: build.query<
      ResultOf<typeof TreeSourceUsesDocument>['treeSourceUses'],
      VariablesOf<typeof TreeSourceUsesDocument>
    >({
      query: ask(TreeSourceUsesDocument),
      transformResponse: (data: ResultOf<typeof TreeSourceUsesDocument>) => data.treeSourceUses,
      providesTags: OF_PEOPLE,
    }),
    treeMedia: build.query<TreeMediaFiles, VariablesOf<typeof TreePicturesDocument>>({
      query: ask(TreePicturesDocument),
      providesTags: OF_PEOPLE,
    }),
    /** Changes nothing yet: the file is sent to the address it gives. */
    openTreeUpload: build.mutation<Opened, VariablesOf<typeof OpenTreeUploadDocument>>({
      query: ask(OpenTreeUploadDocument),
      transformResponse: (data: ResultOf<typeof OpenTreeUploadDocument>) => data.openTreeUpload,
    }),
  }),
});

export const {
  usePlaceOfFactQuery,
  useTreeStoriesQuery,
  useTreeMediaQuery,
  useTreeSourcesQuery,
  useTreeSourceQuery,
  useTreeSourceUsesQuery,
  useOpenTreeUploadMutation,
} = treePersonApi;
