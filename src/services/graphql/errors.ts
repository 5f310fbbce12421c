import { isFailure } from './failure.ts';

const GENERIC = 'Something went wrong. Try again in a few minutes.';

/** Our sentences for the codes that the server sends. Every other code gets the generic one. */
const BY_CODE: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'You are signed out. Sign in again to go on.',
  FORBIDDEN: 'You may not see this.',
  NOT_FOUND: 'This is not here, or no longer.',
  BAD_USER_INPUT: 'Something in the request is not valid. Check what you entered and try again.',
  RATE_LIMITED: 'Too many requests in a short time. Wait a minute and try again.',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'You are signed out. Sign in again to go on.',
  413: 'This is too large to send.',
  429: 'Too many requests in a short time. Wait a minute and try again.',
  503: 'The site is busy or being updated. Try again in a few minutes.',
};

/**
 * One sentence for the reader about a failed call; never the server's own words (docs/adr/0005).
 * @param error - what an endpoint answered as its error; anything else gets the generic sentence.
 */
export function describeError(error: unknown): string {
  if (!isFailure(error)) return GENERIC;
  if (error.kind === 'network') return 'The site could not be reached. Check your connection and try again.';
  if (error.kind === 'http') return BY_STATUS[error.status] ?? GENERIC;
  return BY_CODE[error.code] ?? GENERIC;
}
