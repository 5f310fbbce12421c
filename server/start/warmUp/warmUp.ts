import type { FastifyInstance } from 'fastify';

import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { WARM_UP_ADDRESS } from '#server/platform/http/warmUpRequests.ts';

import { operations } from './operations.generated.ts';
import { readersQuestions } from './readersQuestions.ts';

/**
 * Common surnames that are asked for, unless the time is over before. A site that has none of that initial is asked
 * nothing.
 */
const SURNAMES = 6;

/** Of theirs: counting all surnames of a large site takes longer than the rest. */
const INITIAL = 'b';

/** What the site warms itself up with. */
export interface WarmUpDeps {
  app: FastifyInstance;
  /** Whether it sends documents: the development server does that by itself. */
  hasPages: boolean;
  search: Pick<SearchEngine, 'suggest'>;
  publicUrl: string;
  /** No further reader is played after that many milliseconds. */
  forMs: number;
}

interface Answer {
  data?: { recordSearch?: { hits: readonly { id: string; place: string | null }[] } } | null;
  errors?: readonly unknown[];
}

/**
 * Asks the site what readers ask most, before they do: Node compiles what it runs while it runs it, each thread for
 * itself, and the first who ask would wait for that. The way is that of readers, past the network; nothing of it is
 * written into logs, measurements, limits or diaries.
 *
 * @returns how many questions were answered. @throws Error where one was not.
 */
export async function warmUp({ app, hasPages, search, publicUrl, forMs }: WarmUpDeps): Promise<number> {
  const until = performance.now() + forMs;
  const headers = { host: new URL(publicUrl).host, 'accept-encoding': 'gzip, deflate, br' };
  let answered = 0;
  const ask = async (name: keyof typeof operations, variables: object): Promise<Answer> => {
    // Without compression, since the answer is read; pages go through it.
    const { body } = await app.inject({
      remoteAddress: WARM_UP_ADDRESS,
      method: 'POST',
      url: '/graphql',
      headers: { ...headers, 'accept-encoding': 'identity', 'content-type': 'application/json' },
      payload: { operationName: name, query: operations[name], variables },
    });
    const answer = JSON.parse(body) as Answer;
    if (answer.errors) throw new Error(`${name} was refused`);
    answered += 1;
    return answer;
  };
  const open = async (url: string): Promise<void> => {
    const { statusCode } = await app.inject({
      remoteAddress: WARM_UP_ADDRESS,
      method: 'GET',
      url,
      headers: { ...headers, accept: 'text/html' },
    });
    if (statusCode !== 200) throw new Error(`A page answered ${statusCode}`);
    answered += 1;
  };

  let place: string | null = null;
  const surnames = await search.suggest('LastName', INITIAL, SURNAMES);
  for (const [at, { value: surname }] of surnames.entries()) {
    if (performance.now() > until) break;
    const { input, prefix, address } = readersQuestions(surname, place, at);
    const [{ data }] = await Promise.all([
      ask('RecordSearch', { input }),
      ask('RecordFacets', { input }),
      ask('RecordSuggestions', { fieldId: 'LastName', prefix }),
      hasPages && open(address),
    ]);
    const hit = data?.recordSearch?.hits[0];
    place = hit?.place ?? place;
    if (hit) await ask('Transcript', { id: hit.id });
  }
  return answered;
}
