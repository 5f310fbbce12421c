import { session } from '#services/oidc/session.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { Refused } from '../model/useRefusals.ts';

/** Comes back to where these panels stand. */
const signInAgain = (): void => {
  storeReturnLocation('/account/security-settings');
  void session.login();
};

/** Why something was not done, and the way on where there is one. */
export function RefusedNotice({ refused }: { refused: Refused }) {
  if (refused === null) return null;
  if (refused.kind === 'failed') return <Notice tone="error" title={refused.message} />;
  return (
    <Notice tone="warning" title="Sign in again to go on" actions={<Button onClick={signInAgain}>Sign in again</Button>}>
      <p>Your last sign-in was a while ago. This makes sure that it is you.</p>
    </Notice>
  );
}
