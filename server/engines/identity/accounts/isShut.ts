import type { IdentitySettings } from '../identity.ts';

/**
 * Whether an account lets no one in: a site that was a demonstration before keeps its seeded accounts, and their
 * password is in this repository. The same rule as a condition of `readViewer`.
 */
export const isShut = ({ isDemo }: { isDemo: boolean }, mode: IdentitySettings['mode']): boolean =>
  isDemo && mode === 'production';
