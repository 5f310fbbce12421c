import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { speakLocale } from '#domain/search/core/catalogue/speakLocale.ts';
import { openArticles } from '#server/engines/articles/openArticles.ts';
import { openContent } from '#server/engines/content/openContent.ts';
import { createZendeskHelp } from '#server/engines/content/zendesk/createZendeskHelp.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createDocuments } from '#server/engines/documents/createDocuments.ts';
import { withDocuments } from '#server/engines/documents/withDocuments.ts';
import { createIdentity } from '#server/engines/identity/createIdentity.ts';
import { startLookingAtPictures } from '#server/engines/images/pictureFiles.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { localAddress } from '#server/engines/payment/localAddress.ts';
import { openAppStores } from '#server/engines/app-stores/openAppStores.ts';
import { openProcessor } from '#server/engines/payment/openProcessor.ts';
import { createAssistant } from '#server/engines/search/assistant.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { startErasing } from '#server/modules/account/personal-data/index.ts';
import { lookAtPurchases } from '#server/modules/billing/app-stores/index.ts';
import { sendReports } from '#server/modules/billing/affiliates/index.ts';
import { expireCredits, returnItems } from '#server/modules/billing/items/index.ts';
import { forgetParties } from '#server/modules/billing/invoices/index.ts';
import { startReconciling } from '#server/modules/billing/reconciliation/index.ts';
import { rewardReferrals, sendGifts } from '#server/modules/billing/gifts/index.ts';
import { startSweep } from '#server/modules/billing/payments/index.ts';
import { startRenewing } from '#server/modules/billing/subscription/index.ts';
import { SHARED_COLLECTION } from '#server/modules/clippings/collections/index.ts';
import { startExports } from '#server/modules/clippings/exports/index.ts';
import { startHandOvers } from '#server/modules/kernel/sharing/handOvers.ts';
import { startMessageMails } from '#server/modules/messages/conversations/index.ts';
import { startSupport } from '#server/modules/help/tickets/index.ts';
import { startLearning } from '#server/modules/newspapers/corrections/index.ts';
import { startNotices } from '#server/modules/newspapers/notices/index.ts';
import { startReadingAddresses } from '#server/modules/places/addresses/index.ts';
import { SHARED_FOLDER } from '#server/modules/research/folders/index.ts';
import { startQuestionReports } from '#server/modules/research/reports/index.ts';
import { startDigests } from '#server/modules/search/saved/index.ts';
import { judgeAgain } from '#server/modules/trees/core/index.ts';
import { startGedcomImports, createGedcomWork, type GedcomWork } from '#server/modules/trees/gedcom/index.ts';
import { startReports } from '#server/modules/trees/reports/index.ts';
import { createWholeThread, createWholeTrees } from '#server/modules/trees/whole/index.ts';
import { startHintDigests, startHints, watchedSearch } from '#server/modules/trees/hints/index.ts';
import { startKeying } from '#server/modules/trees/search/index.ts';
import { startHeirs } from '#server/modules/trees/sharing/heirs/startHeirs.ts';
import type { Log } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import { readVersion } from '#server/platform/config/readVersion.ts';
import { announceSiteCopy } from '#server/platform/copies/siteCopies.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { openStorage, type Storage } from '#server/platform/db/openStorage.ts';
import { followReplicas } from '#server/platform/db/servers/followReplicas.ts';
import { withReplicas } from '#server/platform/db/servers/withReplicas.ts';
import { createFlags } from '#server/platform/flags/createFlags.ts';
import { openFrontDoor } from '#server/platform/http/frontDoor.ts';
import { Health } from '#server/platform/http/health.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { startHourly } from '#server/platform/jobs/startHourly.ts';
import { openTransport } from '#server/platform/mail/openTransport.ts';
import { startDelivery } from '#server/platform/mail/startDelivery.ts';
import { createReleases } from '#server/platform/releases/createReleases.ts';
import { startWatchdog } from '#server/platform/threads/startWatchdog.ts';
import { within } from '#server/platform/threads/within.ts';

import { removeOldGenerations } from '../importers/importStore.ts';
import { startReading } from '../importers/newspapers/reading/startReading.ts';
import { composeApp } from './composeApp.ts';
import { freshSearch } from './freshSearch.ts';
import { outsideOrigins } from './outsideOrigins.ts';
import { seedSite } from './seedSite.ts';
import { startRemovingLeftovers } from './startRemovingLeftovers.ts';
import { warmUpWhereWorth } from './warmUp/warmUpWhereWorth.ts';
import { watchHealth } from './watchHealth.ts';

