import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { passkeyOptions } from '#services/oidc/interaction.ts';
import { askPasskey, stopAskingPasskey, suggestsPasskeys } from '#services/passkeys/passkeys.ts';
import { Button } from '#ui/Button/Button.tsx';

import { usePasskey, type PasskeyWays } from '../model/usePasskey.ts';
import { signInTexts } from '../texts/signInTexts.ts';

/**
 * Lets the browser suggest passkeys in the field for the email address, where it can, as long as the form is open.
 * Failures are not shown: no one asked for anything.
 */
function usePasskeySuggestions(uid: string, onAnswer: (answer: object) => void): void {
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });

  useEffect(() => {
    let isLeft = false;
    let isWaiting = false;
    const wait = async () => {
      if (!(await suggestsPasskeys())) return;
      const options = await passkeyOptions(uid, 'passkey');
      if (!options || isLeft) return;
      isWaiting = true;
      const result = await askPasskey(options, true);
      isWaiting = false;
      if (result.kind === 'answered' && !isLeft) latest.current(result.answer);
    };
    wait().catch(() => undefined);
    return () => {
      isLeft = true;
      if (isWaiting) void stopAskingPasskey();
    };
  }, [uid]);
}

/** Signing in with a passkey alone: by a button, and by the browser's suggestions for the email address. */
export function PasskeySignIn({ uid, send, say }: PasskeyWays & { uid: string }) {
  const { isAsking, onAsk } = usePasskey(uid, 'passkey', { send, say });
  usePasskeySuggestions(uid, (answer) => void send('passkey', answer));
  return (
    <Button fullWidth loading={isAsking} icon={<KeyRound aria-hidden size={18} />} onClick={() => void onAsk()}>
      {signInTexts.passkey}
    </Button>
  );
}
