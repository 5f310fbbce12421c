import { ErrorResponse, InMemoryWebStorage, UserManager, WebStorageStateStore, type INavigator, type User } from 'oidc-client-ts';

import { documentNavigation } from '../routing/documentNavigation.ts';

/** Leaves for the provider in the place of the current address, so that Back does not meet it again (AUTH-008). */
const replacing: INavigator = {
  prepare: () =>
    Promise.resolve({
      navigate: ({ url }) => {
        documentNavigation.replace(url);
        return Promise.resolve({ url });
      },
      close: () => undefined,
    }),
  callback: () => Promise.resolve(),
};

/** Answers the provider's question of a sign-in on the page; see `session.loginHere`. */
let answerHere: ((uid: string) => Promise<string>) | null = null;

/**
 * Follows the provider's redirects without leaving the page, which works because provider and site are one origin: the
 * first stop names the question, the last one carries the code. Used where the library would open a window.
 */
const staying: INavigator = {
  prepare: () =>
    Promise.resolve({
      navigate: async ({ url }) => {
        const asked = new URL((await fetch(url)).url).searchParams.get('interaction');
        if (asked === null || answerHere === null) throw new Error('The provider asked nothing');
        return { url: (await fetch(await answerHere(asked))).url };
      },
      close: () => undefined,
    }),
  callback: () => Promise.resolve(),
};

/** Signs in without leaving the page. Rejects when the provider refuses or cannot be reached. */
export function signInHere(manager: UserManager, mode: string | undefined, answer: (uid: string) => Promise<string>): Promise<User> {
  answerHere = answer;
  return manager.signinPopup({ prompt: 'login', extraQueryParams: mode ? { mode } : {} });
}

/**
 * The OpenID client of the site. Tokens live in memory; only the state of a sign-in under way, with its PKCE verifier,
 * is kept by the tab. Endpoints are named here, which saves asking for them.
 */
export function createUserManager(origin: string): UserManager {
  const authority = `${origin}/oidc`;
  return new UserManager(
    {
      authority,
      metadata: {
        issuer: authority,
        authorization_endpoint: `${authority}/auth`,
        token_endpoint: `${authority}/token`,
        end_session_endpoint: `${authority}/session/end`,
        jwks_uri: `${authority}/jwks`,
      },
      client_id: 'spa',
      redirect_uri: `${origin}/complete-login`,
      popup_redirect_uri: `${origin}/complete-login`,
      silent_redirect_uri: `${origin}/interaction/silent.html`,
      post_logout_redirect_uri: `${origin}/`,
      response_type: 'code',
      scope: 'openid profile',
      automaticSilentRenew: true,
      loadUserInfo: false,
      // The library hides `amr` otherwise, which marks the internal sign-in.
      filterProtocolClaims: ['nbf', 'jti', 'nonce', 'at_hash', 'azp'],
      userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
      stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    },
    replacing,
    staying,
  );
}

/** The provider's own refusal, as opposed to a network that failed: null for anything else. */
export const refusalOf = (error: unknown): { error: string; description: string } | null =>
  error instanceof ErrorResponse ? { error: error.error ?? 'unknown_error', description: error.error_description ?? '' } : null;
