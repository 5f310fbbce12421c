import { Notice } from '#ui/Notice/Notice.tsx';

import { SignInAgain } from '../../components/SignInAgain.tsx';
import type { Refusal } from '../useSecondFactorCalls.ts';

/** Why something was not done, and the way on where there is one. */
export function RefusedNotice({ refused }: { refused: Refusal }) {
  if (refused === null) return null;
  if (refused.kind === 'failed') return <Notice tone="error" title={refused.message} />;
  return <SignInAgain returnTo="/account/security-settings" />;
}