/** How often a start looks whether the index is complete, in milliseconds. */
const INDEX_LOOK_MS = 100;

/**
 * How long ending may take while the database does not answer, in milliseconds: to find that out, to finish what goes
 * without it, and to leave it. Ten seconds in all.
 */
const PING_MS = 1_000;
const FINISH_MS = 2_500;
const LEAVE_DATABASE_MS = 6_000;

/** A site that listens, and perhaps still starts. */
export interface RunningServer {
  publicUrl: string;
  /** Settles when the site answers; rejects when it cannot start, after everything was stopped again. */
  ready: Promise<void>;
  /** Takes no more requests, finishes those under way, then closes the parts of the site, the last first. */
  stop(): Promise<void>;
}

/** What differs from one start to the next beside the settings. */
export interface StartOptions {
  settings: Settings;
  log: Log;
  /** The built browser application; null where the development server has it. */
  clientFolder?: string | null;
  /**
   * Called when the embedded database was lost and could not be started again at once, with the reason; it is tried
   * again all the same.
   */
  onDatabaseLoss?: (reason: string) => void;
}

/**
 * Starts the whole site: the socket first, so that early visitors get an answer, then the database and all above it.
 * @throws UserError when the address cannot be had.
 */
export async function startServer({
  settings,
  log,
  clientFolder = path.join(projectRoot(), 'dist/client'),
  onDatabaseLoss,
}: StartOptions): Promise<RunningServer> {
  const version = readVersion();
  const health = new Health(version);
  const door = await openFrontDoor(settings, health);
  const publicUrl = settings.isPublicUrlSet ? settings.publicUrl : `http://localhost:${door.port}`;
  const opened: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | null = null;
  let gedcomWork: GedcomWork | null = null;
  let endStreams = () => {};
  /** What stopping needs of the database; null before it is open. */
  let opening: Pick<Storage, 'hasten' | 'stop'> | null = null;
  let stopWatchdog: () => Promise<void> = () => Promise.resolve();
  const stoppingStart = new AbortController();
  let ping: () => Promise<unknown> = () => Promise.resolve();

  /** Names what comes next, unless nothing should. */
  const reach = (step: string) => {
    if (stopping) throw new Error('stopped while starting');
    health.reach(step);
  };

  const start = async () => {
    reach('opening the database');
    const opensDatabase = await openStorage(settings, log, { onDatabaseLoss, signal: stoppingStart.signal });
    opening = opensDatabase;
    const { db: primary, direct, connection, files, gate, databaseFault } = opensDatabase;
    const replicas =
      settings.databaseReadUrls.length > 0 ? followReplicas(primary, settings.databaseReadUrls, log) : null;
    if (replicas) opened.push(() => replicas.close());
    const db = replicas ? withReplicas(primary, replicas) : primary;
    if (settings.s3) await files.check();
    gedcomWork = createGedcomWork({ connection, memoryMegabytes: settings.gedcomMemoryMegabytes, log });
    opened.push(() => gedcomWork?.close() ?? Promise.resolve());

    opened.push(await announceSiteCopy(primary, settings, log));

    reach('judging who may be living');
    const judged = await judgeAgain(db);
    if (judged > 0) log.info({ trees: judged }, 'trees were judged again by the rule of living people');

    reach('opening accounts');
    const mailer = createMailer({ db, secret: settings.secret });
    const flags = await createFlags({ provider: settings.flagProvider, log });
    opened.push(flags.close);
    const identity = await createIdentity({
      db,
      settings: { ...settings, publicUrl, isMailSent: settings.smtpUrl !== null },
      log,
      mailer,
      flags,
    });
    await seedSite({ db, settings, publicUrl, reach, log });

    reach('loading the search index');
    await removeOldGenerations(db);
    const sharedFiles = settings.s3 && settings.databaseUrl !== null ? files : null;
    const records = await createSearchEngine({ db, settings, gazetteer: loadGazetteer(), log, sharedFiles });
    opened.push(() => records.close());
    const documents = await createDocuments({ folder: path.join(settings.dataDir, 'documents'), db, log, sharedFiles });
    opened.push(() => documents.close());
    const search = freshSearch(withDocuments(records, documents));
    const readers = watchedSearch(search);
    // Ready means searchable: a set published a moment ago is indexed first. A cluster that is away is not waited for:
    // everything else can be read.
    for (let found = await search.health(); !found.isReady && !found.isAway; found = await search.health()) {
      reach('indexing the records');
      await delay(INDEX_LOOK_MS);
    }
    // Not waited for: a search of newspapers waits by itself, and everything else need not.
    const articles = await openArticles({ settings, db, source: createArticleSource(db), log, sharedFiles });
    opened.push(() => articles.close());

    reach('opening the doors');
    const texts = await openContent(settings.contentDir, { withSamples: settings.mode === 'demo' });
    const content = settings.helpCentre
      ? createZendeskHelp(texts, { ...settings.helpCentre, file: path.join(settings.dataDir, 'help-centre.json'), log })
      : texts;
    for (const { where, message } of await content.faults())
      log.warn({ where, message }, 'a text of the site is faulty');
    speakLocale(settings.locale);
    const {
      mode,
      addresses,
      locale,
      social,
      loggedInHome,
      supportEmail,
      survey,
      recording,
      mapLayers,
      appOrigins,
      partnerPlanGroup,
      appUrl,
      payment,
    } = settings;
    const wholeThread = createWholeThread({ connection });
    opened.push(() => wholeThread.close());
    const site = {
      mode,
      version,
      publicUrl,
      addresses,
      loggedInHome,
      partnerPlanGroup,
      ...(appUrl !== null && { appUrl }),
      ...(payment.offersPaypal && { offersPaypal: true as const }),
      ...(locale !== 'en_GB' && { locale }),
      ...(social && { socialName: social.name }),
      ...(supportEmail !== null && { supportEmail }),
      ...(survey && { survey }),
      ...(recording && { recording }),
      ...(appOrigins.length > 0 && { appOrigins }),
      ...(mapLayers.length > 0 && { mapLayers }),
      ...(settings.isMessagingOn && { hasMessaging: true as const }),
    };
    const releases = clientFolder === null ? null : createReleases({ files, folder: clientFolder, log });
    // Before documents name its files: a copy of the release before may be asked for them.
    await releases?.keep();
    const processor = openProcessor({ ...settings, publicUrl, port: door.port }, db);
    const {
      app,
      endStreams: endOpenStreams,
      metrics,
      payments,
      renewals,
      gifts,
      appStores,
    } = await composeApp({
      settings,
      appStores: openAppStores({ ...settings, publicUrl }),
      hasFirstContent: settings.hasFirstContent,
      processor,
      site,
      outsideOrigins: outsideOrigins(site, settings.measuringOrigins),
      clientFolder,
      earlierFile: releases?.find,
      db,
      primary: replicas && primary,
      direct,
      files,
      identity,
      mailer,
      search: readers.search,
      articles,
      content,
      assistant: settings.assistant && createAssistant(settings.assistant),
      gedcomWork,
      wholeTrees: createWholeTrees(wholeThread.run),
      sandbox:
        settings.payment.provider === 'sandbox' && settings.payment.sandboxUrl === null
          ? { ownUrl: publicUrl, siteUrl: localAddress({ host: settings.host, port: door.port }) }
          : null,
      health,
      log,
    });
    opened.push(() => app.close());
    endStreams = endOpenStreams;
    await app.ready();
    const transport = openTransport({ ...settings, publicUrl });
    opened.push(startDelivery({ db, secret: settings.secret, transport, log, printsLinks: settings.mode === 'demo' }));
    if (!transport)
      log.warn({}, 'SMTP_URL is not set: no email is delivered, so members cannot ask for a new password');
    opened.push(identity.startWork());
    opened.push(startSweep(payments));
    opened.push(startReconciling({ db, processor, timeZone: settings.siteTimeZone, log }));
    opened.push(startRenewing(renewals));
    opened.push(
      startHourly({
        work: () => lookAtPurchases(appStores),
        failed: 'subscriptions of app stores could not be looked at',
        log,
      }),
    );
    opened.push(
      startHourly({
        work: async () => [
          await sendGifts(gifts),
          await rewardReferrals(gifts),
          await expireCredits(gifts),
          await returnItems(gifts),
          await sendReports({ db, postbackUrl: settings.affiliatePostbackUrl, log }),
          await forgetParties(db, settings.siteTimeZone),
        ],
        failed: 'gifts, rewards, credits and reports that are due could not be seen to',
        log,
      }),
    );
    opened.push(startReadingAddresses({ db, gazetteer: loadGazetteer(), log }));
    opened.push(startKeying({ db, log }));
    opened.push(
      startDigests({ db, mailer, engines: { records: search, articles }, secret: settings.secret, publicUrl, log }),
    );
    opened.push(
      startHints({
        db,
        search,
        gazetteer: loadGazetteer(),
        livingYears: settings.livingYears,
        log,
        sinceSearch: readers.sinceSearch,
      }),
    );
    opened.push(startReading({ db, files, settings, log }));
    opened.push(startLearning({ db, log }));
    opened.push(startSupport({ db, log }));
    opened.push(startNotices({ db, log }));
    opened.push(
      startHintDigests({ db, mailer, livingYears: settings.livingYears, secret: settings.secret, publicUrl, log }),
    );
    if (settings.isMessagingOn) opened.push(startMessageMails({ db, mailer, secret: settings.secret, publicUrl, log }));
    opened.push(startLookingAtPictures({ db, files, log }));
    opened.push(startRemovingLeftovers({ dataDir: settings.dataDir, log }));
    opened.push(startErasing({ db, mailer, publicUrl, log }));
    opened.push(startHeirs({ db, mailer, publicUrl, log }));
    opened.push(startHandOvers({ db, mailer, publicUrl, log, things: [SHARED_COLLECTION, SHARED_FOLDER] }));
    opened.push(
      startGedcomImports({
        db,
        work: gedcomWork,
        files,
        megabytes: settings.gedcomMegabytes,
        livingYears: settings.livingYears,
        isAlone: settings.databaseUrl === null,
        log,
      }),
    );
    opened.push(
      startReports({
        db,
        connection,
        memoryMegabytes: settings.gedcomMemoryMegabytes,
        livingYears: settings.livingYears,
        siteName: new URL(publicUrl).host,
        isAlone: settings.databaseUrl === null,
        log,
      }),
    );
    opened.push(
      startQuestionReports({
        db,
        connection,
        memoryMegabytes: settings.gedcomMemoryMegabytes,
        siteName: new URL(publicUrl).host,
        isAlone: settings.databaseUrl === null,
        log,
      }),
    );
    opened.push(
      startExports({
        db,
        connection,
        memoryMegabytes: settings.gedcomMemoryMegabytes,
        files: { dataDir: settings.dataDir, s3: settings.s3 },
        publicUrl,
        siteName: new URL(publicUrl).host,
        version,
        isAlone: settings.databaseUrl === null,
        log,
      }),
    );
    reach('warming up');
    // Beside the first round of the work in the background, which also runs what was never run before.
    await warmUpWhereWorth({ app, hasPages: clientFolder !== null, search, publicUrl, log });
    // On a connection of its own: a site whose readers wait for one of theirs is busy, and a balancer that takes it out
    // makes the others busier.
    const healthDb = openDatabase(connection, { log, size: 1, gate });
    opened.push(() => healthDb.close());
    ping = () => healthDb.rows('/* stop.ping */ SELECT 1');
    await watchHealth(health, {
      db: healthDb,
      search,
      articles,
      files,
      settings,
      metrics,
      processor,
      log,
      databaseFault,
    });
    door.handOver(app.routing);
    // Not before: a start may calculate for long.
    stopWatchdog = startWatchdog(settings.watchdogSeconds);
  };

  const started = start();
  /** All but the database. */
  const finish = async () => {
    endStreams();
    // A download that is still being written would hold the door open until its reader has it all.
    await gedcomWork?.close();
    await door.close();
    await started.catch(() => undefined);
    for (const close of opened.reverse()) await close();
  };
  const stop = () =>
    (stopping ??= (async () => {
      const hasServed = health.report().ready;
      health.stop();
      await stopWatchdog();
      if (hasServed && settings.drainSeconds > 0) {
        door.drain();
        await delay(settings.drainSeconds * 1_000);
      }
      if (!opening) stoppingStart.abort();
      opening?.hasten();
      const isAnswered = await within(PING_MS, ping()).then(
        () => true,
        () => false,
      );
      const atMost = (ms: number, work: Promise<void>) =>
        isAnswered
          ? work
          : within(ms, work).catch((error: unknown) =>
              log.warn({ err: error }, 'stopping without the database: something was left as it was'),
            );
      await atMost(FINISH_MS, finish());
      await atMost(LEAVE_DATABASE_MS, opening?.stop() ?? Promise.resolve());
    })());

  const ready = started.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { publicUrl, ready, stop };
}
