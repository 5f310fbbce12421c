import type { FamilyTree, TreeDrawer } from '#features/trees/core/index.ts';

/** Whether the app's webview shows a drawer: most are hidden there unless its cookie allows them. */
export const isHiddenInApp = (
  { hiddenInApp }: TreeDrawer,
  app: { isEmbedded: boolean; areHintsOn: boolean },
): boolean => app.isEmbedded && (hiddenInApp === 'always' || (hiddenInApp === 'hints' && !app.areHintsOn));

/** Whether a reader of a tree may open a drawer. */
export function mayOpenDrawer(
  { audience }: TreeDrawer,
  { role, isEditable }: Pick<FamilyTree, 'role' | 'isEditable'>,
): boolean {
  if (audience === 'owner') return role === 'OWNER';
  return audience === 'everybody' || isEditable;
}
