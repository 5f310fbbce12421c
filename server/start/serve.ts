import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { hasMarkedSession } from '#domain/kernel/grants/sessionMarker.ts';
import type { RouteMatch } from '#domain/kernel/routes/matchRoute.ts';
import { filesOfLate, filesOfPage, type PageFiles } from '#domain/site/content/pageFiles.ts';
import { goneSince, withdrawalOfRecord, withdrawalOfSet } from '#server/engines/search/records/withdrawals.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import { changingBootOf } from '#server/platform/config/changingBootOf.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createApp } from '#server/platform/http/createApp.ts';
import { registerErrorReports } from '#server/platform/http/errorReports.ts';
import { limitStatements } from '#server/platform/http/limitStatements.ts';
import { createMetrics, type Metrics } from '#server/platform/http/metrics.ts';
import { registerReaderPosition } from '#server/platform/http/readerPosition.ts';
import { registerHealth } from '#server/platform/http/registerHealth.ts';
import { readWorkerScripts } from '#server/platform/http/serviceWorker.ts';
import type { ShellOptions } from '#server/platform/http/shellRoutes.ts';
import { registerMeasuring } from '#server/platform/measuring/registerMeasuring.ts';
import type { Releases } from '#server/platform/releases/createReleases.ts';
import { registerSandboxProcessor, type SandboxOptions } from '#tools/sandbox-processor/registerSandboxProcessor.ts';

import { createAboutPage, createRecordStructuredData } from './aboutPage.ts';
import { composeFirstContent } from './composeFirstContent.ts';
import { createSiteHoldings } from './createSiteHoldings.ts';
import { createGraphql } from './graphql/createGraphql.ts';
import { OPERATION_NAMES } from './graphql/operationNames.generated.ts';
import { registerGraphql } from './graphql/registerGraphql.ts';
import { createIsContentFound } from './isContentFound.ts';
import { createIsFound } from './isFound.ts';
import { mayNameCode } from './mayNameCode.ts';

/** By route: whether what the address names was here, and has been taken away. */
const GONE: Readonly<Record<string, (db: Database, match: RouteMatch, search: string) => Promise<boolean>>> = {
  'records.transcript': (db, _match, search) => isRecordGone(db, search),
  'images.viewer': (db, _match, search) => isRecordGone(db, search),
  'records.set': async (db, { params }) => (await withdrawalOfSet(db, params.recordSetId ?? '')) !== null,
  'landing.free-record-set': async (db, { params }) => (await withdrawalOfSet(db, params.recordSet ?? '')) !== null,
};

async function isRecordGone(db: Database, search: string): Promise<boolean> {
  const id = new URLSearchParams(search).get('id') ?? '';
  return (await goneSince(db, id)) !== null || (await withdrawalOfRecord(db, id)) !== null;
}

/**
 * Judges whether the document of a page that is not found answers 410: its entry or its record set was published, and
 * is not any more. While the database cannot say, it does not.
 */
const createIsContentGone =
  (db: Database) =>
  async (match: RouteMatch, search: string): Promise<boolean> =>
    (await GONE[match.route.id]?.(db, match, search).catch(() => false)) ?? false;

/**
 * Reads which scripts and styles the build made of each import (scripts/clientFiles.ts).
 * @param clientFolder - the built browser application; null where the development server has it
 * @returns none where nothing was built
 */
function readPageFiles(clientFolder: string | null): PageFiles {
  const list = path.join(projectRoot(), 'dist/content/pageFiles.json');
  return clientFolder === null || !existsSync(list) ? {} : (JSON.parse(readFileSync(list, 'utf8')) as PageFiles);
}

const addressOf = (file: string): string => `/${file}`;

/**
 * Knows the scripts and styles of each page, so that a document can name them: the browser then fetches them beside the
 * entry instead of after it.
 * @returns their addresses; none for pages that their reader may be refused.
 */
const createPageCode =
  (files: PageFiles, isProduction: boolean): ShellOptions['pageCode'] =>
  ({ route }, isVisitor, search) =>
    mayNameCode(route.access, { isVisitor, search, isProduction })
      ? filesOfPage(files, route, search).map(addressOf)
      : [];

