import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { SignInSteps } from '#features/account/access/components/SignInSteps.tsx';
import { WayOn } from '#features/account/access/model/wayOn.ts';
import { selectMember, signInAgain, type SignedInMember } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

type Question = { kind: 'opening' } | { kind: 'asked'; uid: string } | { kind: 'failed' };

/** The sign-in of a member who is on a page already: asks the provider, shows its question here, and goes on. */
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

/** Asked before the reader leaves the page to a visitor's eyes. */
function LeaveQuestion({ onStay }: { onStay: () => void }) {
  return (
    <Stack>
      <p>Without signing in you see what visitors see. What you typed on this page and did not save is lost.</p>
      <Inline gap={4}>
        <Button variant="primary" onClick={onStay}>Back to signing in</Button>
        <Button onClick={() => void session.forget()}>Go on without signing in</Button>
      </Inline>
    </Stack>
  );
}

/**
 * Opens over the page of a member whose session was refused: expired, ended on another device or revoked. After it the
 * page goes on, with what was typed, and what was refused is sent again. Another account starts a clean page.
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
      title={isLeaving ? 'Go on without signing in?' : 'Sign in again'}
      onClose={() => setIsLeaving(!isLeaving)}
    >
      {isLeaving && <LeaveQuestion onStay={() => setIsLeaving(false)} />}
      <div hidden={isLeaving}>
        <Stack>
          <p>Your session has ended{member ? `, ${member.displayName}` : ''}. Sign in to continue on this page. Nothing you typed is lost.</p>
          {question.kind === 'opening' && <PageSkeleton label="Opening the sign-in" />}
          {question.kind === 'asked' && (
            <WayOn value={wayOn}>
              <SignInSteps key={question.uid} uid={question.uid} mode={member?.isInternal ? 'internal' : undefined} first={(form) => form} />
            </WayOn>
          )}
          {question.kind === 'failed' && (
            <Notice tone="error" title="The sign-in could not be opened" actions={<Button onClick={ask}>Try again</Button>}>
              <p>Check your connection, then try again.</p>
            </Notice>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
