import { createHash, randomBytes } from 'node:crypto';

import type { LightMyRequestResponse } from 'fastify';

import type { TestBrowser } from './TestBrowser.ts';

/** Tokens of a finished sign-in. */
export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/** A sign-in under way. */
export interface Authorization {
  verifier: string;
  /** Where the authorization endpoint sent the browser. */
  location: string;
}

const REDIRECT = '/complete-login';

const locationOf = (answer: LightMyRequestResponse): string => String(answer.headers.location);

/** Starts authorization code with PKCE, as the app does. */
export async function authorize(
  browser: TestBrowser,
  origin: string,
  extra: Record<string, string> = {},
): Promise<Authorization> {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'spa',
    response_type: 'code',
    redirect_uri: origin + REDIRECT,
    scope: 'openid profile',
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { verifier, location: locationOf(await browser.request({ url: `/oidc/auth?${query.toString()}` })) };
}

/** Follows `continueTo` back to the app and trades the code for tokens. */
export async function finish(
  browser: TestBrowser,
  origin: string,
  continueTo: string,
  verifier: string,
): Promise<Tokens> {
  const to = continueTo.includes(`${REDIRECT}?`) ? continueTo : locationOf(await browser.request({ url: continueTo }));
  const back = new URL(to);
  const answer = await browser.request({
    url: '/oidc/token',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'spa',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: origin + REDIRECT,
      code_verifier: verifier,
    }).toString(),
  });
  if (answer.statusCode !== 200) throw new Error(`No tokens: ${back.search} ${answer.body}`);
  return answer.json();
}

/** Signs an account in and gives back its tokens; the browser keeps the session. */
export async function signInAs(
  browser: TestBrowser,
  origin: string,
  email: string,
  password: string,
  extra: Record<string, string> = {},
): Promise<Tokens> {
  const { location, verifier } = await authorize(browser, origin, { prompt: 'login', ...extra });
  const answer = await browser.post(`${location}/login`, { email, password });
  if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.body}`);
  return finish(browser, origin, answer.json<{ continueTo: string }>().continueTo, verifier);
}
