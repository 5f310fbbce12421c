import type { FieldProblem } from '#domain/account/access/signUpRules.ts';

import type { SecondStep } from '../second-factors/secondStep.ts';

/** The code is asked for that was sent to a newcomer. */
interface ConfirmEmail {
  kind: 'confirm-email';
}

/** What came of a try to sign in or up. */
export type Outcome =
  | {
      kind: 'signed-in';
      memberId: number;
      /** The account's, when the sign-in started; it must still be the same when it finishes. */
      version: number;
      /** As in the `amr` claim. */
      methods: string[];
      /** New recovery codes, readable here only. */
      recoveryCodes?: string[];
      /** After one was used. */
      recoveryCodesLeft?: number;
    }
  /** What was sent was right, and more is asked. */
  | { kind: 'second-step'; step: SecondStep | ConfirmEmail }
  | { kind: 'refused'; problems: FieldProblem[] }
  | { kind: 'limited'; retryAfterSeconds: number };

/** A refusal for one reason. */
export const refusal = (
  field: string | null,
  code: string,
  message: string,
): Extract<Outcome, { kind: 'refused' }> => ({
  kind: 'refused',
  problems: [{ field, code, message }],
});
