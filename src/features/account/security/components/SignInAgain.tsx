import { useRecentSignIn } from '#services/oidc/useRecentSignIn.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { sharedTexts } from '../texts.ts';

/**
 * The last sign-in was too long ago for what was asked: the way to a new one, and back to `returnTo`, a path of this
 * site.
 */
export function SignInAgain({ returnTo }: { returnTo: string }) {
  const { signIn, failure } = useRecentSignIn();
  return (
    <Notice
      tone="warning"
      title={sharedTexts.signInAgain.title}
      actions={<Button onClick={() => void signIn(returnTo)}>{sharedTexts.signInAgain.button}</Button>}
    >
      <p>{sharedTexts.signInAgain.text}</p>
      {failure && <p role="alert">{failure}</p>}
    </Notice>
  );
}
