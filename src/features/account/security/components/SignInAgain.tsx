import { session } from '#services/oidc/session.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

/** The last sign-in was too long ago for what was asked: the way to a new one, and back to `returnTo`, a path of this site. */
export function SignInAgain({ returnTo }: { returnTo: string }) {
  const signInAgain = () => {
    storeReturnLocation(returnTo);
    void session.login();
  };
  return (
    <Notice tone="warning" title="Sign in again to go on" actions={<Button onClick={signInAgain}>Sign in again</Button>}>
      <p>Your last sign-in was a while ago. This makes sure that it is you.</p>
    </Notice>
  );
}
