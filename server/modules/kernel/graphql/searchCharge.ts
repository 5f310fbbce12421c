import type { GraphQLError } from 'graphql';

import { delayRefusal } from '#server/platform/limits/delayRefusal.ts';

import { rateLimited, refusal } from './refusal.ts';

/** Searches and completions one request may ask for; the site's own pages ask for two at most. */
export const MOST_SEARCHES = 6;

/**
 * Counts one search, or a look-up that costs as much.
 * @throws GraphQLError `QUERY_TOO_COSTLY` where one request asks for too many, `RATE_LIMITED` where its asker does.
 */
export type SearchCharge = () => Promise<void>;

/**
 * What one request may look up: so many, whatever aliases its document is written with, each of them counted towards
 * what its asker may search.
 *
 * @param take - counts one search; null to go on, else seconds to wait.
 */
export function createSearchCharge(take: () => Promise<number | null>): SearchCharge {
  let asked = 0;
  // One refusal for all that the request asks for from then on: its error is made, and waited for, once.
  let refused: Promise<never> | null = null;
  const refuse = (error: GraphQLError): Promise<never> =>
    (refused ??= delayRefusal().then(() => {
      throw error;
    }));
  return async () => {
    if (refused) return refused;
    asked += 1;
    if (asked > MOST_SEARCHES) return refuse(refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.'));
    const retryAfterSeconds = await take();
    if (retryAfterSeconds === null) return;
    return refuse(rateLimited('There were too many searches in a short time.', retryAfterSeconds));
  };
}
