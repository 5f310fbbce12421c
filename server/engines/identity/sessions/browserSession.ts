import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { Provider } from 'oidc-provider';

/** A browser's session at the provider. */
export type BrowserSession = InstanceType<Provider['Session']>;

/**
 * The session of a browser by its cookie, whose signature is checked; undefined for a visitor and once the session is
 * over.
 * @param cookie - the request's header
 */
export async function browserSession(
  provider: Provider,
  cookie: string | undefined,
): Promise<BrowserSession | undefined> {
  if (!cookie?.includes(`${provider.cookieName('session')}=`)) return undefined;
  // The provider reads cookies from a request; this one holds nothing else, and what it would answer is sent to no one.
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  const session = await provider.Session.get(provider.createContext(request, new ServerResponse(request)));
  return session.accountId ? session : undefined;
}
