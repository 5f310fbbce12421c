import type { EventEmitter } from 'node:events';

import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { Provider } from 'oidc-provider/lib/provider.js';

import { areTermsDue } from '#domain/account/access/areTermsDue.ts';
import { longestSession, SESSION_LIMITS } from '#domain/account/security/sessionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

import { isShut } from '../accounts/member.ts';
import { memberById } from '../accounts/memberStore.ts';
import type { IdentityOptions } from '../identity.ts';
import { keyScopeOf } from '../keys/keyStore.ts';
import type { ProviderKeys } from '../keys/loadKeys.ts';
import { clearedSessionMarker, sessionMarker } from '../routes/sessionMarker.ts';
import { SILENT_PAGE_PATH } from '../routes/silentPage.ts';
import { recordReuse, recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { endSessionsNamed, hasEnded } from '../sessions/endSession.ts';
import { readerAddressOf } from '../sessions/readerAddress.ts';
import { extendByRenewal } from '../sessions/sessionClock.ts';
import { providerCookies } from './cookies.ts';
import { createInteractionPolicy } from './interactionPolicy.ts';
import { lifetimesOf } from './lifetimes.ts';
import { oidcAdapter } from './oidcAdapter.ts';
import { errorPage, signedOutPage, signOutPage } from './pages.ts';

/** The one client: this site's own browser application, a public one that proves itself by PKCE. */
export const CLIENT_ID = 'spa';

const SCOPE = 'openid offline_access profile';
/** Codes of what happens when a caller goes before they have asked. */
const BROKEN_OFF = /^(?:HPE_|ECONNRESET$|ECONNABORTED$|EPIPE$|ERR_STREAM_PREMATURE_CLOSE$)/u;

function accountFinder(
  db: Database,
  { settings: { mode }, termsDate = () => null }: Pick<IdentityOptions, 'settings' | 'termsDate'>,
): NonNullable<Configuration['findAccount']> {
  return async (_ctx, sub) => {
    const member = await memberById(db, Number(sub));
    if (!member || isShut(member, mode)) return undefined;
    return {
      accountId: sub,
      claims: () =>
        Promise.resolve({
          sub,
          given_name: member.firstName,
          kind: member.kind,
          terms_due: areTermsDue(member.termsAcceptedAt, termsDate()),
        }),
    };
  };
}

/** The grant of this site's own client is made by signing in: there is nothing to consent to. */
async function ownGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

/**
 * The OpenID provider of the site: authorization code with PKCE for the one client, opaque access tokens bound to the
 * session, refresh tokens that are used once, and the site's own pages for every question.
 */
export function createProvider(
  { db, settings, log, siteIdentity, termsDate }: IdentityOptions,
  keys: ProviderKeys,
): Provider {
  const { publicUrl: origin, sessionLimits: limits = SESSION_LIMITS } = settings;
  const configuration: Configuration = {
    adapter: oidcAdapter(db, keyScopeOf(settings), limits),
    jwks: keys.jwks,
    cookies: providerCookies(origin, keys.cookieKeys),
    clients: [
      {
        client_id: CLIENT_ID,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/complete-login`, origin + SILENT_PAGE_PATH],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, from) => from === origin,
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'amr', 'auth_time'], profile: ['given_name', 'kind', 'terms_due'] },
    scopes: SCOPE.split(' '),
    extraParams: ['mode', 'screen_hint', 'sign_up_mode', 'registration_route', 'institution'],
    interactions: {
      policy: createInteractionPolicy(settings.mode),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    findAccount: accountFinder(db, { settings, termsDate }),
    loadExistingGrant: ownGrant,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    extraTokenClaims: (ctx) => {
      const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
      return { amr: (AuthorizationCode ?? RefreshToken)?.amr ?? [] };
    },
    ttl: lifetimesOf(limits),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutPage(siteIdentity),
        postLogoutSuccessSource: signedOutPage,
      },
    },
    renderError: errorPage,
  };
  const provider = new Provider(`${origin}/oidc`, configuration);
  // Safe because every request's Host and forwarded headers are overwritten first (routes/pinOrigin.ts).
  provider.proxy = true;
  // Without a listener Koa prints what goes wrong around the provider beside the log. What it would expose is the
  // caller's fault.
  const around = provider as EventEmitter;
  around.on('error', (error: { code?: string; expose?: boolean }) => {
    if (error.expose || BROKEN_OFF.test(error.code ?? ''))
      log.info({ code: error.code }, 'a request of identity broke off');
    else log.error({ err: error }, 'identity failed');
  });
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'identity failed'));
  provider.on('authorization.error', (_ctx, error) => log.warn({ error: error.error }, 'authorization refused'));
  provider.on('grant.error', (_ctx, error) => log.warn({ error: error.error }, 'token refused'));
  provider.on('grant.error', (ctx, error) => void recordReuse(db, log, ctx, error));
  provider.on('authorization.success', (ctx) => {
    ctx.append('set-cookie', sessionMarker(origin, longestSession(limits)));
  });
  provider.on('end_session.success', (ctx) => {
    ctx.append('set-cookie', clearedSessionMarker(origin));
  });
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    await extendByRenewal(db, limits, ctx);
    const session = ctx.oidc?.session;
    if (!session) return;
    // The provider takes the session away, which a request under way may write again: its name is remembered as ended.
    if ('destroyed' in session && session.destroyed === true) {
      await endSessionsNamed(db, [session.uid]);
      if (session.accountId)
        await recordSecurityEvent(db, {
          kind: 'signed-out',
          memberId: Number(session.accountId),
          ip: readerAddressOf(ctx.req) ?? undefined,
        });
    }
    // Signed out while this request was under way: the browser must not learn that a silent sign-in is worth trying.
    else if (session.accountId && (await hasEnded(db, session.uid)))
      ctx.append('set-cookie', clearedSessionMarker(origin));
  });
  return provider;
}
