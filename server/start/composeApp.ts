import path from 'node:path';
import type { FastifyInstance } from 'fastify';

import { hasMarkedSession } from '#domain/kernel/grants/sessionMarker.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { ContentSource } from '#server/engines/content/ContentSource.ts';
import { createSiteContent } from '#server/engines/content/createSiteContent.ts';
import { siteFacts } from '#server/engines/content/siteFacts.ts';
import { registerContentPictures } from '#server/engines/content/registerContentPictures.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { createDrawing } from '#server/engines/images/createDrawing.ts';
import { registerImages } from '#server/engines/images/http/registerImages.ts';
import type { Assistant } from '#server/engines/search/assistant.ts';
import { registerTransferPages } from '#server/engines/payment/invoice/registerTransferPages.ts';
import type { AppStores } from '#server/engines/app-stores/AppStores.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import {
  registerSandboxProcessor,
  type SandboxOptions,
} from '#server/engines/sandbox-processor/registerSandboxProcessor.ts';
import { createSearchAllowance } from '#server/engines/search/searchAllowance.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { registerPreferenceRoutes, registerUnsubscribe } from '#server/modules/account/mail-preferences/index.ts';
import { registerExport } from '#server/modules/account/personal-data/index.ts';
import { registerPictureRoutes } from '#server/modules/account/profile/index.ts';
import { registerInvoices } from '#server/modules/billing/invoices/index.ts';
import { registerStaffInvoices } from '#server/modules/billing/staff/index.ts';
import type { DueParts } from '#server/modules/billing/subscription/index.ts';
import { type GiftParts, registerGiftCards } from '#server/modules/billing/gifts/index.ts';
import { type AppStoreParts, registerAppStores } from '#server/modules/billing/app-stores/index.ts';
import { type PaymentParts, registerPaymentRoutes } from '#server/modules/billing/payments/index.ts';
import { registerClippingExports } from '#server/modules/clippings/exports/index.ts';
import { registerClippingPictures } from '#server/modules/clippings/pictures/index.ts';
import { registerClippingStandards } from '#server/modules/clippings/standards/index.ts';
import { createMessageHints } from '#server/modules/messages/conversations/index.ts';
import { createInAppTokens, registerInApp } from '#server/modules/messages/in-app/index.ts';
import { registerHelpRedirects } from '#server/modules/help/articles/index.ts';
import { registerSupportFiles } from '#server/modules/help/tickets/index.ts';
import { registerNewspaperIiif } from '#server/modules/newspapers/iiif/index.ts';
import { registerOffprints } from '#server/modules/newspapers/offprint/index.ts';
import { registerIntegrationRecords, registerSetRedirects } from '#server/modules/records/core/index.ts';
import { registerTreeCalendars } from '#server/modules/trees/anniversaries/index.ts';
import { registerTreeExport, registerGedcomUpload, type GedcomWork } from '#server/modules/trees/gedcom/index.ts';
import type { WholeTrees } from '#server/modules/trees/whole/index.ts';
import { registerTreeReports } from '#server/modules/trees/reports/index.ts';
import { registerFolderFiles } from '#server/modules/research/folders/index.ts';
import { registerResearchReports } from '#server/modules/research/reports/index.ts';
import { registerTreePictures, registerTreeUploads } from '#server/modules/trees/person/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { createApp } from '#server/platform/http/createApp.ts';
import { createPrecedence } from '#server/platform/http/createPrecedence.ts';
import { readWorkerScripts } from '#server/platform/http/serviceWorker.ts';
import { registerErrorReports } from '#server/platform/http/errorReports.ts';
import type { Health } from '#server/platform/http/health.ts';
import { createMetrics, type Metrics } from '#server/platform/http/metrics.ts';
import { limitStatements } from '#server/platform/http/limitStatements.ts';
import { registerReaderPosition } from '#server/platform/http/readerPosition.ts';
import { registerHealth } from '#server/platform/http/registerHealth.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';
import { registerMeasuring } from '#server/platform/measuring/registerMeasuring.ts';
import type { Releases } from '#server/platform/releases/createReleases.ts';

