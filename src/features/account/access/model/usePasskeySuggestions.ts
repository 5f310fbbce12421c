import { useEffect, useRef } from 'react';

import { passkeyOptions } from '#services/oidc/interaction.ts';
import { askPasskey, stopAskingPasskey, suggestsPasskeys } from '#services/passkeys/passkeys.ts';

/**
 * Lets the browser suggest passkeys in the field for the email address, where it can, as long as the form is open.
 * Failures are not shown: no one asked for anything.
 */
export function usePasskeySuggestions(uid: string, onAnswer: (answer: object) => void): void {
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
