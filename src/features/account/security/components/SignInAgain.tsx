import { session } from '#services/oidc/session.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { sharedTexts } from '../texts.ts';

/** The last sign-in was too long ago for what was asked: the way to a new one, and back to `returnTo`, a path of this site. */
export function SignInAgain({ returnTo }: { returnTo: string }) {
  const signInAgain = () => {
    storeReturnLocation(returnTo);
    void session.login();
  };
  return (
    <Notice tone="warning" title={sharedTexts.signInAgain.title} actions={<Button onClick={signInAgain}>{sharedTexts.signInAgain.button}</Button>}>
      <p>{sharedTexts.signInAgain.text}</p>
    </Notice>
  );
}
