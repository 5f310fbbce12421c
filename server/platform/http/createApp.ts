import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';

import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import type { ChangingBoot, SiteHoldings, StaticBoot } from '#domain/site/content/siteBoot.ts';
import type { Log } from '#server/platform/config/log.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { delayRefusal } from '#server/platform/limits/delayRefusal.ts';
import type { Releases } from '#server/platform/releases/createReleases.ts';

import { registerAdmitInternal } from './admitInternal.ts';
import { registerBrandSheets } from './brandRoutes.ts';
import { registerCanonicalOrigin } from './canonicalOrigin.ts';
import { registerCodeFiles } from './codeFiles.ts';
import { registerCompression } from './compression.ts';
import type { Metrics } from './metrics.ts';
import type { Problem } from './plainPage.ts';
import { problemOf, RETRY_AFTER_SECONDS } from './problems.ts';
import { createRequestIds, registerRequestRecords } from './requestRecords.ts';
import { securityHeaders, tileOrigins } from './securityHeaders.ts';
import { sendProblem } from './sendProblem.ts';
import { registerServiceWorker, type WorkerScripts } from './serviceWorker.ts';
import { registerShell, type ShellOptions } from './shellRoutes.ts';
import { registerManifest } from './siteManifest.ts';
import { registerStaticAssets } from './staticAssets.ts';

/** Everything the HTTP layer needs; what is behind it is registered by the caller. */
export interface AppOptions {
  site: StaticBoot;
  /** What the site calls itself now. */
  siteIdentity: () => SiteIdentity;
  /** What else staff may change of what pages are told. Default nothing. */
  changingBoot?: () => ChangingBoot;
  /** The built browser application, with index.html and assets; null where the development server has it. */
  clientFolder: string | null;
  trustedProxies: readonly string[];
  /** Networks that may open `/metrics` and `/internal`. Default none: everyone may. */
  internalNetworks?: readonly string[];
  /** Origins that pages may load scripts from and send to beside their own. */
  outsideOrigins?: readonly string[];
  /** Browsers must use https for subdomains, too. Default no. */
  coversSubdomains?: boolean;
  log: Log;
  metrics: Metrics;
  /** Mounts what answers below its own paths: GraphQL, identity, APIs. */
  mount: (app: FastifyInstance) => Promise<void>;
  /** Whether the page exists for a reader with these cookies, asking with this query. */
  isFound: (match: RouteMatch, headers: { cookie?: string; host?: string }, search: string) => Promise<boolean>;
  /**
   * Of a page that is not found: whether it showed something that has been taken away for good, and answers 410.
   * Default never.
   */
  isGone?: (match: RouteMatch, search: string) => Promise<boolean>;
  /** What the page's own text says of it; null where it has none. */
  aboutPage: ShellOptions['aboutPage'];
  /** Whether there are newspapers to offer. Default none. */
  siteHoldings?: () => Promise<SiteHoldings>;
  /** What a visitor's page shows first. Default nothing: browsers draw everything. */
  firstContent?: ShellOptions['firstContent'];
  /** Addresses of the code that a page needs beside the entry's. Default none. */
  pageCode?: ShellOptions['pageCode'];
  /** Looks up files of other releases, for tabs that were opened with them. Default none. */
  earlierFile?: Releases['find'];
  /**
   * The service worker's scripts, whether it is on, and paths of what it keeps beside what the shell names. Default
   * none, as beside the development server.
   */
  serviceWorker?: { scripts: WorkerScripts; isOn: boolean; needed: readonly string[] } | null;
  /** JSON-LD for search engines about a page that exists; null for nothing. Default nothing. */
  structuredData?: (match: RouteMatch, search: string) => Promise<object | null>;
}

/** Bytes of a request's body; more is refused with 413. */
const BODY_LIMIT = 1_048_576;

function readTemplate(folder: string): string {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file))
    throw new UserError('The browser application has not been built: start with `npm start`, or with `npm run dev`.');
  return readFileSync(file, 'utf8');
}

/**
 * The site as a Fastify application: request names, security headers, built files, documents and error pages around
 * what `mount` adds. It does not listen.
 * @throws UserError when the browser application has not been built.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { site, log, metrics, changingBoot = (): ChangingBoot => ({}) } = options;
  const app = Fastify({
    logger: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    genReqId: createRequestIds(options.trustedProxies),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 500 },
  });

  const headersOf = (mapLayers: ChangingBoot['mapLayers']) =>
    securityHeaders(
      site.publicUrl.startsWith('https:'),
      { outside: options.outsideOrigins ?? [], tiles: tileOrigins(mapLayers), frames: site.appOrigins ?? [] },
      options.coversSubdomains,
    );
  let known = changingBoot().mapLayers;
  let knownHeaders = headersOf(known);
  /** Those of every answer, made again where staff have changed the maps. */
  const headers = () => {
    const { mapLayers } = changingBoot();
    if (mapLayers !== known) [known, knownHeaders] = [mapLayers, headersOf(mapLayers)];
    return knownHeaders;
  };
  app.decorate('siteIdentity', options.siteIdentity);
  registerRequestRecords(app, log, metrics);
  app.addHook('onRequest', async (_request, reply) => {
    // On the raw answer, so that the identity provider, which takes the socket over, sends them as well.
    for (const [name, value] of Object.entries(headers())) reply.raw.setHeader(name, value);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 429 || reply.statusCode === 413) await delayRefusal();
  });
  registerCanonicalOrigin(app, site);
  registerAdmitInternal(app, options.internalNetworks ?? []);
  registerCompression(app);

  app.setErrorHandler((error: FastifyError & { problem?: Omit<Problem, 'status'> }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'request failed');
    if (status === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    // An error that can say itself what is the matter does.
    return sendProblem(request, reply, { ...problemOf(status), ...error.problem });
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  await options.mount(app);
  if (options.clientFolder === null) {
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, problemOf(404)));
    return app;
  }
  const template = readTemplate(options.clientFolder);
  registerBrandSheets(app);
  registerManifest(app, options.siteIdentity);
  await registerStaticAssets(app, options.clientFolder);
  registerCodeFiles(app, options.clientFolder, options.earlierFile);
  const bootNow = async () => ({
    ...options.siteIdentity(),
    ...changingBoot(),
    ...(await options.siteHoldings?.()),
  });
  const { clientFolder, serviceWorker } = options;
  const boot = serviceWorker?.isOn ? { ...site, hasServiceWorker: true as const } : site;
  if (serviceWorker)
    registerServiceWorker(app, {
      ...serviceWorker,
      clientFolder,
      template,
      boot,
      bootNow,
      headers,
    });
  registerShell(app, {
    template,
    boot,
    isFound: (match, request, search) =>
      options.isFound(match, { cookie: request.headers.cookie, host: request.headers.host }, search),
    isGone: options.isGone ?? (() => Promise.resolve(false)),
    aboutPage: options.aboutPage,
    bootNow,
    pageCode: options.pageCode ?? (() => []),
    firstContent: options.firstContent ?? (() => Promise.resolve(null)),
    structuredData: options.structuredData ?? (() => Promise.resolve(null)),
  });
  return app;
}
