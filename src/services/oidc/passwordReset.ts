import { postForm, type FormAnswer } from './postForm.ts';

/** What a link for a new password is worth (server/engines/identity/recovery/resetTokens.ts). */
export type ResetLinkState = 'open' | 'expired' | 'used' | 'replaced' | 'unknown';

const STATES: readonly string[] = ['open', 'expired', 'used', 'replaced'];

/** Reads the server's word; one it does not know is no link. */
export const linkStateOf = (state: unknown): ResetLinkState =>
  STATES.includes(String(state)) ? (state as ResetLinkState) : 'unknown';

/**
 * Asks the identity service to email a link for a new password to an address: one request (AUTH-010). `done` says that
 * the request was taken, never whether there is such an account.
 */
export const requestPasswordReset = (address: string): Promise<FormAnswer> =>
  postForm('/api/password-reset', { email: address });

/** Asks what a link is worth, and whether its account has passkeys. Null: the server could not say just now. */
export async function resetLinkState(token: string): Promise<{ state: ResetLinkState; hasPasskeys: boolean } | null> {
  const answer = await postForm('/api/password-reset/state', { token });
  return answer.kind === 'done'
    ? { state: linkStateOf(answer.body.state), hasPasskeys: answer.body.hasPasskeys === true }
    : null;
}

/**
 * Sets a new password by a link, and removes the account's passkeys where that is asked for. `done`: the member is
 * signed out everywhere. `closed`: see {@link linkStateOf}.
 */
export const completePasswordReset = (
  token: string,
  values: { password: string; removesPasskeys: boolean },
): Promise<FormAnswer> => postForm('/api/password-reset/password', { token, ...values });
