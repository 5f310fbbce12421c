import diagnostics from 'node:diagnostics_channel';

import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';

import type { AppStores } from '#server/engines/app-stores/AppStores.ts';
import { createIdentity } from '#server/engines/identity/createIdentity.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { siteIdentity } from './siteIdentity.ts';
import { startTestApp } from './startTestApp.ts';

/** With all that an operator may switch on, so that its addresses are there. Nothing of it is asked. */
const EVERYTHING = readSettings({
  SOCIAL_ISSUER: 'https://elsewhere.example',
  SOCIAL_CLIENT_ID: 'muniment',
  SOCIAL_CLIENT_SECRET: 'a secret between two sites',
  SOCIAL_NAME: 'Elsewhere',
  PAYMENT_PROVIDER: 'invoice',
  TRANSFER_PAYEE: 'A payee',
  TRANSFER_ACCOUNT: 'GB33BUKB20201555555555',
});
const STORES = { plans: new Map(), apple: {}, google: {} } as unknown as AppStores;

/** Of bodies that browsers, mail programs and companies send. */
const CONTENT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
/** Any body. */
const ANY = '*';
const WITH_BODY: readonly string[] = ['POST', 'PUT', 'PATCH'];

/**
 * Not listed: HEAD, which goes with each GET; the provider's, which it names itself; files of the application, kept as
 * files; and the library of demonstrations.
 */
const isListed = (method: string, pattern: string): boolean =>
  method !== 'HEAD' && !/^\/(?:oidc\/\*|assets\/|saml\/demo\/)/u.test(pattern);

/** Which of the provider's addresses a client calls, by their names in its discovery document. */
const PROVIDER: Readonly<Record<string, string>> = {
  authorization_endpoint: 'GET',
  end_session_endpoint: 'GET',
  jwks_uri: 'GET',
  userinfo_endpoint: 'GET',
  token_endpoint: 'POST',
  revocation_endpoint: 'POST',
};
const FORM = 'application/x-www-form-urlencoded';

/** The addresses of a server, as lines: method, pattern of the path, and the types of body that it takes (`*`: any). */
export interface SiteAddresses {
  lines: readonly string[];
  /** Which of such lines it does not know, or not with those types of body. Parts of a path may have other names. */
  unknown: (lines: readonly string[]) => Promise<string[]>;
  close: () => Promise<void>;
}

const pathLike = (pattern: string): string => pattern.replaceAll(/:[a-z]+/giu, '1').replaceAll('*', '1');

/**
 * Starts the site with everything that may be switched on, and asks its router: no handler runs, so that what is not
 * there cannot be taken for an address that is not.
 */
export async function siteAddresses(): Promise<SiteAddresses> {
  const types = new Map<string, string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const takeAny = new Set<FastifyInstance>();
    const add = fastify.addContentTypeParser;
    // The parts of the site inherit it. Fastify does not say of itself that a part takes any body.
    fastify.addContentTypeParser = function noteAny(this: FastifyInstance, ...given: unknown[]) {
      if (given[0] === ANY) takeAny.add(this);
      return Reflect.apply(add, this, given) as FastifyInstance;
    } as typeof add;
    fastify.addHook('onRoute', function note(this: FastifyInstance, { method, url }: RouteOptions) {
      const taken = takeAny.has(this) ? [ANY] : CONTENT_TYPES.filter((type) => this.hasContentTypeParser(type));
      for (const one of [method].flat())
        if (isListed(one, url)) types.set(`${one} ${url}`, WITH_BODY.includes(one) ? taken.join() : '');
    });
    fastify.addHook('onRequest', async (request, reply) =>
      'x-which-route' in request.headers
        ? reply.send({ pattern: request.is404 ? null : request.routeOptions.url })
        : undefined,
    );
  };
  diagnostics.subscribe('fastify.initialization', watch);
  const db = await testDatabase();
  const identity = await createIdentity({
    siteIdentity,
    db,
    settings: EVERYTHING,
    log: silentLog,
    mailer: createMailer({ db, secret: EVERYTHING.secret, siteIdentity }),
  });
  const site = await startTestApp({ db, identity, settings: EVERYTHING, appStores: STORES });
  diagnostics.unsubscribe('fastify.initialization', watch);

  const discovered = (await site.app.inject('/oidc/.well-known/openid-configuration')).json<Record<string, string>>();
  const ofProvider = Object.entries(PROVIDER).map(
    ([name, method]) =>
      `${method} ${new URL(discovered[name] ?? '', site.site.publicUrl).pathname}${method === 'POST' ? ` ${FORM}` : ''}`,
  );

  const isKnown = async (line: string): Promise<boolean> => {
    const [method = '', pattern = '', sent = ''] = line.split(' ');
    const ask = { method: method as HTTPMethods & 'GET', url: pathLike(pattern) };
    if (pattern.startsWith('/oidc/'))
      return ![404, 405].includes(
        (await site.app.inject({ ...ask, headers: sent ? { 'content-type': sent } : {} })).statusCode,
      );
    const found = (await site.app.inject({ ...ask, headers: { 'x-which-route': '1' } })).json<{
      pattern: string | null;
    }>().pattern;
    const taken = found === null ? undefined : types.get(`${method} ${found}`)?.split(',');
    return (
      taken !== undefined &&
      (taken.includes(ANY) || sent.split(',').every((type) => type === '' || taken.includes(type)))
    );
  };
  return {
    lines: [...[...types].map(([address, taken]) => `${address} ${taken}`.trim()), ...ofProvider].sort(),
    unknown: async (lines) => {
      const found: string[] = [];
      for (const line of lines) if (!(await isKnown(line))) found.push(line);
      return found;
    },
    close: site.close,
  };
}
