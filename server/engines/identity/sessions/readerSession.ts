import type { Provider } from 'oidc-provider';

/** The session a request is made in. */
export interface ReaderSession {
  /** As in the list of signed-in devices. */
  uid: string;
  /** When the reader last showed who they are, by a password, a passkey or at another provider. */
  authenticatedAt: Date;
}

/** The session with a name; null when it is over. */
export async function readerSession(provider: Provider, uid: string): Promise<ReaderSession | null> {
  const session = await provider.Session.findByUid(uid);
  return session?.loginTs ? { uid: session.uid, authenticatedAt: new Date(session.loginTs * 1000) } : null;
}
