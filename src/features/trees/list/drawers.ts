import type { TreeDrawer } from '#features/trees/core/index.ts';

/** What of this feature is over the chart. */
export const drawers: readonly TreeDrawer[] = [
  {
    path: ':id/onboarding',
    title: 'First steps',
    audience: 'owner',
    hiddenInApp: 'hints',
    load: () => import('./OnboardingDrawer.tsx'),
  },
];
