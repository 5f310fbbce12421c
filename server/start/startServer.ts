import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { localAddress } from '#server/engines/payment/sandbox/localAddress.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Log } from '#server/platform/config/log.ts';
import { projectRoot, readVersion } from '#server/platform/config/projectRoot.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { openStorage, type Storage } from '#server/platform/db/openStorage.ts';
import { Health } from '#server/platform/http/health.ts';
import { openSocket } from '#server/platform/http/openSocket.ts';
import { outsideOrigins } from '#server/platform/http/securityHeaders.ts';
import { openTransport } from '#server/platform/mail/smtpTransport.ts';
import { startDelivery } from '#server/platform/mail/startDelivery.ts';
import { createReleases } from '#server/platform/releases/createReleases.ts';
import { startWatchdog } from '#server/platform/threads/startWatchdog.ts';
import { within } from '#server/platform/threads/withTimeLimit.ts';

import { openSite } from './openSite.ts';
import { serve } from './serve.ts';
import { startRemovingLeftovers } from './startRemovingLeftovers.ts';
import { warmUpWhereWorth } from './warmUpWhereWorth.ts';
import { watchHealth } from './watchHealth.ts';

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
  const door = await openSocket(settings, health);
  const publicUrl = settings.isPublicUrlSet ? settings.publicUrl : `http://localhost:${door.port}`;
  const opened: (() => unknown)[] = [];
  let stopping: Promise<void> | null = null;
  let site: Site | null = null;
  /** What stopping needs of the database; null before it is open. */
  let storage: Storage | null = null;
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
    storage = await openStorage(settings, log, { onDatabaseLoss, signal: stoppingStart.signal });
    const { connection, files, gate, databaseFault } = storage;
    const { site: openedSite, primary } = await openSite({
      storage,
      settings,
      version,
      publicUrl,
      port: door.port,
      health,
      log,
      reach,
      closeLater: (close) => opened.push(close),
    });
    site = openedSite;
    const { db, search, ownSearch, articles, identity, processor, modules, boot } = site;
    const releases = clientFolder === null ? null : createReleases({ files, folder: clientFolder, log });
    // Before documents name its files: a copy of the release before may be asked for them.
    await releases?.keep();
    const { app, metrics } = await serve(site, {
      clientFolder,
      earlierFile: releases?.find,
      outsideOrigins: outsideOrigins(boot, settings.measuringOrigins),
      primary,
      hasFirstContent: settings.hasFirstContent,
      sandbox:
        settings.payment.provider === 'sandbox' && settings.payment.sandboxUrl === null
          ? { ownUrl: publicUrl, siteUrl: localAddress({ host: settings.host, port: door.port }) }
          : null,
    });
    opened.push(() => app.close());
    await app.ready();
    const transport = openTransport({ ...settings, publicUrl }, site.siteIdentity);
    opened.push(startDelivery({ db, secret: settings.secret, transport, log, printsLinks: settings.mode === 'demo' }));
    if (!transport)
      log.warn({}, 'SMTP_URL is not set: no email is delivered, so members cannot ask for a new password');
    opened.push(identity.startWork());
    opened.push(startRemovingLeftovers({ dataDir: settings.dataDir, log }));
    for (const { jobs } of modules) opened.push(...(jobs?.(site) ?? []));
    reach('warming up');
    // Beside the first round of the work in the background, which also runs what was never run before.
    await warmUpWhereWorth({ app, hasPages: clientFolder !== null, search: ownSearch, publicUrl, log });
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
      modules,
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
    if (site) for (const { endStreams } of site.modules) await endStreams?.(site);
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
      if (!storage) stoppingStart.abort();
      storage?.hasten();
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
      await atMost(LEAVE_DATABASE_MS, storage?.stop() ?? Promise.resolve());
    })());

  const ready = started.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { publicUrl, ready, stop };
}
