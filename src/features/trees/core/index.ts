import { lazyPart } from '#ui/lazyPart.ts';

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
export { treeApi } from './api/treeApi.ts';
export {
  useFamilyTreeQuery,
  useTreeNeighbourhoodQuery,
  type FamilyTree,
  type TreePersonCard,
  type TreeFamilyCard,
  type TreeNeighbourhood,
} from './api/treeDataApi.ts';
export { useFamilyTreesQuery } from './api/familyTreesApi.ts';
export { useTreePeopleQuery } from './api/treePeopleApi.ts';
export {
  useTreePersonQuery,
  useTreeChangesQuery,
  useTreeWarningsQuery,
  useProfilePersonTreeQuery,
  type TreePersonProfile,
  type TreeChange,
} from './api/treeProfileApi.ts';
export { useFreeTrialEligibilityQuery } from './api/freeTrialApi.ts';
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
  type LaterChange,
  type TreeEditOutcome,
} from './api/treeEditsApi.ts';
export { PersonFinder } from './PersonFinder.tsx';
export { TreePage } from './TreePage.tsx';
export { treeNumberOf } from './api/treeNumberOf.ts';
export type { TreeDrawer, TreeDrawerProps } from './treeDrawer.ts';
export { TREE_TYPES, useFamilyTree } from './useFamilyTree.ts';
export { useFirstSteps } from './useFirstSteps.ts';
export { SharingPart } from './sharing/SharingPart.tsx';
export { WhoCanSeeForm } from './sharing/WhoCanSeeForm.tsx';
export {
  useAcceptTreeInvitationMutation,
  useAskForTreeInvitationMutation,
  useChangeTreeMemberMutation,
  useDecideTreeInvitationRequestMutation,
  useInviteToTreeMutation,
  useRemoveTreeMemberMutation,
  useRenewTreeShareLinkMutation,
  useRevokeTreeInvitationMutation,
  useTreeInvitationQuery,
  useTreePreviewQuery,
  type TreeInvitationOffer,
  type TreePreview,
  type TreeSharing,
} from './sharing/treeSharingApi.ts';

/** Who may take over the reader's trees; drawn inside a `Suspense`. */
export const TreeHeirs = lazyPart(() => import('./heirs/TreeHeirs.tsx').then((code) => code.TreeHeirs));

/** That a tree is seen as others see it; drawn inside a `Suspense`. */
export const ViewAsNotice = lazyPart(() => import('./ViewAsNotice.tsx').then((code) => code.ViewAsNotice));

/** That a tree has no owner; drawn inside a `Suspense`. */
export const OwnerlessTree = lazyPart(() => import('./heirs/OwnerlessTree.tsx').then((code) => code.OwnerlessTree));
