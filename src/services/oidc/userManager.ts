import { ErrorResponse, InMemoryWebStorage, UserManager, WebStorageStateStore, type INavigator } from 'oidc-client-ts';

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
      silent_redirect_uri: `${origin}/interaction/silent.html`,
      post_logout_redirect_uri: `${origin}/`,
      response_type: 'code',
      scope: 'openid profile',
      automaticSilentRenew: true,
      loadUserInfo: false,
      // The library hides `amr` otherwise, which tells the internal sign-in.
      filterProtocolClaims: ['nbf', 'jti', 'nonce', 'at_hash', 'azp'],
      userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
      stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    },
    replacing,
  );
}

/** The provider's own refusal, as opposed to a network that failed: null for anything else. */
export const refusalOf = (error: unknown): { error: string; description: string } | null =>
  error instanceof ErrorResponse ? { error: error.error ?? 'unknown_error', description: error.error_description ?? '' } : null;
