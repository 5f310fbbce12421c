import type { TreeDrawer } from '#features/trees/core/index.ts';

/** Hidden in the app's webview unless its cookie asks for hints (Q-007, EMBED-010). */
const hint = { hiddenInApp: 'hints' } as const;

/** The drawers about hints and records over a chart. */
export const drawers: readonly TreeDrawer[] = [
  { path: 'hints', title: 'Hints', audience: 'everybody', ...hint, load: () => import('./drawers/HintsDrawer.tsx') },
  {
    path: 'hints-free-trial',
    title: 'See every hint',
    audience: 'everybody',
    ...hint,
    load: () => import('./drawers/HintsFreeTrialDrawer.tsx'),
  },
  {
    path: 'record-free-trial',
    title: 'Read the whole record',
    audience: 'everybody',
    ...hint,
    load: () => import('./drawers/RecordFreeTrialDrawer.tsx'),
  },
  {
    path: 'record-merge/:hintId',
    title: 'Compare with the record',
    audience: 'everybody',
    ...hint,
    load: () => import('./drawers/RecordMergeDrawer.tsx'),
  },
  {
    path: ':id/record-merge/success',
    title: 'Record added',
    audience: 'editors',
    ...hint,
    load: () => import('./drawers/MergeSuccessDrawer.tsx'),
  },
  {
    path: 'suggestions-for-a-mother',
    title: 'Suggestions for a mother',
    audience: 'editors',
    ...hint,
    load: () => import('./drawers/MotherSuggestionsDrawer.tsx'),
  },
  {
    path: 'suggestions-for-a-spouse',
    title: 'Suggestions for a spouse',
    audience: 'editors',
    ...hint,
    load: () => import('./drawers/SpouseSuggestionsDrawer.tsx'),
  },
  {
    path: 'add-to-tree',
    title: 'Add to tree',
    audience: 'editors',
    ...hint,
    load: () => import('./drawers/AddToTreeDrawer.tsx'),
  },
];
