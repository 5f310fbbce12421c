import type { IdentitySettings } from '../identity.ts';

/**
 * Whether an account lets no one in: a site that was a demonstration before keeps its seeded accounts, and their
 * password is in this repository. The same rule as a condition of `readViewer`.
 */
export const isShut = ({ isDemo }: { isDemo: boolean }, mode: IdentitySettings['mode']): boolean =>
  isDemo && mode === 'production';

/** An account. */
export interface Member {
  id: number;
  email: string | null;
  firstName: string;
  lastName: string;
  kind: 'member' | 'library' | 'internal';
  /** The account's own grants, or null for the default set of its kind. */
  grants: string[] | null;
  /** Random, for flag evaluation (ENT-013). */
  flagKey: string;
  registeredAt: Date;
  /** Null: never. */
  termsAcceptedAt: Date | null;
  isMfaOn: boolean;
  /** Seeded for a demonstration; production does not let it in. */
  isDemo: boolean;
}
