import type { Provider } from 'oidc-provider';

/** The cookie that carries a browser's session at the provider. */
const COOKIE = /(?:^|;\s*)op_session=([\w-]{1,200})(?:;|$)/u;

/** The account a browser is signed in with, judged by its session's cookie; null for a visitor and once the session is over. */
export async function accountOfBrowser(provider: Provider, cookie: string | undefined): Promise<number | null> {
  const [, name] = COOKIE.exec(cookie ?? '') ?? [];
  const session = name === undefined ? undefined : await provider.Session.find(name);
  return session?.accountId ? Number(session.accountId) : null;
}
