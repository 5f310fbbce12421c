import {
  ErrorResponse,
  InMemoryWebStorage,
  UserManager,
  WebStorageStateStore,
  type INavigator,
  type SigninRedirectArgs,
  type SigninSilentArgs,
  type User,
} from 'oidc-client-ts';

import { questionUid } from './questionPage.ts';
import { idleSeconds } from './readerActivity.ts';

/** Where the answers to silent sign-ins are (server/engines/identity/routes/silentPage.ts). */
const SILENT_PATH = '/interaction/silent.html';

/** Milliseconds that a silent sign-in waits for the provider. A busy site is slow, not silent. */
const SILENT_MS = 30_000;

/**
 * The address that redirects lead to. What is there is read as well: a browser keeps a connection for an answer that no
 * one reads.
 */
async function addressAfter(url: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(url, init);
  await answer.text();
  return answer.url;
}

/**
 * Asks the provider whose session this is, without a question to the reader: follows its redirects to the silent page,
 * in whose address the answer is. Not in a frame: nothing says of a frame that no answer came, and it is one document
 * more.
 */
const unseen: INavigator = {
  prepare: () =>
    Promise.resolve({
      navigate: async ({ url }) => {
        const answered = await addressAfter(url, { cache: 'no-store', signal: AbortSignal.timeout(SILENT_MS) });
        if (new URL(answered).pathname !== SILENT_PATH) throw new Error('The provider gave no answer');
        return { url: answered };
      },
      close: () => undefined,
    }),
  callback: () => Promise.resolve(),
};

/** Answers the provider's question of a sign-in on the page; see `session.loginHere`. */
let answerHere: ((uid: string) => Promise<string>) | null = null;

/**
 * Asks the provider without leaving the page, and follows its redirects after the answer, which works because provider
 * and site are one origin: the last one carries the code. Used where the library would open a window.
 */
const staying: INavigator = {
  prepare: () =>
    Promise.resolve({
      navigate: async ({ url }) => {
        const asked = await questionUid(url);
        if (asked === null || answerHere === null) throw new Error('The provider asked nothing');
        return { url: await addressAfter(await answerHere(asked)) };
      },
      close: () => undefined,
    }),
  callback: () => Promise.resolve(),
};

/**
 * The library’s client, which can also name the address of a sign-in without going there, and says how long its reader
 * has been away.
 */
export class SiteUserManager extends UserManager {
  /**
   * A renewal also says when the reader last did something: the server ends sessions that no one uses, and a tab renews
   * by itself.
   */
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    return super.signinSilent({ ...args, extraTokenParams: { ...args.extraTokenParams, idle_seconds: idleSeconds() } });
  }

  /** Where the provider is asked for a sign-in that comes back to `/complete-login`. The tab keeps its state. */
  async addressOf(request: SigninRedirectArgs): Promise<string> {
    return (await this._client.createSigninRequest({ request_type: 'si:r', ...request })).url;
  }
}

/** Signs in without leaving the page. Rejects when the provider refuses or cannot be reached. */
export function signInHere(
  manager: UserManager,
  mode: string | undefined,
  answer: (uid: string) => Promise<string>,
): Promise<User> {
  answerHere = answer;
  return manager.signinPopup({ prompt: 'login', extraQueryParams: mode ? { mode } : {} });
}

/**
 * The OpenID client of the site. Tokens live in memory; only the state of a sign-in under way, with its PKCE verifier,
 * is kept by the tab. Endpoints are named here, which saves asking for them.
 */
export function createUserManager(origin: string): SiteUserManager {
  const authority = `${origin}/oidc`;
  return new SiteUserManager(
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
      // Of this return only the address is read: the page for that is the smallest there is.
      popup_redirect_uri: origin + SILENT_PATH,
      silent_redirect_uri: origin + SILENT_PATH,
      post_logout_redirect_uri: `${origin}/`,
      response_type: 'code',
      scope: 'openid profile',
      automaticSilentRenew: true,
      loadUserInfo: false,
      // Another account is an answer, too: the session starts a clean page then.
      validateSubOnSilentRenew: false,
      // The library hides `amr` otherwise, which marks the internal sign-in.
      filterProtocolClaims: ['nbf', 'jti', 'nonce', 'at_hash', 'azp'],
      userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
      stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    },
    undefined,
    staying,
    unseen,
  );
}

/** What the provider, or a proxy before it, says of itself rather than of the reader (RFC 6749 section 4.1.2.1). */
const OF_ITSELF: readonly string[] = ['server_error', 'temporarily_unavailable'];

/**
 * The provider's own refusal, as opposed to a network that failed: null for anything else. The library takes any JSON
 * with an `error` for one, also that of a site that starts, where it is no text.
 */
export function refusalOf(error: unknown): { error: string; description: string } | null {
  if (!(error instanceof ErrorResponse) || typeof error.error !== 'string' || OF_ITSELF.includes(error.error))
    return null;
  return { error: error.error, description: error.error_description ?? '' };
}
