import { useState } from 'react';

import { passkeyOptions } from '#services/oidc/interaction.ts';
import { askPasskey } from '#services/passkeys/passkeys.ts';

import { signInTexts } from '../texts/signInTexts.ts';

export interface PasskeyWays {
  /** Sends what the passkey answered. */
  send: (question: 'passkey' | 'second-passkey', answer: object) => Promise<void>;
  /** Says why there was no answer; null removes it. */
  say: (message: string | null) => void;
}

/** Asks for a passkey, alone or after the password, and sends its answer. `isAsking` until both are done. */
export function usePasskey(uid: string, question: 'passkey' | 'second-passkey', { send, say }: PasskeyWays) {
  const [isAsking, setIsAsking] = useState(false);

  const ask = async (): Promise<void> => {
    const options = await passkeyOptions(uid, question);
    if (!options) return say(signInTexts.unreachable);
    const result = await askPasskey(options);
    if (result.kind === 'answered') await send(question, result.answer);
    else if (result.kind !== 'replaced')
      say(result.kind === 'cancelled' ? signInTexts.passkeyCancelled : signInTexts.passkeyNotHere);
  };

  const onAsk = async (): Promise<void> => {
    setIsAsking(true);
    say(null);
    await ask();
    setIsAsking(false);
  };

  return { isAsking, onAsk };
}
