import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, SignJWT } from 'jose';

/** Google’s side, on a loopback port: keys, tokens and the Play Developer API. */
export interface GoogleService {
  addresses: { play: string; keys: string };
  /** The JSON key of a service account. */
  credentials: string;
  /** What it knows of purchase tokens: SubscriptionPurchaseV2. */
  purchases: Map<string, object>;
  /** Answers with this status in place of what it knows; 200 for as usual. */
  setStatus: (status: number) => void;
  /** Purchase tokens that were asked about. */
  asked: string[];
  /** The header of a push that it signs. @param claims - that differ */
  signPush: (claims?: object) => Promise<string>;
  stop: () => Promise<void>;
}

/** The service account that pushes, and for whom. */
export const PUSH = {
  account: 'push@example.iam.gserviceaccount.com',
  audience: 'http://localhost:3000/api/app-store-notices/google',
};

/** Starts it. */
export async function startGoogleService(): Promise<GoogleService> {
  const account = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const purchases = new Map<string, object>();
  const asked: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const answer = (code: number, body: object) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const path = request.url ?? '';
    if (path === '/keys') return answer(200, { keys: [jwk] });
    if (path === '/token') return answer(200, { access_token: 'granted', expires_in: 3600 });
    const token = decodeURIComponent(/subscriptionsv2\/tokens\/([^/]+)$/u.exec(path)?.[1] ?? '');
    if (request.headers.authorization !== 'Bearer granted') return answer(401, {});
    asked.push(token);
    const known = purchases.get(token);
    return answer(status === 200 && !known ? 404 : status, known ?? {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addresses: { play: url, keys: `${url}/keys` },
    credentials: JSON.stringify({
      client_email: 'reader@example.iam.gserviceaccount.com',
      private_key: account.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${url}/token`,
    }),
    purchases,
    setStatus: (next) => (status = next),
    asked,
    signPush: async (claims = {}) =>
      `Bearer ${await new SignJWT({ email: PUSH.account, email_verified: true, iss: 'https://accounts.google.com', aud: PUSH.audience, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).setIssuedAt().setExpirationTime('1h').sign(keys.privateKey)}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
