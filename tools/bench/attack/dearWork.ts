import { createHash } from 'node:crypto';

import type { AttackClient } from './attackClient.ts';

/** One way to make a site work for nothing. */
export interface DearWork {
  name: string;
  /** Does it once. @returns the statuses that were answered */
  once: (client: AttackClient, network: string, turn: number) => Promise<number[]>;
}

const authorize = (port: number): string =>
  `/oidc/auth?${new URLSearchParams({
    client_id: 'spa',
    response_type: 'code',
    redirect_uri: `http://localhost:${port}/complete-login`,
    scope: 'openid',
    state: 's'.repeat(200),
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()}`;

const cookiesOf = (header: string | string[] | undefined): string =>
  [header ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');

/** A password that is not right: what is dear of it is the hash. */
const wrongSignIn = (port: number): DearWork => ({
  name: 'wrong sign-ins',
  async once(client, network, turn) {
    const begun = await client.ask(network, { path: authorize(port) });
    const place = String(begun.headers.location ?? '');
    if (!place.startsWith('/interaction/')) return [begun.status];
    const body = JSON.stringify({ email: `nobody${turn}@example.com`, password: `wrong password ${turn}` });
    const answer = await client.ask(network, {
      path: `${place}/login`,
      body,
      cookie: cookiesOf(begun.headers['set-cookie']),
    });
    return [begun.status, answer.status];
  },
});

/** Whole pages, no two of which are the same picture; every other one at an angle that level 2 does not have. */
const wholePages = (pages: readonly string[]): DearWork => ({
  name: 'whole pages',
  async once(client, network, turn) {
    const page = pages[turn % pages.length] ?? '';
    const width = 1_200 + ((turn * 7) % 1_000);
    const angle = turn % 2 === 0 ? 90 : 1 + (turn % 88);
    return [(await client.ask(network, { path: `/iiif/3/${page}/full/${width},/${angle}/default.png` })).status];
  },
});

/** As many as a document may have (server/start/graphql/queryLimits.ts). */
const MOST_ALIASES = 15;

const question = (length: number): string =>
  JSON.stringify({
    operationName: 'Places',
    query: `query Places($text: String!) { ${Array.from({ length: MOST_ALIASES }, (_, at) => `a${at}: placeNamed(text: $text) { name }`).join(' ')} }`,
    variables: { text: 'St Austell, '.repeat(Math.ceil(length / 12)).slice(0, length) },
  });

/**
 * The same question as often as a document may ask it, with a text as long as it may be, and, every third time, with a
 * megabyte and an invented token.
 */
const longQuestions = (): DearWork => {
  const [long, longest] = [Buffer.from(question(1_900)), Buffer.from(question(900_000))];
  return {
    name: 'long questions',
    once: async (client, network, turn) => [
      (
        await client.ask(network, {
          path: '/graphql',
          ...(turn % 3 === 0 ? { body: longest, authorization: 'Bearer invented' } : { body: long }),
        })
      ).status,
    ],
  };
};

/** Everything that is dear and open to strangers. @param pages - images of pages that anyone may see */
export const dearWork = (port: number, pages: readonly string[]): readonly DearWork[] => [
  wrongSignIn(port),
  wholePages(pages),
  longQuestions(),
];
