import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SiteBoot } from '#domain/site/siteBoot.ts';

import type { Log } from '../config/log.ts';
import { projectRoot } from '../config/projectRoot.ts';
import type { Settings } from '../config/readSettings.ts';
import type { ContentSource } from '../content/ContentSource.ts';
import { createSiteContent } from '../content/createSiteContent.ts';
import type { Database } from '../db/database.ts';
import { createGraphql, type Graphql } from '../graphql/createGraphql.ts';
import { registerGraphql } from '../graphql/registerGraphql.ts';
import { createApp } from '../http/createApp.ts';
import { registerErrorReports } from '../http/errorReports.ts';
import type { Health } from '../http/health.ts';
import { createPrecedence } from '../http/createPrecedence.ts';
import { createMetrics, type Metrics } from '../http/metrics.ts';
import { registerHealth } from '../http/registerHealth.ts';
import type { Identity } from '../identity/identity.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { createDrawing } from '../images/createDrawing.ts';
import { registerImages } from '../images/http/registerImages.ts';
import { registerMeasuring } from '../measuring/registerMeasuring.ts';
import type { Assistant } from '../modules/sentences/assistant.ts';
import { registerTreePictures } from '../modules/tree-media/treePictureRoutes.ts';
import { registerTreeUploads } from '../modules/tree-media/treeUploadRoutes.ts';
import { registerTreeExport } from '../modules/gedcom/export/exportRoutes.ts';
import { registerGedcomUpload } from '../modules/gedcom/uploadRoutes.ts';
import type { GedcomWork } from '../modules/gedcom/work/GedcomWork.ts';
import { registerPictureRoutes } from '../modules/profile/pictures/pictureRoutes.ts';
import { registerIntegrationRecords } from '../modules/records/integrationRecords.ts';
import { createSearchAllowance } from '../search/searchAllowance.ts';
import { registerExport } from '../personalData/exportRoutes.ts';
import type { SearchEngine } from '../search/SearchEngine.ts';
import { createAboutPage } from './aboutPage.ts';
import { createIsContentFound } from './isContentFound.ts';
import { createRecordStructuredData } from './recordStructuredData.ts';
import { createIsFound } from './isFound.ts';

/** What the site's HTTP side is joined from. */
export interface AppParts {
  settings: Pick<Settings, 'mode' | 'trustedProxies' | 'searchLimit' | 'dataDir' | 'imageCacheMegabytes' | 'livingYears' | 'gedcomMegabytes'>;
  site: Omit<SiteBoot, 'requestId'>;
  /** Origins that pages may load scripts from and send to beside their own. Default none. */
  outsideOrigins?: readonly string[];
  /** The built browser application; null where the development server has it. */
  clientFolder: string | null;
  db: Database;
  identity: Identity;
  mailer: Mailer;
  search: SearchEngine;
  /** Where the site's texts come from. */
  content: ContentSource;
  /** Helps to read sentences. Default none. */
  assistant?: Assistant | null;
  /** Where trees are written as files. */
  gedcomWork: GedcomWork;
  health: Health;
  log: Log;
}

/** Joins the parts to one application that answers everything the site answers; it does not listen. */
export async function composeApp({ settings, site, outsideOrigins, clientFolder, db, identity, mailer, search, content: source, assistant = null, gedcomWork, health, log }: AppParts): Promise<{ app: FastifyInstance; graphql: Graphql; metrics: Metrics }> {
  const metrics = createMetrics();
  const schemaFile = path.join(projectRoot(), 'schema.graphql');
  const content = createSiteContent({ source, search, db });
  const graphql = createGraphql({ schemaFile, site, db, search, content, searchAllowance: createSearchAllowance(db, settings.searchLimit), assistant, log, mailer, outbox: identity.outbox, metrics, livingYears: settings.livingYears, gedcomMegabytes: settings.gedcomMegabytes, gedcomWork, viewerOf: identity.viewerOf, readerOf: identity.readerOf, flagProvider: identity.flagProvider, sessionOf: identity.sessionOf, renewRecoveryCodes: identity.renewRecoveryCodes });
  const precedence = createPrecedence();
  const drawing = createDrawing({ dataDir: settings.dataDir, mostBytes: settings.imageCacheMegabytes * 1024 ** 2, pagesFirst: precedence.pagesFirst });
  const isAllowed = createIsFound(identity.viewerOf, { mode: settings.mode, sisterDomain: site.addresses.sisterDomain });
  const isThere = createIsContentFound(db, content);
  const app = await createApp({
    site,
    clientFolder,
    trustedProxies: settings.trustedProxies,
    outsideOrigins,
    log,
    metrics,
    mount: async (instance) => {
      precedence.watch(instance);
      registerHealth(instance, health);
      registerGraphql(instance, graphql);
      registerPictureRoutes(instance, db);
      registerTreePictures(instance, { db, livingYears: settings.livingYears, onlookerOf: identity.onlookerOf });
      registerTreeUploads(instance, { db, admitsTicket: identity.admitsTicket });
      registerIntegrationRecords(instance, { db, onlookerOf: identity.onlookerOf });
      registerImages(instance, { db, publicUrl: site.publicUrl, onlookerOf: identity.onlookerOf, pixels: drawing.pixels, log });
      registerErrorReports(instance, { publicUrl: site.publicUrl, db, log, metrics });
      registerMeasuring(instance, { publicUrl: site.publicUrl, db, log, registry: metrics.registry });
      registerExport(instance, { db, publicUrl: site.publicUrl, admitsTicket: identity.admitsTicket });
      registerGedcomUpload(instance, { db, dataDir: settings.dataDir, megabytes: settings.gedcomMegabytes, admitsTicket: identity.admitsTicket });
      registerTreeExport(instance, { db, work: gedcomWork, publicUrl: site.publicUrl, version: site.version, livingYears: settings.livingYears, admitsTicket: identity.admitsTicket });
      await identity.register(instance);
    },
    isFound: async (match, headers, search) => (await isAllowed(match, headers, search)) && isThere(match, search),
    aboutPage: createAboutPage(content),
    structuredData: createRecordStructuredData(db, site.publicUrl),
  });
  app.addHook('onClose', async () => {
    metrics.close();
    await drawing.close();
  });
  return { app, graphql, metrics };
}
