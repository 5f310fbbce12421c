import { useCallback } from 'react';

import { session } from '#services/oidc/session.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { SignIn } from '../components/SignIn.tsx';
import { useInteraction } from '../model/useInteraction.ts';

/** Signing in. Without a question of the provider's in the address, the provider is asked first. */
export function Component() {
  const { uid, mode: asked } = useInteraction();
  const mode = asked === 'mfa' ? asked : undefined;
  const start = useCallback(() => session.login({ mode }), [mode]);
  return (
    <SignIn title="Sign in" intro={mode && 'Confirm who you are with your password and a second factor.'} {...{ uid, mode, start }}>
      <p>
        <TextLink to="/forgot-password">Forgotten your password?</TextLink>
      </p>
      <p>
        New here? <TextLink to="/register">Create an account</TextLink>
      </p>
    </SignIn>
  );
}
