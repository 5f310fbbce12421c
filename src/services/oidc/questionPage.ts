import { SignInError } from './SignInError.ts';

/** Pages that ask a visitor the provider's questions (server/engines/identity/routes/interactionPage.ts), and their queries. */
const PAGE = /^\/(?:sign-in|register)(\?.*)$/u;

/** Milliseconds to wait for the provider. A busy site is slow, not silent. */
const PATIENCE_MS = 30_000;

const TOO_MANY = 429;
const FAULTS_FROM = 500;

/** The address of a page that asks; null for anything else. */
function pageOf(said: unknown): string | null {
  if (typeof said !== 'object' || said === null || !('page' in said) || typeof said.page !== 'string') return null;
  const query = PAGE.exec(said.page)?.[1];
  return query !== undefined && new URLSearchParams(query).has('interaction') ? said.page : null;
}

/**
 * Asks the provider at its address without leaving the document; its redirects are followed, since it and the site are one origin.
 *
 * @returns the page of the application that asks its question; null when it answered otherwise, which the browser must be sent there for
 * @throws SignInError, or the browser's own error, when nothing answered or the site has too much to do: it may be asked again
 */
export async function questionPage(address: string): Promise<string | null> {
  const answer = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.status === TOO_MANY || answer.status >= FAULTS_FROM) throw new SignInError('network_error', `The provider answered ${answer.status}`);
  const said: unknown = await answer.json().catch(() => null);
  return answer.ok ? pageOf(said) : null;
}
