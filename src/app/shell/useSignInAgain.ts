import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { Question } from '#features/account/access/model/question.ts';
import { signInAgain, type SignedInMember } from '#features/kernel/auth/index.ts';

/** A sign-in over the page. */
interface SignInAgain {
  question: Question;
  /** The provider could not be asked, or what it answered could not be used. */
  hasFailed: boolean;
  /** Asks once more. What was typed stays. */
  ask: () => void;
  /** Follows the address that an accepted answer led to. */
  leaveFor: (address: string) => void;
}

/**
 * Signs a member in without leaving the page: the form is there while the provider is asked, and what is sent waits for
 * its question.
 */
export function useSignInAgain(member: SignedInMember | null): SignInAgain {
  const dispatch = useDispatch();
  const [uid, setUid] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const goOn = useRef<(address: string) => void>(() => undefined);
  const tries = useRef(0);
  /** Of the present try: the question, null where there is none; null before the first. */
  const arrives = useRef<Promise<string | null> | null>(null);

  const ask = useCallback(() => {
    if (!member) return;
    const thisTry = (tries.current += 1);
    setUid(null);
    setFailed(false);
    arrives.current = new Promise((resolve) => {
      const answer = (asked: string) => {
        if (thisTry === tries.current) setUid(asked);
        resolve(asked);
        return new Promise<string>((leave) => {
          goOn.current = leave;
        });
      };
      signInAgain(dispatch, member, answer).catch(() => {
        resolve(null);
        if (thisTry !== tries.current) return;
        arrives.current = null;
        setUid(null);
        setFailed(true);
      });
    });
  }, [dispatch, member]);

  useEffect(ask, [ask]);

  const arrival = useCallback(async (): Promise<string | null> => {
    if (arrives.current === null) ask();
    return arrives.current;
  }, [ask]);
  const leaveFor = useCallback((address: string) => goOn.current(address), []);
  return { question: useMemo(() => ({ uid, arrival }), [uid, arrival]), hasFailed, ask, leaveFor };
}
