import type { SecondStep } from '#services/oidc/interaction.ts';

import type { AcceptedAnswer } from '../../model/useAnswer.ts';

/** The stage of a sign-in after the password. */
export type Stage =
  | Exclude<SecondStep, { kind: 'confirm-email' }>
  /** New recovery codes, to be kept before going on. */
  | { kind: 'codes'; codes: string[]; to: string }
  /** A recovery code was used, and few are left. */
  | { kind: 'few-codes'; left: number; to: string };

/** What every question after the password is given. */
export interface StepProps {
  uid: string;
  onTaken: (taken: AcceptedAnswer) => void;
  /** To the password again; `message` says why, null when the reader wanted to. */
  onBack: (message: string | null) => void;
}
