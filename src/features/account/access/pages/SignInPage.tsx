import { useCallback } from 'react';

import { session, type GoOn } from '#services/oidc/session.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { OtherWays } from '../components/OtherWays.tsx';
import { SignIn } from '../components/SignIn.tsx';
import { useInteraction } from '../model/useInteraction.ts';
import { useSocialNotice } from '../model/useSocialNotice.ts';
import { signInTexts } from '../texts/signInTexts.ts';

/** Signing in. Without a question of the provider's in the address, the provider is asked meanwhile. */
export function Component() {
  const { uid, mode: asked } = useInteraction();
  const mode = asked === 'mfa' ? asked : undefined;
  const start = useCallback((goOn: GoOn) => session.login({ mode }, goOn), [mode]);
  const socialNotice = useSocialNotice();
  return (
    <SignIn
      title={signInTexts.title}
      intro={socialNotice ?? (mode && signInTexts.introWithFactor)}
      {...{ uid, mode, start }}
    >
      <p>
        <TextLink to="/forgot-password">{signInTexts.forgotten}</TextLink>
      </p>
      {mode === undefined && <OtherWays uid={uid} />}
      <p>
        {signInTexts.newHere} <TextLink to="/register">{signInTexts.createAccount}</TextLink>
      </p>
    </SignIn>
  );
}
