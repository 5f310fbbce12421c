import * as openid from 'openid-client';

import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import type { SocialSettings } from '#server/platform/config/settings/members.ts';

/** Someone the provider vouched for. */
export interface SocialIdentity {
  issuer: string;
  /** The provider's own, unchanging name for someone. */
  subject: string;
  /** Null when the provider gave none. */
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  /** False when the reader did not allow the provider to pass on the address. */
  mayTellEmail: boolean;
}

/** What must be kept between leaving and coming back. */
export interface SocialRequest {
  state: string;
  nonce: string;
  /** PKCE. */
  verifier: string;
  /**
   * The provider was asked to have the reader show who they are now: when that was, in seconds since 1970. Left out:
   * whether it still knew them is its own affair.
   */
  freshSince?: number;
}

/** The social provider. Its methods reject when the provider does not answer, or not as it must. */
export interface SocialClient {
  /** Where to send a browser, for a request that is kept. */
  leave: (request: SocialRequest) => Promise<URL>;
  /**
   * Who came back to the address `returned`; it must answer the request.
   * @throws openid.AuthorizationResponseError when the provider said no.
   */
  arrive: (returned: URL, request: SocialRequest) => Promise<SocialIdentity>;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;
const MAX_NAME_LENGTH = 100;
/** Seconds that the clocks of the two sides may differ. */
const SKEW_SECONDS = 60;

/** The provider did not ask the reader, or does not say when it did. */
export class StaleSignIn extends Error {
  override name = 'StaleSignIn';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const nameOf = (value: unknown): string => textOf(value).slice(0, MAX_NAME_LENGTH);

/** A new request. */
export const newSocialRequest = (): SocialRequest => ({
  state: openid.randomState(),
  nonce: openid.randomNonce(),
  verifier: openid.randomPKCECodeVerifier(),
});

function identityOf(
  issuer: string,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
  scope: string | undefined,
): SocialIdentity {
  const { email, email_verified: verified, given_name: given, family_name: family, name } = claims;
  return {
    issuer,
    subject,
    email: textOf(email) || null,
    // Some providers send the text.
    isEmailVerified: verified === true || verified === 'true',
    firstName: nameOf(given) || nameOf(textOf(name).split(' ')[0]),
    lastName: nameOf(family) || nameOf(textOf(name).split(' ').slice(1).join(' ')),
    mayTellEmail: scope === undefined || scope.split(' ').includes('email'),
  };
}

/**
 * A client of the operator's provider: authorization code with PKCE, state and nonce, signatures of id tokens checked.
 * What the provider says of itself is read at the first need and kept for an hour; a failure is not kept.
 * @param redirectUri - where the provider sends browsers back to.
 */
export function createSocialClient(
  { issuer, clientId, clientSecret }: SocialSettings,
  redirectUri: string,
): SocialClient {
  let known: { configuration: Promise<openid.Configuration>; until: number } | null = null;

  const discover = (): Promise<openid.Configuration> => {
    if (known && known.until > Date.now()) return known.configuration;
    const execute =
      new URL(issuer).protocol === 'http:'
        ? [openid.allowInsecureRequests, openid.enableNonRepudiationChecks]
        : [openid.enableNonRepudiationChecks];
    const configuration = openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
    const mine = { configuration, until: Date.now() + HOUR_MS };
    known = mine;
    configuration.catch(() => {
      if (known === mine) known = null;
    });
    return configuration;
  };

  return {
    async leave({ state, nonce, verifier, freshSince }) {
      const configuration = await discover();
      const challenge = await openid.calculatePKCECodeChallenge(verifier);
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(freshSince !== undefined && { prompt: 'login', max_age: '0' }),
      });
    },
    async arrive(returned, { state, nonce, verifier, freshSince }) {
      const configuration = await discover();
      const tokens = await openid.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no id token');
      // A provider may pass over the request; only what it says of the time counts (OpenID Connect Core 1.0 section
      // 3.1.2.1).
      if (freshSince !== undefined && !((claims.auth_time ?? 0) >= freshSince - SKEW_SECONDS)) throw new StaleSignIn();
      const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        claims.email === undefined && hasUserInfo
          ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return identityOf(claims.iss, claims.sub, { ...claims, ...more }, tokens.scope);
    },
  };
}
