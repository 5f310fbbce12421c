export {
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
  type OpenTree,
  type TreeOnboarding,
  type TreeViewType,
} from './treeContextSlice.ts';
export { treeApi, useFamilyTreesQuery, useFamilyTreeQuery, useTreeNeighbourhoodQuery, useTreePersonQuery, useTreePeopleQuery, useTreeChangesQuery, useTreeWarningsQuery, useProfilePersonTreeQuery, useFreeTrialEligibilityQuery, type FamilyTree, type TreePersonCard, type TreeFamilyCard, type TreeNeighbourhood, type TreePersonProfile, type TreeChange } from './api/treeDataApi.ts';
export {
  useAddTreeDocumentMutation,
  useAddTreeRelativeMutation,
  useChangeTreeOnboardingMutation,
  useChangeTreeSettingsMutation,
  useCreateTreeMutation,
  useDeleteTreeMutation,
  useMergeTreePersonsMutation,
  useMergeTreeSourcesMutation,
  useRemoveTreeDocumentMutation,
  useRemoveTreePersonMutation,
  useSaveTreeDocumentMutation,
  useUndoTreeChangeMutation,
  useUnlinkTreeRelativeMutation,
  type TreeEditOutcome,
} from './api/treeEditsApi.ts';
export { PersonFinder } from './PersonFinder.tsx';
export { treeNumberOf } from './api/treeNumberOf.ts';
export type { TreeDrawer, TreeDrawerProps } from './treeDrawer.ts';
export { useFamilyTree } from './useFamilyTree.ts';
export { useFirstSteps } from './useFirstSteps.ts';
