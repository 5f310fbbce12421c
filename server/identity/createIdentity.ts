import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';

import type { Viewer } from '#domain/access/accessRule.ts';
import { applyTestOverrides, testOverridesIn } from '#domain/access/testOverrides.ts';

import { createFlags } from '../flags/createFlags.ts';
import { userContext } from '../flags/userContext.ts';
import { createOutbox } from '../mail/createOutbox.ts';
import { registerPreferenceRoutes } from '../mail/preferences/preferenceRoutes.ts';
import { readViewer } from './accounts/readViewer.ts';
import type { Identity, IdentityOptions, ViewerHeaders } from './identity.ts';
import { createProvider } from './provider/createProvider.ts';
import { registerInteractionRoutes } from './routes/interactionRoutes.ts';
import { registerClearData } from './routes/clearData.ts';
import { registerOidcRoutes } from './routes/oidcRoutes.ts';
import { registerRecoveryRoutes } from './routes/recoveryRoutes.ts';
import { registerSilentPage } from './routes/silentPage.ts';
import { registerSubmitScript } from './routes/submitScript.ts';
import { registerViewerRoutes } from './routes/viewerRoutes.ts';
import { startAnsweringResets } from './recovery/resetRequests.ts';
import { loadProviderKeys } from './secrets/providerKeys.ts';
import { registerDemoInstitution } from './saml/demo/demoRoutes.ts';
import { registerSamlRoutes } from './saml/samlRoutes.ts';
import { accountOfBrowser } from './sessions/browserSession.ts';
import { followSessions } from './sessions/followSessions.ts';
import { readerSession } from './sessions/readerSession.ts';
import { renewRecoveryCodes } from './second-factors/recoveryCodes.ts';
import { createTokenRefusals } from './securityEvents/tokenRefusals.ts';
import { createRateLimits } from './signing/rateLimits.ts';
import { registerSocialRoutes } from './upstream/socialRoutes.ts';
import { startSweeping } from './sweepExpired.ts';

const bearer = (authorization: string | undefined): string | null => /^Bearer (\S+)$/iu.exec(authorization ?? '')?.[1] ?? null;

const unauthenticated = (): GraphQLError =>
  new GraphQLError('Sign in again.', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });

const methodsOf = (extra: Record<string, unknown> | undefined): string[] =>
  Array.isArray(extra?.amr) ? extra.amr.filter((method): method is string => typeof method === 'string') : [];

/**
 * Starts identity on a migrated database: makes or loads the keys and sets up the provider.
 * @throws Error when the database cannot be read.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, settings, log } = options;
  const provider = createProvider(options, await loadProviderKeys(db, settings.secret));
  const limits = createRateLimits(db);
  const flags = options.flags ?? (await createFlags({ log }));
  followSessions(provider, db, log);
  const noteRefusal = createTokenRefusals(db, (error) => log.warn({ err: error }, 'a refused token could not be written down'));

  const read = (memberId: number | null, methods: readonly string[], ip = '') =>
    readViewer(db, memberId, methods, { mode: settings.mode, decide: (member, stored) => flags.on(userContext(member, ip), stored) });

  const signedIn = async (token: string, ip: string | undefined): Promise<Viewer> => {
    const found = await provider.AccessToken.find(token);
    const viewer = found?.accountId && (await read(Number(found.accountId), methodsOf(found.extra), ip));
    if (!viewer) {
      noteRefusal(ip);
      throw unauthenticated();
    }
    return viewer;
  };

  const viewerOf = async ({ authorization, cookie, ip }: ViewerHeaders): Promise<Viewer> => {
    const token = bearer(authorization);
    if (authorization !== undefined && token === null) throw unauthenticated();
    const viewer = token === null ? await read(null, [], ip) : await signedIn(token, ip);
    if (!viewer) throw new Error('A visitor could not be read.');
    return settings.mode === 'production' ? viewer : applyTestOverrides(viewer, testOverridesIn(cookie));
  };

  const onlookerOf: Identity['onlookerOf'] = async (headers) => {
    if (headers.authorization !== undefined) {
      return viewerOf(headers).catch((error: unknown) => {
        if (error instanceof GraphQLError) return viewerOf({ ...headers, authorization: undefined });
        throw error;
      });
    }
    const memberId = await accountOfBrowser(provider, headers.cookie);
    const viewer = memberId === null ? null : await read(memberId, [], headers.ip);
    return viewer ?? viewerOf(headers);
  };

  const register = async (app: FastifyInstance): Promise<void> => {
    registerSubmitScript(app);
    registerSilentPage(app);
    await registerOidcRoutes(app, provider, settings.publicUrl);
    await registerInteractionRoutes(app, options, provider, limits);
    await registerRecoveryRoutes(app, options, limits);
    await registerPreferenceRoutes(app, db, settings);
    registerClearData(app, provider, settings.publicUrl);
    await registerSamlRoutes(app, options, provider);
    if (settings.social) await registerSocialRoutes(app, options, settings.social, provider, limits);
    if (settings.mode === 'demo') await registerDemoInstitution(app, options);
    registerViewerRoutes(app, viewerOf);
    const stop = startSweeping(db, log);
    app.addHook('onClose', stop);
  };

  const sessionOf: Identity['sessionOf'] = async ({ authorization }) => {
    const token = bearer(authorization);
    return token === null ? null : readerSession(provider, token);
  };

  return { register, viewerOf, onlookerOf, readerOf: (memberId) => read(memberId, []), flagProvider: flags.provider, sessionOf, renewRecoveryCodes: (memberId) => renewRecoveryCodes(db, settings.secret, memberId), outbox: settings.mode === 'demo' ? createOutbox(db, settings.secret) : null, startWork: () => startAnsweringResets(options) };
}
