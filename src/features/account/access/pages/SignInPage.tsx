import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { session, type OnContinue } from '#services/oidc/session.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { OtherWays } from '../components/OtherWays.tsx';
import { SignIn } from '../components/SignIn.tsx';
import { useInteraction } from '../model/useQuestion.ts';
import { signInTexts, providerNameOr, socialNoticeTexts } from '../texts/signInTexts.ts';

/** Why a reader who came from the other provider sees the sign-in page; null for everyone else. */
function useSocialNotice(): string | null {
  const [query] = useSearchParams();
  return socialNoticeTexts.get(query.get('notice'))?.(providerNameOr(signInTexts.otherSite)) ?? null;
}

/** Signing in. Without a question of the provider's in the address, the provider is asked meanwhile. */
export function Component() {
  const { uid, mode: asked } = useInteraction();
  const mode = asked === 'mfa' ? asked : undefined;
  const start = useCallback((goOn: OnContinue) => session.login({ mode }, goOn), [mode]);
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
