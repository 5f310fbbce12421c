import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';

import { preloadSignInSteps, SignInSteps } from '#features/account/access/components/SignInSteps.tsx';
import { NextStep } from '#features/account/access/model/nextStep.ts';
import { selectMember } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog, preloadDialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { leaveTexts, sessionTexts as texts } from './sessionTexts.ts';
import { useSignInAgain } from './useSignInAgain.ts';

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
