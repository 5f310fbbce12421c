import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

import { usernameIssue, usernameKey } from '#domain/account/profile/profileRules.ts';

import { isUsernameAvailable } from './profileApi.ts';

/** Pause after the last keystroke before a name is looked up, in milliseconds. */
const REST_MS = 350;

/** What is known about the name in the field; `own` and `unknown` say nothing. */
export type Availability = 'unknown' | 'own' | 'checking' | 'free' | 'taken';

type Ask = ReturnType<typeof isUsernameAvailable.initiate>;
type Asking = { dispatch: (ask: Ask) => ReturnType<Ask> }['dispatch'];

/**
 * Whether the name that is being typed is free. It is looked up once the typing rests; a lookup that the next keystroke
 * overtakes is cancelled. A lookup that fails is left at `unknown`: the server decides when the form is sent.
 */
export function useUsernameAvailability(typed: string, own: string): Availability {
  const dispatch = useDispatch() as Asking;
  const username = typed.trim();
  const isOwn = usernameKey(username) === usernameKey(own);
  const isAskable = !isOwn && usernameIssue(username) === null;
  const [answer, setAnswer] = useState<{ username: string; isFree: boolean | null } | null>(null);

  useEffect(() => {
    if (!isAskable) return undefined;
    let request: ReturnType<Ask> | undefined;
    const timer = setTimeout(() => {
      request = dispatch(isUsernameAvailable.initiate({ username }, { forceRefetch: true, subscribe: false }));
      void request.then(({ data, error }) => {
        if (!(error && 'name' in error && error.name === 'AbortError')) setAnswer({ username, isFree: data ?? null });
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, username, isAskable]);

  if (isOwn) return 'own';
  if (!isAskable) return 'unknown';
  if (answer?.username !== username) return 'checking';
  return answer.isFree === null ? 'unknown' : answer.isFree ? 'free' : 'taken';
}
