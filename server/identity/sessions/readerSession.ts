import type { Provider } from 'oidc-provider';

/** The session a request is made in. */
export interface ReaderSession {
  /** As in the list of signed-in devices. */
  uid: string;
  /** When the reader last showed who they are, by a password, a passkey or at another provider. */
  authenticatedAt: Date;
}

/** The session an access token was given out in; null when either is over. */
export async function readerSession(provider: Provider, token: string): Promise<ReaderSession | null> {
  const found = await provider.AccessToken.find(token);
  const session = found?.sessionUid ? await provider.Session.findByUid(found.sessionUid) : undefined;
  return session?.loginTs ? { uid: session.uid, authenticatedAt: new Date(session.loginTs * 1000) } : null;
}
