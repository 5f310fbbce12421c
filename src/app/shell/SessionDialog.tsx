import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { preloadSignInSteps, SignInSteps } from '#features/account/access/components/SignInSteps.tsx';
import { askedQuestion } from '#features/account/access/model/question.ts';
import { WayOn } from '#features/account/access/model/wayOn.ts';
import { selectMember, signInAgain, type SignedInMember } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog, preloadDialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { leaveTexts, sessionTexts as texts } from './sessionTexts.ts';

type Question = { kind: 'opening' } | { kind: 'asked'; uid: string } | { kind: 'failed' };

/** Signs a member in without leaving the page: asks the provider, shows its question here, and continues. */
function useSignInAgain(member: SignedInMember | null) {
  const dispatch = useDispatch();
  const [question, setQuestion] = useState<Question>({ kind: 'opening' });
  const goOn = useRef<(address: string) => void>(() => undefined);
  const tries = useRef(0);

  const ask = useCallback(() => {
    if (!member) return;
    const thisTry = (tries.current += 1);
    setQuestion({ kind: 'opening' });
    const answer = (uid: string) => {
      if (thisTry === tries.current) setQuestion({ kind: 'asked', uid });
      return new Promise<string>((resolve) => {
        goOn.current = resolve;
      });
    };
    signInAgain(dispatch, member, answer).catch(() => {
      if (thisTry === tries.current) setQuestion({ kind: 'failed' });
    });
  }, [dispatch, member]);

  useEffect(ask, [ask]);
  const wayOn = useMemo((): WayOn => ({ leaveFor: (address) => goOn.current(address), restart: ask, isOverPage: true }), [ask]);
  return { question, ask, wayOn };
}

/** Asked before the page changes to what visitors see. */
function LeaveQuestion({ onStay }: { onStay: () => void }) {
  return (
    <Stack>
      <p>{leaveTexts.text}</p>
      <Inline gap={4}>
        <Button variant="primary" onClick={onStay}>{leaveTexts.stay}</Button>
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
 * Opens over the page of a member whose session was refused: expired, ended on another device or revoked. After signing in
 * the page continues with what was typed, and refused requests are sent again. Another account starts on a clean page.
 */
export function SessionDialog() {
  const member = useSelector(selectMember);
  const { question, ask, wayOn } = useSignInAgain(member);
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
          {question.kind === 'opening' && <PageSkeleton label={texts.opening} />}
          {question.kind === 'asked' && (
            <WayOn value={wayOn}>
              <SignInSteps key={question.uid} question={askedQuestion(question.uid)} mode={member?.isInternal ? 'internal' : undefined} first={(form) => form} />
            </WayOn>
          )}
          {question.kind === 'failed' && (
            <Notice tone="error" title={texts.failed.title} actions={<Button onClick={ask}>{texts.failed.retry}</Button>}>
              <p>{texts.failed.text}</p>
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
