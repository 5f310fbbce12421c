import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Provider } from 'oidc-provider';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { applyTestOverrides, testOverridesIn } from '#domain/kernel/grants/testOverrides.ts';
import { createFlags } from '#server/platform/flags/createFlags.ts';
import { userContext } from '#server/platform/flags/userContext.ts';
import { createOutbox } from '#server/platform/mail/createOutbox.ts';

import { readViewer } from './accounts/readViewer.ts';
import { bearerOf } from './bearerOf.ts';
import { bindTicket, createAdmission } from './createAdmission.ts';
import type { Identity, IdentityOptions, ViewerHeaders } from './identity.ts';
import { loadKeys, type ProviderKeys } from './keys/loadKeys.ts';
import { watchKeys } from './keys/watchKeys.ts';
import { createProvider } from './provider/createProvider.ts';
import { startAnsweringResets } from './recovery/resetRequests.ts';
import { registerClearData } from './routes/clearData.ts';
import { registerInteractionRoutes } from './routes/interactionRoutes.ts';
import { registerOidcRoutes } from './routes/oidcRoutes.ts';
import { registerRecoveryRoutes } from './routes/recoveryRoutes.ts';
import { registerSignOut } from './routes/signOut.ts';
import { registerSilentPage } from './routes/silentPage.ts';
import { registerSubmitScript } from './routes/submitScript.ts';
import { registerSessionRoute, registerViewerRoutes } from './routes/viewerRoutes.ts';
import { registerDemoInstitution } from './saml/demo/demoRoutes.ts';
import { registerSamlRoutes } from './saml/samlRoutes.ts';
import { renewRecoveryCodes } from './second-factors/recoveryCodes.ts';
import { createTokenRefusals } from './securityEvents/tokenRefusals.ts';
import { followSessions } from './sessions/followSessions.ts';
import { readerSession } from './sessions/readerSession.ts';
import { createRateLimits } from './signing/rateLimits.ts';
import { startSweeping } from './sweepExpired.ts';
import { registerSocialRoutes } from './upstream/socialRoutes.ts';

const unauthenticated = (): GraphQLError =>
  new GraphQLError('Sign in again.', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });

/**
 * Starts identity on a migrated database: makes or loads the keys and sets up the provider.
 * @throws Error when the database cannot be read.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, settings, log } = options;
  const keys = await loadKeys(db, settings);
  const providerWith = (current: ProviderKeys): Provider => {
    const made = createProvider(options, current);
    followSessions(made, db, log);
    return made;
  };
  // Replaced when the keys change; requests under way end on the one they started with.
  let latest = providerWith(keys);
  const provider = () => latest;
  const admit = createAdmission(db, provider);
  const limits = createRateLimits(db);
  const flags = options.flags ?? (await createFlags({ log }));
  const noteRefusal = createTokenRefusals(db, (error) =>
    log.warn({ err: error }, 'a refused token could not be written down'),
  );

  const read = (memberId: number | null, methods: readonly string[], ip = '') =>
    readViewer(db, memberId, methods, {
      mode: settings.mode,
      decide: (member, stored) => flags.on(userContext(member, ip), stored),
    });

  const signedIn = async (token: string, ip: string | undefined): Promise<Viewer> => {
    const admitted = await admit({ token });
    const viewer = admitted && (await read(admitted.memberId, admitted.methods, ip));
    if (!viewer) {
      noteRefusal(ip);
      throw unauthenticated();
    }
    return viewer;
  };

  const viewerOf = async ({ authorization, cookie, ip }: ViewerHeaders): Promise<Viewer> => {
    const token = bearerOf(authorization);
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
    const admitted = await admit({ cookie: headers.cookie });
    const viewer = admitted && (await read(admitted.memberId, [], headers.ip));
    return viewer ?? viewerOf(headers);
  };

  const register = async (app: FastifyInstance): Promise<void> => {
    registerSubmitScript(app);
    registerSilentPage(app, settings.appOrigins);
    await registerOidcRoutes(app, provider, settings.publicUrl, limits);
    await registerInteractionRoutes(app, options, provider, limits);
    await registerRecoveryRoutes(app, options, limits);
    registerSessionRoute(app, db, admit);
    registerSignOut(app, { db, provider, admit, publicUrl: settings.publicUrl });
    registerClearData(app, { db, provider, admit, publicUrl: settings.publicUrl });
    await registerSamlRoutes(app, options, provider, limits);
    if (settings.social) await registerSocialRoutes(app, options, settings.social, provider, limits);
    if (settings.mode === 'demo') await registerDemoInstitution(app, options);
    registerViewerRoutes(app, viewerOf);
    const stopSweeping = startSweeping(db, log, settings.sessionLimits);
    const stopWatching = watchKeys(db, settings, log, keys.version, (changed) => {
      latest = providerWith(changed);
    });
    app.addHook('onClose', async () => void (await Promise.all([stopSweeping(), stopWatching()])));
  };

  const sessionOf: Identity['sessionOf'] = async ({ authorization }) => {
    const token = bearerOf(authorization);
    const admitted = token === null ? null : await admit({ token });
    return admitted && readerSession(provider(), admitted.sessionUid);
  };

  const admitsTicket: Identity['admitsTicket'] = async (ticket) => (await admit({ ticket })) !== null;

  const lendTicket: Identity['lendTicket'] = async (ticket, from) => {
    const admitted = await admit(from);
    if (admitted) await bindTicket(db, ticket, admitted.sessionUid);
    return admitted !== null;
  };

  const ticketHolder: Identity['ticketHolder'] = async (ticket) => {
    const admitted = await admit({ ticket });
    return admitted && read(admitted.memberId, []);
  };

  return {
    register,
    viewerOf,
    onlookerOf,
    readerOf: (memberId) => read(memberId, []),
    flagProvider: flags.provider,
    sessionOf,
    admitsTicket,
    lendTicket,
    ticketHolder,
    renewRecoveryCodes: (memberId) => renewRecoveryCodes(db, settings.secret, memberId),
    outbox: settings.mode === 'demo' ? createOutbox(db, settings.secret) : null,
    startWork: () => startAnsweringResets(options),
  };
}
