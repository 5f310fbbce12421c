import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { Provider } from 'oidc-provider';

import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash } from '#server/platform/encryption/randomTokens.ts';

/** A browser's session at the provider. */
type BrowserSession = InstanceType<Provider['Session']>;

/**
 * The session of a browser by its cookie, whose signature is checked; undefined for a visitor and once the session is
 * over.
 * @param cookie - the request's header
 */
async function browserSession(provider: Provider, cookie: string | undefined): Promise<BrowserSession | undefined> {
  if (!cookie?.includes(`${provider.cookieName('session')}=`)) return undefined;
  // The provider reads cookies from a request; this one holds nothing else, and what it would answer is sent to no one.
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  const session = await provider.Session.get(provider.createContext(request, new ServerResponse(request)));
  return session.accountId ? session : undefined;
}

/** What a request shows: an access token, the header with the browser's cookies, or a ticket from an address. */
export type Credential = { token: string } | { cookie: string | undefined } | { ticket: string };

/** Who was let in, and in which session. */
export interface Admitted {
  memberId: number;
  sessionUid: string;
  /**
   * How they signed in (RFC 8176), and `internal` for the internal sign-in; empty where the credential does not say.
   */
  methods: string[];
}

/** Judges a credential; null for one that lets no one in. */
export type Admit = (credential: Credential) => Promise<Admitted | null>;

const methodsOf = (extra: Record<string, unknown> | undefined): string[] =>
  Array.isArray(extra?.amr) ? extra.amr.filter((method): method is string => typeof method === 'string') : [];

/**
 * The one door of the site. Pages, GraphQL, pictures, IIIF, entitlements, uploads and downloads come through it, each
 * with its kind of credential, and each credential leads to a session: what is remembered of it is let in only while
 * its session lasts, its key verifies, and mode and account allow it (provider/oidcAdapter.ts).
 */
export function createAdmission(db: Database, provider: () => Provider): Admit {
  const admitted = (
    accountId: string | undefined,
    sessionUid: string | undefined,
    methods: string[] = [],
  ): Admitted | null =>
    accountId !== undefined && sessionUid !== undefined ? { memberId: Number(accountId), sessionUid, methods } : null;

  return async (credential) => {
    if ('token' in credential) {
      const found = await provider().AccessToken.find(credential.token);
      return admitted(found?.accountId, found?.sessionUid, methodsOf(found?.extra));
    }
    if ('cookie' in credential) {
      const session = await browserSession(provider(), credential.cookie);
      return admitted(session?.accountId, session?.uid);
    }
    const row = await db.one<{ uid: string }>(
      '/* admission.ticket */ SELECT session_uid AS uid FROM session_ticket WHERE ticket_hash = $1',
      [linkTokenHash(credential.ticket)],
    );
    const session = row ? await provider().Session.findByUid(row.uid) : undefined;
    return admitted(session?.accountId, session?.uid);
  };
}

/** Binds a ticket to the session it is given out in: it opens nothing once that session is over. */
export async function bindTicket(db: Database, ticket: string, sessionUid: string): Promise<void> {
  await db.rows('/* admission.bind */ INSERT INTO session_ticket (ticket_hash, session_uid) VALUES ($1, $2)', [
    linkTokenHash(ticket),
    sessionUid,
  ]);
}
