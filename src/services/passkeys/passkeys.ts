import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { canUsePasskeys } from './canUsePasskeys.ts';

/** What came of asking the browser for a passkey: its answer for the server, or why there is none. */
export type PasskeyResult =
  | { kind: 'answered'; answer: object }
  /**
   * The reader closed the window, or took too long; also when there is no fitting passkey, which browsers do not tell
   * apart.
   */
  | { kind: 'cancelled' }
  /** This device has a passkey of this account already. */
  | { kind: 'known' }
  /** Another request for a passkey took the place of this one. */
  | { kind: 'replaced' }
  | { kind: 'failed' };

const load = () => import('@simplewebauthn/browser');

const REASONS: Readonly<Record<string, PasskeyResult['kind']>> = {
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  AbortError: 'replaced',
};

async function explained(work: () => Promise<object>): Promise<PasskeyResult> {
  try {
    return { kind: 'answered', answer: await work() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { kind: REASONS[name] ?? 'failed' } as PasskeyResult;
  }
}

/**
 * Asks for a passkey of the reader's.
 * @param options as the server gave them
 * @param fromAutofill waits until the reader picks one from the suggestions of a field with `autocomplete="… webauthn"`
 */
export const askPasskey = (options: object, fromAutofill = false): Promise<PasskeyResult> =>
  explained(async () =>
    (await load()).startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: fromAutofill,
    }),
  );

/** Has a passkey made on a device of the reader's. `options` as the server gave them. */
export const makePasskey = (options: object): Promise<PasskeyResult> =>
  explained(async () =>
    (await load()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Whether this browser suggests passkeys while an address is typed. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await load()).browserSupportsWebAuthnAutofill();

/** Stops waiting for a passkey: the page that asked is left. */
export const stopAskingPasskey = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony();
