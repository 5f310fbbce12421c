import { SignInError } from './SignInError.ts';

/**
 * Pages that ask a visitor the provider's questions (server/engines/identity/routes/interactionPage.ts), and their
 * queries.
 */
const FOR_VISITORS = /^\/(?:sign-in|register)(\?.*)$/u;

/** Those of staff as well. */
const FOR_ALL = /^\/(?:sign-in|register|internal\/login)(\?.*)$/u;

/** Milliseconds to wait for the provider. A busy site is slow, not silent. */
const PATIENCE_MS = 30_000;

const TOO_MANY = 429;
const FAULTS_FROM = 500;

/** A page that asks. */
interface QuestionPage {
  /** Path and query. */
  page: string;
  /** Names the question. */
  uid: string;
}

/** The page that was named, where it is one of those; null for anything else. */
function pageOf(said: unknown, pages: RegExp): QuestionPage | null {
  if (typeof said !== 'object' || said === null || !('page' in said) || typeof said.page !== 'string') return null;
  const query = pages.exec(said.page)?.[1];
  const uid = new URLSearchParams(query).get('interaction');
  return uid === null ? null : { page: said.page, uid };
}

/** Asks the provider, whose redirects are followed: it and the site are one origin. */
async function ask(address: string, pages: RegExp): Promise<QuestionPage | null> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.status === TOO_MANY || answer.status >= FAULTS_FROM)
    throw new SignInError('network_error', `The provider answered ${answer.status}`);
  const said: unknown = await answer.json().catch(() => null);
  return answer.ok ? pageOf(said, pages) : null;
}

/**
 * Asks the provider at its address without leaving the document.
 *
 * @returns the page of the application that asks a visitor its question; null when it answered otherwise, which the
 * browser must be sent there for
 * @throws SignInError, or the browser's own error, when nothing answered or the site has too much to do: it may be
 * asked again
 */
export const questionPage = async (address: string): Promise<string | null> =>
  (await ask(address, FOR_VISITORS))?.page ?? null;

/**
 * Asks the provider likewise, for a question that is put over the page.
 *
 * @returns names the question, of a member or of staff; null when it asks none
 * @throws as `questionPage` does
 */
export const questionUid = async (address: string): Promise<string | null> =>
  (await ask(address, FOR_ALL))?.uid ?? null;
