import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { OnContinue } from '#services/oidc/session.ts';
import { SignInError } from '#services/oidc/SignInError.ts';

import { signInTexts } from '../texts/signInTexts.ts';
import type { Question } from './question.ts';

/** What the address says of a sign-in: the provider's question under way, or none yet. */
interface Interaction {
  /** Null until the provider has been asked. */
  uid: string | null;
  mode: string | null;
  registrationRoute: string | null;
}

/** Reads the sign-in of this page from its address. */
export function useInteraction(): Interaction {
  const [query] = useSearchParams();
  return { uid: query.get('interaction'), mode: query.get('mode'), registrationRoute: query.get('registrationRoute') };
}

/** A question that the page itself asks for. */
export interface PageQuestion extends Question {
  /** Why the provider gave none; null while it is asked, and afterwards. */
  failure: string | null;
  /** Asks once more. */
  ask: () => void;
}

const describe = (error: unknown): string =>
  error instanceof SignInError && error.error === 'insecure_context'
    ? signInTexts.needsHttps
    : signInTexts.checkConnection;

/**
 * Asks the provider for its question while the form is there already and can be filled in. The address of the question
 * takes the place of this one.
 * @param uid - of the address; null: the provider must be asked
 * @param start - asks it: goes on at the page of its question, or leaves for it
 */
export function useQuestion(uid: string | null, start: (goOn: OnContinue) => Promise<void>): PageQuestion {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const isHere = useRef(false);
  const isAsking = useRef(false);
  const known = useRef(uid);
  const waiting = useRef<((uid: string | null) => void)[]>([]);

  const settle = useCallback((found: string | null) => {
    for (const resolve of waiting.current.splice(0)) resolve(found);
  }, []);

  const ask = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    setFailure(null);
    // Who went elsewhere meanwhile is not fetched back.
    start((page) => isHere.current && void navigate(page, { replace: true }))
      .catch((error: unknown) => {
        setFailure(describe(error));
        settle(null);
      })
      .finally(() => {
        isAsking.current = false;
      });
  }, [start, navigate, settle]);

  useEffect(() => {
    isHere.current = true;
    known.current = uid;
    if (uid === null) ask();
    else settle(uid);
    return () => {
      isHere.current = false;
    };
  }, [uid, ask, settle]);

  const arrival = useCallback((): Promise<string | null> => {
    if (known.current !== null) return Promise.resolve(known.current);
    return new Promise((resolve) => {
      waiting.current.push(resolve);
      ask();
    });
  }, [ask]);

  return { uid, arrival, failure, ask };
}
