import type { RequestContext } from './context.ts';
import { refusal } from './refusal.ts';

/** How long ago a sign-in may be for what changes how one signs in, or cannot be undone: milliseconds. */
const RECENT_MS = 10 * 60_000;

/**
 * Lets only those pass who showed who they are in the last ten minutes, however they do that: a screen left open
 * is not enough.
 * @throws GraphQLError `RECENT_SIGN_IN_REQUIRED`
 */
export async function requireRecentSignIn({ session }: RequestContext): Promise<void> {
  const known = await session();
  if (known && Date.now() - known.authenticatedAt.getTime() <= RECENT_MS) return;
  throw refusal('RECENT_SIGN_IN_REQUIRED', 'Sign in again first.');
}
