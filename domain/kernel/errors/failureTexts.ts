/** What a reader is shown when a call fails, by the server's code, by the status, and for everything else. */
export const failureTexts = {
  generic: 'Something went wrong. Try again in a few minutes.',
  network: 'We couldn’t reach the site. Check your connection and try again.',
  byCode: {
    UNAUTHENTICATED: 'You are signed out. Sign in again to continue.',
    FORBIDDEN: 'You don’t have access to this.',
    NOT_FOUND: 'This isn’t here, or has been removed.',
    BAD_USER_INPUT: 'Part of what you entered isn’t valid. Check it and try again.',
    RATE_LIMITED: 'Too many requests in a short time. Wait a minute and try again.',
    SEARCH_UNAVAILABLE: 'Search isn’t available at the moment. Try again in a minute.',
    UNAVAILABLE: 'The site can’t answer just now. Try again in a few minutes.',
    WRITE_IN_DOUBT: 'We can’t tell whether this was saved. Check before you try again.',
  } as Readonly<Record<string, string>>,
  byStatus: {
    401: 'You are signed out. Sign in again to continue.',
    413: 'This is too large to send.',
    429: 'Too many requests in a short time. Wait a minute and try again.',
    503: 'The site is busy or being updated. Try again in a few minutes.',
  } as Readonly<Record<number, string>>,
};
