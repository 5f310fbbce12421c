import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { TreeType } from '#domain/trees/core/treeType.ts';

import { useFamilyTreeQuery, type FamilyTree } from './api/treeDataApi.ts';
import { treeLeft, treeOpened } from './treeContextSlice.ts';

/** The types of trees, by their names in GraphQL. */
export const TREE_TYPES: Readonly<Record<FamilyTree['treeType'], TreeType>> = {
  PRIVATE: 'private',
  PUBLIC: 'public',
  PUBLIC_SHARED: 'public-shared',
  SHARED: 'shared',
};

interface Asked {
  /** A rootsfinder id, a family tree reference or a tree's number. */
  ref: string;
  publicTreeShareToken: string | null;
  viewAs: 'GUEST' | 'VISITOR' | null;
  /** Below /public-tree: the tree as the public sees it, for every reader. Default false. */
  isPublicView?: boolean;
}

/**
 * The tree a page is of, kept in the tree context while the page is open. A refusal by the server is the query's error:
 * throw it while drawing, and the page of its code is shown.
 */
export function useFamilyTree({ ref, publicTreeShareToken, viewAs, isPublicView = false }: Asked) {
  const dispatch = useDispatch();
  const query = useFamilyTreeQuery({ ref, publicTreeShareToken, viewAs });
  const tree = query.currentData;
  useEffect(() => {
    if (!tree) return;
    const { id, familyTreeRef, isEditable, isViewOnly, showSurnamesUppercase, treeType } = tree;
    const treeViewType =
      isPublicView || publicTreeShareToken !== null || viewAs !== null || treeType === 'PUBLIC_SHARED'
        ? 'PUBLIC_VIEW'
        : 'PRIVATE_VIEW';
    dispatch(
      treeOpened({
        treeId: id,
        familyTreeRef,
        rootsfinderId: ref,
        treeType: TREE_TYPES[treeType],
        treeViewType,
        isEditable,
        isViewOnly,
        publicTreeShareToken,
        tree: { showSurnamesUppercase },
      }),
    );
  }, [dispatch, isPublicView, publicTreeShareToken, ref, tree, viewAs]);
  useEffect(() => () => void dispatch(treeLeft()), [dispatch]);
  return query;
}
