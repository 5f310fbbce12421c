import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { selectIsSessionKnown, selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';

type AuthState = Parameters<typeof selectIsSessionKnown>[0];

/**
 * Starts the sign-in once more, without a press (AUTH-009). A visitor goes on in the document; where a member is or may
 * be signed in, another comes: nothing of theirs may stay in it. Who went elsewhere meanwhile is not fetched back.
 * @returns rejects when the provider cannot be asked
 */
export function useLoginRestart(): () => Promise<void> {
  const navigate = useNavigate();
  const store = useStore<AuthState>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    () =>
      session.login({}, (page) => {
        if (!isHere.current) return;
        const state = store.getState();
        if (selectIsSessionKnown(state) && !selectIsSignedIn(state)) void navigate(page, { replace: true });
        else documentNavigation.replace(page);
      }),
    [navigate, store],
  );
}
