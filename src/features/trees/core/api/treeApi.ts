import { baseApi } from '#services/graphql/baseApi.ts';

import { treeNumberOf } from './treeNumberOf.ts';

/** The base api with the tags of trees; features inject their own operations on trees into it. */
export const treeApi = baseApi.enhanceEndpoints({ addTagTypes: ['FamilyTree', 'TreePeople'] });

/** The tag of a tree's people and families. @param ref - the tree's number, or the reference of one of its people */
export const peopleOf = (ref: string) => [{ type: 'TreePeople' as const, id: treeNumberOf(ref) }];
