import { KeyRound } from 'lucide-react';

import { Button } from '#ui/Button/Button.tsx';

import { usePasskey, type PasskeyWays } from '../model/usePasskey.ts';
import { usePasskeySuggestions } from '../model/usePasskeySuggestions.ts';
import { signInTexts } from '../texts/signInTexts.ts';

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
