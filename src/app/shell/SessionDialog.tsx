import { useMemo, useState, useCallback, useEffect, useRef } from 'react';
import { useSelector, useDispatch } from 'react-redux';

import { preloadSignInSteps, SignInSteps } from '#features/account/access/components/SignInSteps.tsx';
import { NextStep } from '#features/account/access/model/nextStep.ts';
import type { Question } from '#features/account/access/model/question.ts';
import { selectMember, signInAgain, type SignedInMember } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog, preloadDialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { leaveTexts, sessionTexts as texts } from './sessionTexts.ts';

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
function useSignInAgain(member: SignedInMember | null): SignInAgain {
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

/** Asked before the page changes to what visitors see. */
function LeaveQuestion({ onStay }: { onStay: () => void }) {
  return (
    <Stack>
      <p>{leaveTexts.text}</p>
      <Inline gap={4}>
        <Button variant="primary" onClick={onStay}>
          {leaveTexts.stay}
        </Button>
        <Button onClick={() => void session.forget()}>{leaveTexts.leave}</Button>
      </Inline>
    </Stack>
  );
}

/** Fetches what the dialog and its form are made of. */
export function preloadQuestion(): void {
  preloadDialog();
  preloadSignInSteps();
}

/**
 * Opens over the page of a member whose session was refused: expired, ended on another device or revoked. After signing
 * in the page continues with what was typed, and refused requests are sent again. Another account starts on a clean
 * page.
 */
export function SessionDialog() {
  const member = useSelector(selectMember);
  const { question, hasFailed, ask, leaveFor } = useSignInAgain(member);
  const nextStep = useMemo((): NextStep => ({ leaveFor, restart: ask, isOverPage: true }), [leaveFor, ask]);
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Dialog
      open
      mustAnswer
      fillsPhones
      title={isLeaving ? leaveTexts.title : texts.title}
      onClose={() => setIsLeaving(!isLeaving)}
    >
      {isLeaving && <LeaveQuestion onStay={() => setIsLeaving(false)} />}
      <div hidden={isLeaving}>
        <Stack>
          <p>{texts.ended(member?.displayName)}</p>
          {hasFailed && (
            <Notice
              tone="error"
              title={texts.failed.title}
              actions={<Button onClick={ask}>{texts.failed.retry}</Button>}
            >
              <p>{texts.failed.text}</p>
            </Notice>
          )}
          <NextStep value={nextStep}>
            <SignInSteps question={question} first={(form) => form} />
          </NextStep>
        </Stack>
      </div>
    </Dialog>
  );
}