import { createGraphql, type Graphql } from './graphql/createGraphql.ts';
import { OPERATION_NAMES } from './graphql/operationNames.generated.ts';
import { registerGraphql } from './graphql/registerGraphql.ts';
import { composeStaff } from './composeStaff.ts';
import { siteHealthPorts } from './siteHealthPorts.ts';
import { composeBilling } from './composeBilling.ts';
import { composeAppStores, composeGifts, composePayments, composeRenewals } from './composePayments.ts';
import { composeFirstContent } from './composeFirstContent.ts';
import { createAboutPage } from './aboutPage.ts';
import { createPageCode } from './createPageCode.ts';
import { createSiteHoldings } from './createSiteHoldings.ts';
import { createIsContentFound } from './isContentFound.ts';
import { createIsContentGone } from './isContentGone.ts';
import { createRecordStructuredData } from './recordStructuredData.ts';
import { createIsFound } from './isFound.ts';

/** What the site's HTTP side is joined from. */
export interface AppParts {
  settings: Pick<
    Settings,
    | 'mode'
    | 'coversSubdomains'
    | 'statementSeconds'
    | 'contentDir'
    | 'diskFreeMegabytes'
    | 'secret'
    | 'trustedProxies'
    | 'internalNetworks'
    | 'searchLimit'
    | 'dataDir'
    | 'imageCacheMegabytes'
    | 'livingYears'
    | 'gedcomMegabytes'
    | 'iiifViewers'
    | 'siteTimeZone'
    | 'sellerCountry'
    | 'countryRule'
    | 'operator'
    | 'termsDate'
    | 'supportEmail'
    | 'sellerName'
    | 'sellerAddress'
    | 'sellerTaxNumber'
    | 'staffRefundLimit'
    | 'staffDayLimit'
    | 'creditMonths'
    | 'affiliatePostbackUrl'
    | 'hasServiceWorker'
    | 'invoiceTrustDays'
    | 'payment'
  >;
  site: Omit<SiteBoot, 'requestId'>;
  /** Origins that pages may load scripts from and send to beside their own. Default none. */
  outsideOrigins?: readonly string[];
  /** The built browser application; null where the development server has it. */
  clientFolder: string | null;
  /** Files of other releases, for tabs that were opened with them. Default none. */
  earlierFile?: Releases['find'];
  db: Database;
  /** The database without its standbys; null where none answers readers. Default null. */
  primary?: Database | null;
  /** The same on sessions of its own, for what outlives a transaction. Default `db`. */
  direct?: Database;
  /** What members and operators gave the site to keep. */
  files: FileStore;
  identity: Identity;
  mailer: Mailer;
  search: SearchEngine;
  /** Finds articles of newspapers. */
  articles: ArticleSearch;
  /** Where the site's texts come from. */
  content: ContentSource;
  /** Helps to read sentences. Default none. */
  assistant?: Assistant | null;
  /** Where trees are written as files. */
  gedcomWork: GedcomWork;
  wholeTrees: WholeTrees;
  /** Where the sandbox processor of demonstrations is; null where the site has none. Default none. */
  sandbox?: Pick<SandboxOptions, 'ownUrl' | 'siteUrl'> | null;
  /** Takes money. Default none: nothing can be paid. */
  processor?: PaymentProcessor | null;
  /** Null: no app sells subscriptions. */
  appStores?: AppStores | null;
  /** Whether documents carry the first content of visitors' pages. Default not. */
  hasFirstContent?: boolean;
  health: Health;
  log: Log;
}

