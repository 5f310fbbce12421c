import { configureStore } from '@reduxjs/toolkit';

import {
  onboardingAdvanced,
  personSelected,
  selectAreSurnamesUppercase,
  selectMayEditTree,
  selectOnboarding,
  selectOpenTree,
  selectSelectedPersonId,
  selectTreeViewType,
  treeContextSlice,
  treeLeft,
  treeOpened,
  treeViewChosen,
} from './treeContextSlice.ts';

const newStore = () => configureStore({ reducer: { treeContext: treeContextSlice.reducer } });
const aTree = {
  treeId: 't1',
  familyTreeRef: 'ref',
  rootsfinderId: 'fmp-1-2',
  treeType: 'private',
  isEditable: true,
  isViewOnly: false,
  publicTreeShareToken: null,
  tree: { showSurnamesUppercase: true },
} as const;

describe('the tree context', () => {
  it('is empty outside a tree, in the private view', () => {
    const state = newStore().getState();
    expect(selectOpenTree(state)).toBeNull();
    expect(selectTreeViewType(state)).toBe('PRIVATE_VIEW');
    expect(selectMayEditTree(state)).toBe(false);
    expect(selectAreSurnamesUppercase(state)).toBe(false);
    expect(selectOnboarding(state)).toMatchObject({ completed: false, step: 'you', rootIsWho: 'you', personCount: 0 });
  });

  it('TREE-017 has ten members, the person among them, and shows a tree in the private view', () => {
    const store = newStore();
    store.dispatch(treeOpened(aTree));
    const context = { ...selectOpenTree(store.getState()), selectedPersonId: selectSelectedPersonId(store.getState()) };
    expect(context).toEqual({ ...aTree, treeViewType: 'PRIVATE_VIEW', selectedPersonId: null });
    expect(Object.keys(context).toSorted()).toEqual([
      'familyTreeRef',
      'isEditable',
      'isViewOnly',
      'publicTreeShareToken',
      'rootsfinderId',
      'selectedPersonId',
      'tree',
      'treeId',
      'treeType',
      'treeViewType',
    ]);
  });

  it('opens a tree in the private view by default, and forgets the person of another tree', () => {
    const store = newStore();
    store.dispatch(treeOpened(aTree));
    expect(selectTreeViewType(store.getState())).toBe('PRIVATE_VIEW');
    expect(selectAreSurnamesUppercase(store.getState())).toBe(true);
    store.dispatch(personSelected('p7'));
    store.dispatch(treeOpened({ ...aTree, treeViewType: 'PUBLIC_VIEW' }));
    expect(selectSelectedPersonId(store.getState())).toBe('p7');
    expect(selectTreeViewType(store.getState())).toBe('PUBLIC_VIEW');
    store.dispatch(treeOpened({ ...aTree, treeId: 't2' }));
    expect(selectSelectedPersonId(store.getState())).toBeNull();
  });

  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('lets edit when editable is %s and view only is %s: %s', (isEditable, isViewOnly, mayEdit) => {
    const store = newStore();
    store.dispatch(treeOpened({ ...aTree, isEditable, isViewOnly }));
    expect(selectMayEditTree(store.getState())).toBe(mayEdit);
  });

  it('changes the view of an open tree only, and is empty again when it is left', () => {
    const store = newStore();
    store.dispatch(treeViewChosen('PUBLIC_VIEW'));
    expect(selectTreeViewType(store.getState())).toBe('PRIVATE_VIEW');
    store.dispatch(treeOpened(aTree));
    store.dispatch(treeViewChosen('PUBLIC_VIEW'));
    expect(selectTreeViewType(store.getState())).toBe('PUBLIC_VIEW');
    store.dispatch(treeLeft());
    expect(selectOpenTree(store.getState())).toBeNull();
  });

  it('TREE-008 starts onboarding with the person who starts it', () => {
    expect(selectOnboarding(newStore().getState())).toEqual({
      completed: false,
      generations: 0,
      skippedNodes: [],
      step: 'you',
      rootIsWho: 'you',
      personCount: 0,
      mothersMaidenName: null,
    });
  });

  it('keeps how far onboarding came', () => {
    const store = newStore();
    store.dispatch(onboardingAdvanced({ step: 'parents', skippedNodes: ['mother'], generations: 1 }));
    expect(selectOnboarding(store.getState())).toMatchObject({
      step: 'parents',
      skippedNodes: ['mother'],
      generations: 1,
      rootIsWho: 'you',
    });
  });
});
