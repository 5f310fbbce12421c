import type { KoaContextWithOIDC } from 'oidc-provider';

import { sessionLimitOf, type SessionLeft, type SessionLimits } from '#domain/account/security/sessionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * What a browser says at a renewal of when its reader last did something: whole seconds ago. Earlier tabs say nothing,
 * and count as used.
 */
const IDLE_FIELD = 'idle_seconds';

const secondsIn = (body: unknown): number => {
  const said = Number((body as Record<string, unknown> | undefined)?.[IDLE_FIELD] ?? 0);
  return Number.isSafeInteger(said) && said > 0 ? said : 0;
};

/**
 * A renewal of tokens moves the end of an idle session: to its limit after its reader last did something, never nearer.
 * Any other answer moves nothing.
 */
export async function extendByRenewal(
  db: Database,
  limits: SessionLimits,
  { oidc, status }: KoaContextWithOIDC,
): Promise<void> {
  const token = oidc?.entities.RefreshToken;
  if (oidc?.route !== 'token' || status !== 200 || token?.sessionUid === undefined) return;
  await db.rows(
    "/* session.extend */ UPDATE oidc_payload SET idle_until = greatest(idle_until, now() + make_interval(secs => $2)) WHERE model = 'Session' AND uid = $1",
    [token.sessionUid, sessionLimitOf(limits, token.amr ?? []).idle - secondsIn(oidc.body)],
  );
}

/**
 * What a session has left, by the clock of the database; null once it is over. One of an earlier version, which knew no
 * idle end, has as much of that as in all.
 */
export const sessionLeft = (db: Database, uid: string): Promise<SessionLeft | null> =>
  db.one<SessionLeft>(
    `/* session.left */ SELECT extract(epoch FROM coalesce(idle_until, expires_at) - now())::float8 AS idle, extract(epoch FROM expires_at - now())::float8 AS whole
     FROM oidc_payload WHERE model = 'Session' AND uid = $1 AND expires_at > now() AND (idle_until IS NULL OR idle_until > now()) ORDER BY expires_at DESC LIMIT 1`,
    [uid],
  );