/** How a site is served. */
export interface ServeOptions {
  /** The built browser application; null where the development server has it. */
  clientFolder: string | null;
  /** Files of other releases, for tabs that were opened with them. Default none. */
  earlierFile?: Releases['find'];
  /** Origins that pages may load scripts from and send to beside their own. Default none. */
  outsideOrigins?: readonly string[];
  /** The database without its standbys; null where none answers readers. Default null. */
  primary?: Site['db'] | null;
  /** Whether documents carry the first content of visitors' pages. Default not. */
  hasFirstContent?: boolean;
  /** Where the sandbox processor of demonstrations is; null where the site has none. Default none. */
  sandbox?: Pick<SandboxOptions, 'ownUrl' | 'siteUrl'> | null;
}

/**
 * Joins a site to one application that answers everything it answers: pages, GraphQL, and what its modules bring. It
 * does not listen.
 */
export async function serve(
  site: Site,
  { clientFolder, earlierFile, outsideOrigins, primary = null, hasFirstContent = false, sandbox = null }: ServeOptions,
): Promise<{ app: FastifyInstance; metrics: Metrics }> {
  const { settings, publicUrl, boot, log, db, identity, content, precedence, modules } = site;
  const metrics = createMetrics(OPERATION_NAMES);
  const graphql = createGraphql({ site, metrics, schemaFile: path.join(projectRoot(), 'schema.graphql') });
  const isAllowed = createIsFound(identity.viewerOf, {
    mode: settings.mode,
    sisterDomain: boot.addresses.sisterDomain,
  });
  const isThere = createIsContentFound(db, content);
  const firstContent = hasFirstContent ? composeFirstContent({ clientFolder, publicUrl, log }) : null;
  const pageFiles = readPageFiles(clientFolder);
  const workerScripts = readWorkerScripts(path.join(projectRoot(), 'dist/worker'));
  const app = await createApp({
    site: boot,
    siteIdentity: site.siteIdentity,
    changingBoot: () => changingBootOf(site.liveSettings.now()),
    clientFolder,
    earlierFile,
    trustedProxies: settings.trustedProxies,
    internalNetworks: settings.internalNetworks,
    outsideOrigins,
    coversSubdomains: settings.coversSubdomains,
    log,
    metrics,
    mount: async (instance) => {
      limitStatements(instance, settings.statementSeconds);
      if (primary) registerReaderPosition(instance, primary, publicUrl.startsWith('https:'));
      precedence.watch(instance);
      registerHealth(instance, site.health);
      registerGraphql(instance, graphql, identity.sessionOf);
      registerErrorReports(instance, { publicUrl, db, log, metrics });
      registerMeasuring(instance, { publicUrl, db, log, registry: metrics.registry });
      for (const { routes } of modules) await routes?.(instance, site);
      if (sandbox)
        await registerSandboxProcessor(instance, {
          db,
          log,
          mode: settings.mode,
          secret: settings.secret,
          publicUrl,
          ...sandbox,
        });
      await identity.register(instance);
    },
    isFound: async (match, headers, search) =>
      (await isAllowed(match, headers, search)) && isThere(match, search, !hasMarkedSession(headers.cookie)),
    isGone: createIsContentGone(db),
    siteHoldings: createSiteHoldings(db),
    pageCode: createPageCode(pageFiles, settings.mode === 'production'),
    serviceWorker: workerScripts && {
      scripts: workerScripts,
      isOn: settings.hasServiceWorker,
      needed: filesOfLate(pageFiles).map(addressOf),
    },
    ...(firstContent && { firstContent: firstContent.draw }),
    aboutPage: createAboutPage(content, db, () => ({ publicUrl, name: site.siteIdentity().name })),
    structuredData: createRecordStructuredData(db, publicUrl),
  });
  // Streams end first, or they would hold the door open.
  app.addHook('preClose', async () => {
    for (const { endStreams } of modules) await endStreams?.(site);
  });
  app.addHook('onClose', async () => {
    metrics.close();
    await firstContent?.close();
  });
  return { app, metrics };
}
