import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  FamilyTreeDocument,
  FamilyTreesDocument,
  FreeTrialEligibilityDocument,
  GetPersonTreeForProfileDocument,
  TreeChangesDocument,
  TreeNeighbourhoodDocument,
  TreePeopleDocument,
  TreePersonDocument,
  TreeWarningsDocument,
} from './treeData.generated.ts';
import { treeNumberOf } from './treeNumberOf.ts';

/** A tree as its reader sees it. */
export type FamilyTree = ResultOf<typeof FamilyTreeDocument>['familyTree'];
/** People around a person. */
export type TreeNeighbourhood = ResultOf<typeof TreeNeighbourhoodDocument>['treeNeighbourhood'];
/** A person as a card shows them. */
export type TreePersonCard = TreeNeighbourhood['persons'][number];
/** A family as ids. */
export type TreeFamilyCard = TreeNeighbourhood['families'][number];
/** Everything of one person. */
export type TreePersonProfile = ResultOf<typeof TreePersonDocument>['treePerson'];
/** One change of a tree. */
export type TreeChange = ResultOf<typeof TreeChangesDocument>['treeChanges']['changes'][number];

/** The base api with the tags of trees; features inject their own operations on trees into it. */
export const treeApi = baseApi.enhanceEndpoints({ addTagTypes: ['FamilyTree', 'TreePeople'] });

const peopleOf = (ref: string) => [{ type: 'TreePeople' as const, id: treeNumberOf(ref) }];

const queries = treeApi.injectEndpoints({
  endpoints: (build) => ({
    familyTrees: build.query<FamilyTree[], void>({ query: () => ask(FamilyTreesDocument)({}), transformResponse: (data: ResultOf<typeof FamilyTreesDocument>) => data.familyTrees, providesTags: ['FamilyTree'] }),
    familyTree: build.query<FamilyTree, VariablesOf<typeof FamilyTreeDocument>>({ query: ask(FamilyTreeDocument), transformResponse: (data: ResultOf<typeof FamilyTreeDocument>) => data.familyTree, providesTags: (_tree, _error, { ref }) => ['FamilyTree', ...peopleOf(ref)] }),
    treeNeighbourhood: build.query<TreeNeighbourhood, VariablesOf<typeof TreeNeighbourhoodDocument>>({
      query: ask(TreeNeighbourhoodDocument),
      transformResponse: (data: ResultOf<typeof TreeNeighbourhoodDocument>) => data.treeNeighbourhood,
      providesTags: (_found, _error, { personId }) => peopleOf(personId),
    }),
    treePerson: build.query<TreePersonProfile, VariablesOf<typeof TreePersonDocument>>({ query: ask(TreePersonDocument), transformResponse: (data: ResultOf<typeof TreePersonDocument>) => data.treePerson, providesTags: (_person, _error, { id }) => peopleOf(id) }),
    profilePersonTree: build.query<ResultOf<typeof GetPersonTreeForProfileDocument>['getPersonTreeForProfile'], VariablesOf<typeof GetPersonTreeForProfileDocument>>({
      query: ask(GetPersonTreeForProfileDocument),
      transformResponse: (data: ResultOf<typeof GetPersonTreeForProfileDocument>) => data.getPersonTreeForProfile,
      providesTags: (_person, _error, { personId }) => peopleOf(personId),
    }),
    treePeople: build.query<ResultOf<typeof TreePeopleDocument>['treePeople'], VariablesOf<typeof TreePeopleDocument>>({ query: ask(TreePeopleDocument), transformResponse: (data: ResultOf<typeof TreePeopleDocument>) => data.treePeople, providesTags: (_page, _error, { ref }) => peopleOf(ref) }),
    treeChanges: build.query<ResultOf<typeof TreeChangesDocument>['treeChanges'], VariablesOf<typeof TreeChangesDocument>>({ query: ask(TreeChangesDocument), transformResponse: (data: ResultOf<typeof TreeChangesDocument>) => data.treeChanges, providesTags: (_page, _error, { ref }) => peopleOf(ref) }),
    treeWarnings: build.query<ResultOf<typeof TreeWarningsDocument>['treeWarnings'], VariablesOf<typeof TreeWarningsDocument>>({ query: ask(TreeWarningsDocument), transformResponse: (data: ResultOf<typeof TreeWarningsDocument>) => data.treeWarnings, providesTags: (_page, _error, { ref }) => peopleOf(ref) }),
    freeTrialEligibility: build.query<boolean, void>({ query: () => ask(FreeTrialEligibilityDocument)({}), transformResponse: (data: ResultOf<typeof FreeTrialEligibilityDocument>) => data.isEligibleForFreeTrial }),
  }),
});

export const { useFamilyTreesQuery, useFamilyTreeQuery, useTreeNeighbourhoodQuery, useTreePersonQuery, useProfilePersonTreeQuery, useTreePeopleQuery, useTreeChangesQuery, useTreeWarningsQuery, useFreeTrialEligibilityQuery } = queries;
