import { DEMO_PASSWORD } from '#server/engines/identity/demoAccounts.ts';
import { authorize, finish, signInAs, type Tokens } from '#test/support/server/signInFlow.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { httpDoor } from './httpDoor.ts';

/** What a copy answered over GraphQL. */
export interface Answer<Data> {
  status: number;
  data: Data | null;
  /** Codes of its errors. */
  codes: string[];
}

/** Asks one copy, as a visitor or with a member's token. Rejects where it does not answer. */
export async function askCopy<Data = Record<string, unknown>>(
  origin: string,
  query: string,
  variables: object = {},
  { token, ip = '192.0.2.1', signal }: { token?: string; ip?: string; signal?: AbortSignal } = {},
): Promise<Answer<Data>> {
  const operationName = /(?:query|mutation|subscription) (\w+)/.exec(query)?.[1];
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ operationName, query, variables }),
    ...(signal && { signal }),
  });
  const body = (await answer.json()) as { data?: Data | null; errors?: { extensions?: { code?: string } }[] };
  return {
    status: answer.status,
    data: body.data ?? null,
    codes: (body.errors ?? []).map(({ extensions }) => extensions?.code ?? ''),
  };
}

/** A member's browser, which is led to a copy of the test's choice. */
export interface Member {
  /** Of the next requests. */
  at: (origin: string) => Member;
  signIn: (email: string, mode?: 'internal') => Promise<void>;
  /**
   * A silent sign-in with the session's cookie, as a tab does it before its token ends.
   * @throws Error where the session is not known
   */
  renew: () => Promise<void>;
  ask: <Data = Record<string, unknown>>(query: string, variables?: object) => Promise<Answer<Data>>;
  token: () => string;
  browser: TestBrowser;
}

/**
 * Makes the browser of a member.
 * @param publicUrl - of the site, whichever copy is asked
 * @param start - the first copy; left out: the balancer's choice
 */
export function memberOf(publicUrl: string, start = publicUrl): Member {
  let origin = start;
  let tokens: Tokens | null = null;
  const browser = new TestBrowser(
    httpDoor(() => origin),
    publicUrl,
  );
  const member: Member = {
    browser,
    at(next) {
      origin = next;
      return member;
    },
    async signIn(email, mode) {
      tokens = await signInAs(browser, publicUrl, email, DEMO_PASSWORD, mode && { mode });
    },
    async renew() {
      const { location, verifier } = await authorize(browser, publicUrl, { prompt: 'none' });
      tokens = await finish(browser, publicUrl, location, verifier);
    },
    ask: (query, variables) => askCopy(origin, query, variables, { token: member.token() }),
    token: () => tokens?.access_token ?? '',
  };
  return member;
}

/** The same, signed in. */
export async function signedIn(
  publicUrl: string,
  email: string,
  { at = publicUrl, mode }: { at?: string; mode?: 'internal' } = {},
): Promise<Member> {
  const member = memberOf(publicUrl, at);
  await member.signIn(email, mode);
  return member;
}
