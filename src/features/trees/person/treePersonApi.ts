import { treeApi } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  OpenTreeUploadDocument,
  PlaceOfFactDocument,
  TreeMergeLinesDocument,
  TreePicturesDocument,
  TreeStoriesDocument,
  TreeSourceDocument,
  TreeSourcesDocument,
  TreeSourceUsesDocument,
} from './treePerson.generated.ts';

/** Where the picture of a medium is to be had. */
export type TreePicture = ResultOf<typeof TreePicturesDocument>['treePictures'][number];

/** A source as a list shows it. */
export type TreeSourceEntry = ResultOf<typeof TreeSourcesDocument>['treeSources']['sources'][number];
/** One citation of a source. */
export type TreeSourceUse = ResultOf<typeof TreeSourceUsesDocument>['treeSourceUses']['uses'][number];

type TreeMediaFiles = ResultOf<typeof TreePicturesDocument>;
/** Where the document of a medium is to be had. */
export type TreeFile = TreeMediaFiles['treeFiles'][number];

/** Pictures, stories and sources change with the people they belong to. */
const OF_PEOPLE = [{ type: 'TreePeople' as const }];

const treePersonApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Where a place of a fact lies; null where the gazetteer does not know it, or knows several. */
    placeOfFact: query(PlaceOfFactDocument, 'placeNamed'),
    treeStories: query(TreeStoriesDocument, 'treeStories', { providesTags: OF_PEOPLE }),
    /** What a merge does with the lines of the other person's record. */
    treeMergeLines: query(TreeMergeLinesDocument, 'treeMergeLines', { providesTags: OF_PEOPLE }),
    treeSources: query(TreeSourcesDocument, 'treeSources', { providesTags: OF_PEOPLE }),
    treeSource: query(TreeSourceDocument, 'treeSource', { providesTags: OF_PEOPLE }),
    treeSourceUses: query(TreeSourceUsesDocument, 'treeSourceUses', { providesTags: OF_PEOPLE }),
    treeMedia: query(TreePicturesDocument, { providesTags: OF_PEOPLE }),
    /** Changes nothing yet: the file is sent to the address it gives. */
    openTreeUpload: mutation(OpenTreeUploadDocument, 'openTreeUpload'),
  })),
});

export const {
  usePlaceOfFactQuery,
  useTreeMergeLinesQuery,
  useTreeStoriesQuery,
  useTreeMediaQuery,
  useTreeSourcesQuery,
  useTreeSourceQuery,
  useTreeSourceUsesQuery,
  useOpenTreeUploadMutation,
} = treePersonApi;
