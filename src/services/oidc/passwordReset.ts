import { postForm, type FormAnswer } from './postForm.ts';

/** What a link for a new password is worth (server/engines/identity/recovery/resetTokens.ts). */
export type ResetLinkState = 'open' | 'expired' | 'used' | 'replaced' | 'unknown';

const STATES: readonly string[] = ['open', 'expired', 'used', 'replaced'];

/** Reads the server's word; one it does not know is no link. */
export const linkStateOf = (state: unknown): ResetLinkState => (STATES.includes(String(state)) ? (state as ResetLinkState) : 'unknown');

/**
 * Asks the identity service to email a link for a new password to an address: one request (AUTH-010). `done` says that
 * the request was taken, never whether there is such an account.
 */
export const requestPasswordReset = (address: string): Promise<FormAnswer> => postForm('/api/password-reset', { email: address });

/** Asks what a link is worth. Null: the server could not say just now. */
export async function resetLinkState(token: string): Promise<ResetLinkState | null> {
  const answer = await postForm('/api/password-reset/state', { token });
  return answer.kind === 'done' ? linkStateOf(answer.body.state) : null;
}

/** Sets a new password by a link. `done`: the member is signed out everywhere. `closed`: see {@link linkStateOf}. */
export const completePasswordReset = (token: string, password: string): Promise<FormAnswer> => postForm('/api/password-reset/password', { token, password });
