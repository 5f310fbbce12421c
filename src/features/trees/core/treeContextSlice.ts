import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { TreeType } from '#domain/trees/core/treeType.ts';

export type TreeViewType = 'PRIVATE_VIEW' | 'PUBLIC_VIEW';

/** The tree a reader has open (spec 2 section 3). */
export interface OpenTree {
  treeId: string;
  familyTreeRef: string;
  /** `fmp-{digits}-{digits}`; null when the tree has none. */
  rootsfinderId: string | null;
  treeType: TreeType;
  treeViewType: TreeViewType;
  isEditable: boolean;
  isViewOnly: boolean;
  publicTreeShareToken: string | null;
  tree: { showSurnamesUppercase: boolean };
}

/** A member's progress with their first tree (spec 2 section 3, Q-042). */
export interface TreeOnboarding {
  completed: boolean;
  /** Generations filled in so far. */
  generations: number;
  skippedNodes: readonly string[];
  step: 'you' | 'parents' | 'grandparents' | 'done';
  rootIsWho: string;
  personCount: number;
  mothersMaidenName: string | null;
}

interface TreeContextState {
  open: OpenTree | null;
  selectedPersonId: string | null;
  onboarding: TreeOnboarding;
}

const initialState: TreeContextState = {
  open: null,
  selectedPersonId: null,
  onboarding: {
    completed: false,
    generations: 0,
    skippedNodes: [],
    step: 'you',
    rootIsWho: 'you',
    personCount: 0,
    mothersMaidenName: null,
  },
};

/** Which tree and which person of it the reader is at. Facts of trees are never here: they are server data. */
export const treeContextSlice = createSlice({
  name: 'treeContext',
  initialState,
  reducers: {
    treeOpened: {
      prepare: ({
        treeViewType = 'PRIVATE_VIEW',
        ...tree
      }: Omit<OpenTree, 'treeViewType'> & { treeViewType?: TreeViewType }) => ({ payload: { ...tree, treeViewType } }),
      reducer(state, { payload }: PayloadAction<OpenTree>) {
        if (state.open?.treeId !== payload.treeId) state.selectedPersonId = null;
        state.open = payload;
      },
    },
    treeLeft(state) {
      state.open = null;
      state.selectedPersonId = null;
    },
    personSelected(state, { payload }: PayloadAction<string | null>) {
      state.selectedPersonId = payload;
    },
    treeViewChosen(state, { payload }: PayloadAction<TreeViewType>) {
      if (state.open) state.open.treeViewType = payload;
    },
    onboardingAdvanced(state, { payload }: PayloadAction<Partial<TreeOnboarding>>) {
      Object.assign(state.onboarding, payload);
    },
  },
  selectors: {
    /** Null outside a tree. */
    selectOpenTree: (state) => state.open,
    selectSelectedPersonId: (state) => state.selectedPersonId,
    /** `PRIVATE_VIEW` outside a tree as well. */
    selectTreeViewType: (state): TreeViewType => state.open?.treeViewType ?? 'PRIVATE_VIEW',
    selectMayEditTree: (state) => state.open !== null && state.open.isEditable && !state.open.isViewOnly,
    selectAreSurnamesUppercase: (state) => state.open?.tree.showSurnamesUppercase ?? false,
    selectOnboarding: (state) => state.onboarding,
  },
});

export const { treeOpened, treeLeft, personSelected, treeViewChosen, onboardingAdvanced } = treeContextSlice.actions;
export const {
  selectOpenTree,
  selectSelectedPersonId,
  selectTreeViewType,
  selectMayEditTree,
  selectAreSurnamesUppercase,
  selectOnboarding,
} = treeContextSlice.selectors;