/** Joins the parts to one application that answers everything the site answers; it does not listen. */
export async function composeApp({
  settings,
  site,
  outsideOrigins,
  clientFolder,
  earlierFile,
  db,
  primary = null,
  direct = db,
  files,
  identity,
  mailer,
  search,
  articles,
  content: source,
  assistant = null,
  gedcomWork,
  wholeTrees,
  sandbox = null,
  processor = null,
  appStores: openedStores = null,
  hasFirstContent = false,
  health,
  log,
}: AppParts): Promise<{
  app: FastifyInstance;
  /** Ends what would stay open without end. */ endStreams: () => void;
  graphql: Graphql;
  metrics: Metrics;
  payments: PaymentParts;
  renewals: DueParts;
  gifts: GiftParts;
  appStores: AppStoreParts;
}> {
  const metrics = createMetrics(OPERATION_NAMES);
  const schemaFile = path.join(projectRoot(), 'schema.graphql');
  const content = createSiteContent({
    source,
    search,
    db,
    facts: siteFacts(settings, site.publicUrl),
    isDemo: settings.mode === 'demo',
  });
  const searchAllowance = createSearchAllowance(db, settings.searchLimit);
  const inAppTokens = createInAppTokens(settings.secret);
  const billing = composeBilling(settings);
  const payments = composePayments({ billing, settings, db, processor, mailer, publicUrl: site.publicUrl, log });
  const renewals = composeRenewals(billing, payments);
  const gifts = composeGifts(billing, payments, settings);
  const appStores = composeAppStores(billing, payments, openedStores, settings);
  const staffBilling = { payments, gifts, refundLimit: settings.staffRefundLimit, dayLimit: settings.staffDayLimit };
  const messageHints = createMessageHints({ db: direct, log });
  const graphql = createGraphql({
    schemaFile,
    billing,
    renewals,
    payments,
    gifts,
    appStores,
    staffBilling,
    staffRequestKinds: composeStaff(staffBilling),
    siteHealth: siteHealthPorts(health, settings),
    site,
    inAppTokens,
    messageHints,
    isMessagingOn: site.hasMessaging === true,
    db,
    files,
    search,
    articles,
    content,
    searchAllowance,
    assistant,
    log,
    mailer,
    outbox: identity.outbox,
    metrics,
    livingYears: settings.livingYears,
    gedcomMegabytes: settings.gedcomMegabytes,
    gedcomWork,
    wholeTrees,
    viewerOf: identity.viewerOf,
    readerOf: identity.readerOf,
    flagProvider: identity.flagProvider,
    sessionOf: identity.sessionOf,
    renewRecoveryCodes: identity.renewRecoveryCodes,
  });
  const precedence = createPrecedence();
  const drawing = createDrawing({
    files,
    cacheFolder: path.join(settings.dataDir, 'image-cache'),
    mostBytes: settings.imageCacheMegabytes * 1024 ** 2,
    pagesFirst: precedence.pagesFirst,
  });
  const isAllowed = createIsFound(identity.viewerOf, {
    mode: settings.mode,
    sisterDomain: site.addresses.sisterDomain,
  });
  const isThere = createIsContentFound(db, content);
  const firstContent = hasFirstContent ? composeFirstContent({ clientFolder, publicUrl: site.publicUrl, log }) : null;
  const workerScripts = readWorkerScripts(path.join(projectRoot(), 'dist/worker'));
  const app = await createApp({
    site,
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
      if (primary) registerReaderPosition(instance, primary, site.publicUrl.startsWith('https:'));
      precedence.watch(instance);
      registerHealth(instance, health);
      registerHelpRedirects(instance);
      registerSetRedirects(instance, db);
      registerContentPictures(instance, settings.contentDir);
      registerSupportFiles(instance, { db, publicUrl: site.publicUrl, onlookerOf: identity.onlookerOf });
      registerGraphql(instance, graphql);
      registerPictureRoutes(instance, db);
      registerTreePictures(instance, { db, livingYears: settings.livingYears, onlookerOf: identity.onlookerOf });
      registerTreeUploads(instance, { db, admitsTicket: identity.admitsTicket });
      registerResearchReports(instance, { db, admitsTicket: identity.admitsTicket });
      registerFolderFiles(instance, { db, admitsTicket: identity.admitsTicket, onlookerOf: identity.onlookerOf });
      registerIntegrationRecords(instance, { db, onlookerOf: identity.onlookerOf });
      registerImages(instance, {
        db,
        publicUrl: site.publicUrl,
        onlookerOf: identity.onlookerOf,
        ticketHolder: identity.ticketHolder,
        pixels: drawing.pixels,
        log,
      });
      registerClippingPictures(instance, {
        db,
        publicUrl: site.publicUrl,
        onlookerOf: identity.onlookerOf,
        ticketHolder: identity.ticketHolder,
        pixels: drawing.pixels,
        log,
      });
      registerClippingExports(instance, { db, publicUrl: site.publicUrl, admitsTicket: identity.admitsTicket });
      registerClippingStandards(instance, { db, site, onlookerOf: identity.onlookerOf });
      registerNewspaperIiif(instance, {
        db,
        articles,
        publicUrl: site.publicUrl,
        identity,
        viewers: settings.iiifViewers,
        takeSearch: searchAllowance.take,
      });
      registerOffprints(instance, {
        db,
        publicUrl: site.publicUrl,
        onlookerOf: identity.onlookerOf,
        pixels: drawing.pixels,
        log,
      });
      registerErrorReports(instance, { publicUrl: site.publicUrl, db, log, metrics });
      registerMeasuring(instance, { publicUrl: site.publicUrl, db, log, registry: metrics.registry });
      registerInApp(instance, { db, publicUrl: site.publicUrl, tokens: inAppTokens, readerOf: identity.readerOf });
      registerExport(instance, { db, publicUrl: site.publicUrl, admitsTicket: identity.admitsTicket });
      registerGedcomUpload(instance, {
        db,
        work: gedcomWork,
        files,
        megabytes: settings.gedcomMegabytes,
        admitsTicket: identity.admitsTicket,
      });
      registerTreeReports(instance, { db, livingYears: settings.livingYears, admitsTicket: identity.admitsTicket });
      registerTreeCalendars(instance, { db, publicUrl: site.publicUrl, livingYears: settings.livingYears });
      registerTreeExport(instance, {
        db,
        work: gedcomWork,
        publicUrl: site.publicUrl,
        version: site.version,
        livingYears: settings.livingYears,
        admitsTicket: identity.admitsTicket,
      });
      await registerUnsubscribe(instance, db, { secret: settings.secret, publicUrl: site.publicUrl });
      await registerPreferenceRoutes(instance, db, { secret: settings.secret, publicUrl: site.publicUrl });
      registerPaymentRoutes(instance, { payments, secret: settings.secret });
      registerAppStores(instance, appStores);
      const invoiceParts = {
        db,
        secret: settings.secret,
        publicUrl: site.publicUrl,
        timeZone: settings.siteTimeZone,
        onlookerOf: identity.onlookerOf,
      };
      registerInvoices(instance, invoiceParts);
      registerStaffInvoices(instance, invoiceParts);
      registerGiftCards(instance, gifts, identity.onlookerOf);
      if (settings.payment.provider === 'invoice' && settings.payment.transfer)
        registerTransferPages(instance, { db, transfer: settings.payment.transfer, timeZone: settings.siteTimeZone });
      if (sandbox)
        await registerSandboxProcessor(instance, {
          db,
          log,
          mode: settings.mode,
          secret: settings.secret,
          publicUrl: site.publicUrl,
          ...sandbox,
        });
      await identity.register(instance);
    },
    isFound: async (match, headers, search) =>
      (await isAllowed(match, headers, search)) && isThere(match, search, !hasMarkedSession(headers.cookie)),
    isGone: createIsContentGone(db),
    siteHoldings: createSiteHoldings(db),
    pageCode: createPageCode(clientFolder, settings.mode === 'production'),
    serviceWorker: workerScripts && { scripts: workerScripts, isOn: settings.hasServiceWorker },
    ...(firstContent && { firstContent: firstContent.draw }),
    aboutPage: createAboutPage(content, db, site.publicUrl),
    structuredData: createRecordStructuredData(db, site.publicUrl),
  });
  // Streams end first, or they would hold the door open.
  app.addHook('preClose', async () => messageHints.close());
  app.addHook('onClose', async () => {
    metrics.close();
    await drawing.close();
    await firstContent?.close();
  });
  return { app, endStreams: messageHints.close, graphql, metrics, payments, renewals, gifts, appStores };
}
