import type { errors, KoaContextWithOIDC } from 'oidc-provider';

import type { Database } from '#server/platform/db/database.ts';

import type { IdentityLog } from '../identity.ts';
import { readerAddressOf } from '../sessions/readerAddress.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';

/**
 * Logs that a refresh token was used a second time, when a copy of it may be in other hands. The provider has revoked
 * everything of its grant by then. Called for every refusal at the token endpoint; what is no such use is passed over.
 */
export async function recordReuse(
  db: Database,
  log: IdentityLog,
  ctx: KoaContextWithOIDC,
  error: errors.OIDCProviderError,
): Promise<void> {
  const token = ctx.oidc.entities.RefreshToken;
  if (error.error !== 'invalid_grant' || token?.consumed === undefined || token.consumed === false) return;
  try {
    await recordSecurityEvent(db, {
      kind: 'token-reused',
      memberId: Number(token.accountId),
      by: 'visitor',
      ip: readerAddressOf(ctx.req) ?? undefined,
    });
  } catch (cause) {
    log.warn({ err: cause }, 'a refresh token that was used twice could not be written down');
  }
}
