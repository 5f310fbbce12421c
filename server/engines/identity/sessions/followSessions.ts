import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

import { deviceName } from '#domain/account/security/deviceName.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { IdentityLog } from '../identity.ts';
import { coarseNetwork } from './coarseNetwork.ts';
import { readerAddressOf } from './readerAddress.ts';
import { rememberSession } from './sessionStore.ts';

/** Writes down on which device each session is used, at the sign-in and whenever its tokens are renewed. */
export function followSessions(provider: Provider, db: Database, log: IdentityLog): void {
  const see = (ctx: KoaContextWithOIDC, uid: string | undefined, accountId: string | undefined) => {
    const ip = readerAddressOf(ctx.req);
    if (uid === undefined || accountId === undefined || ip === null) return;
    const sight = {
      uid,
      memberId: Number(accountId),
      device: deviceName(ctx.get('user-agent')),
      network: coarseNetwork(ip),
    };
    rememberSession(db, sight).catch((error: unknown) =>
      log.warn({ err: error }, 'a signed-in device could not be written down'),
    );
  };
  provider.on('authorization.success', (ctx) => see(ctx, ctx.oidc.session?.uid, ctx.oidc.session?.accountId));
  provider.on('grant.success', (ctx) => {
    const token = ctx.oidc.entities.RefreshToken;
    see(ctx, token?.sessionUid, token?.accountId);
  });
}
