import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT } from 'jose';

import { objectIn, textIn } from '#domain/billing/app-stores/statement.ts';

import { BadStatement, StoreUnreachable } from './AppStores.ts';

/** Where Google answers. */
export interface GoogleAddresses {
  /** Play Developer API, without a final slash. */
  play: string;
  /** Keys that sign pushes. */
  keys: string;
}

/** The service account that may ask the Play Developer API, as its JSON key file has it. */
export interface GoogleCredentials {
  email: string;
  /** PEM, PKCS #8. */
  privateKey: string;
  /** Where tokens are given out. */
  tokenUrl: string;
}

/** Of pushes that Cloud Pub/Sub signs. */
export interface PushRules {
  /** The service account of the push subscription. */
  account: string;
  audience: string;
}

const TIMEOUT_MS = 10_000;
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** What jose says where the keys did not come, or were none. */
const NO_KEYS: ReadonlySet<string> = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);
/** A token is renewed so long before its end. */
const MARGIN_MS = 60_000;

/** Asks without following redirects: credentials travel along. @throws StoreUnreachable */
export async function askGoogle(url: string, options: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  } catch (error) {
    throw new StoreUnreachable('Google gave no answer.', { cause: error });
  }
}

/** Gives out the token that the service account asks with; one serves until it ends (RFC 7523). */
export function createAccess({ email, privateKey, tokenUrl }: GoogleCredentials): () => Promise<string> {
  let held: { token: string; until: number } | null = null;
  return async () => {
    if (held && held.until > Date.now()) return held.token;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(privateKey, 'RS256'));
    const { status, body } = await askGoogle(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
    });
    const token = textIn(objectIn(body)?.access_token);
    if (status !== 200 || token === null) throw new StoreUnreachable(`Google gave no token: ${status}.`);
    held = { token, until: Date.now() + Number(objectIn(body)?.expires_in ?? 0) * 1000 - MARGIN_MS };
    return token;
  };
}

/**
 * Checks the token that a push of Cloud Pub/Sub comes with. The function throws BadStatement, and StoreUnreachable
 * where Google's keys cannot be had.
 */
export function createPushCheck(
  keysUrl: string,
  { account, audience }: PushRules,
): (authorization: string | undefined) => Promise<void> {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  return async (authorization) => {
    const token = /^Bearer (\S+)$/u.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new BadStatement('The push has no token.');
    const { payload } = await jwtVerify(token, keys, {
      issuer: ISSUERS,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
    }).catch((error: unknown) => {
      const code = (error as { code?: unknown }).code;
      // Only what jose says of the token is the token's fault; the rest is the way to the keys.
      if (typeof code === 'string' && code.startsWith('ERR_J') && !NO_KEYS.has(code))
        throw new BadStatement('The push is not signed by Google.', { cause: error });
      throw new StoreUnreachable('The keys of Google could not be had.', { cause: error });
    });
    if (payload.email !== account || payload.email_verified !== true)
      throw new BadStatement('The push is of another account.');
  };
}
