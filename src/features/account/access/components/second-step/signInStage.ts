import type { SecondStep } from '#services/oidc/secondStep.ts';

/** The stage of a sign-in after the password. */
export type Stage =
  | Exclude<SecondStep, { kind: 'confirm-email' }>
  /** New recovery codes, to be kept before going on. */
  | { kind: 'codes'; codes: string[]; to: string }
  /** A recovery code was used, and few are left. */
  | { kind: 'few-codes'; left: number; to: string };
