import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { speakLocale } from '#domain/search/core/catalogue/speakLocale.ts';
import type { StaticBoot } from '#domain/site/content/siteBoot.ts';
import { openAppStores } from '#server/engines/app-stores/openAppStores.ts';
import { openArticles } from '#server/engines/articles/openArticles.ts';
import type { ContentSource } from '#server/engines/content/ContentSource.ts';
import { createSiteContent } from '#server/engines/content/createSiteContent.ts';
import { siteFacts } from '#server/engines/content/fillNumbers.ts';
import { openContent } from '#server/engines/content/openContent.ts';
import { readWritten } from '#server/engines/content/readWritten.ts';
import { createZendeskHelp } from '#server/engines/content/zendesk/createZendeskHelp.ts';
import { createDocuments } from '#server/engines/documents/createDocuments.ts';
import { withDocuments } from '#server/engines/documents/withDocuments.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createIdentity } from '#server/engines/identity/createIdentity.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { openProcessor } from '#server/engines/payment/openProcessor.ts';
import { createAssistant } from '#server/engines/search/assistant.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { createSearchAllowance } from '#server/engines/search/searchAllowance.ts';
import { watchedSearch } from '#server/engines/search/watchedSearch.ts';
import { createSite, type Site } from '#server/modules/kernel/site/site.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import { siteIdentityOf } from '#server/platform/config/siteIdentityOf.ts';
import { announceSiteCopy } from '#server/platform/copies/siteCopies.ts';
import type { Storage } from '#server/platform/db/openStorage.ts';
import { followReplicas } from '#server/platform/db/servers/followReplicas.ts';
import { withReplicas } from '#server/platform/db/servers/withReplicas.ts';
import { createFlags } from '#server/platform/flags/createFlags.ts';
import { openLiveSettings } from '#server/platform/flags/createLiveSettings.ts';
import { createPrecedence } from '#server/platform/http/createPrecedence.ts';
import type { Health } from '#server/platform/http/health.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';

import { freshSearch } from './freshSearch.ts';
import { modules } from './modules.generated.ts';
import { seedSite } from './seedSite.ts';

/** How often a start looks whether the index is complete, in milliseconds. */
const INDEX_LOOK_MS = 100;

/** What a site is opened with. */
interface OpenParts {
  storage: Pick<Storage, 'db' | 'direct' | 'connection' | 'files'>;
  settings: Settings;
  version: string;
  /** Where the site is reached, without a final slash. */
  publicUrl: string;
  /** The port that it listens at. */
  port: number;
  health: Health;
  log: Log;
  /** Says what is done next, and throws where the start was stopped. */
  reach: (step: string) => void;
  /** Is given what closes each part as soon as that is open: the last is closed first. */
  closeLater: (close: () => Promise<unknown>) => void;
}

/** What every page is told of the site. */
function bootOf(settings: Settings, version: string, publicUrl: string): StaticBoot {
  const { mode, addresses, locale, social, loggedInHome, survey, recording, appOrigins } = settings;
  const { partnerPlanGroup, appUrl, payment } = settings;
  return {
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
    ...(survey && { survey }),
    ...(recording && { recording }),
    ...(appOrigins.length > 0 && { appOrigins }),
  };
}

/** Where the site's texts come from; what is faulty in them is logged. */
async function textsOf(settings: Settings, db: Site['db'], log: Log): Promise<ContentSource> {
  const texts = await openContent(settings.contentDir, {
    withSamples: settings.mode === 'demo',
    written: () => readWritten(db),
  });
  const source = settings.helpCentre
    ? createZendeskHelp(texts, { ...settings.helpCentre, file: path.join(settings.dataDir, 'help-centre.json'), log })
    : texts;
  for (const { where, message } of await source.faults()) log.warn({ where, message }, 'a text of the site is faulty');
  return source;
}

/**
 * Opens the ports of a site on its database and files: accounts, flags, search, texts, payment. The database is seeded
 * on the way, and the index complete when this returns.
 * @returns the site, and its database without standbys where some of them answer readers, else null
 */
export async function openSite({
  storage,
  settings: outside,
  version,
  publicUrl,
  port,
  health,
  log,
  reach,
  closeLater,
}: OpenParts): Promise<{ site: Site; primary: Site['db'] | null }> {
  const { db: primary, direct, connection, files } = storage;
  const replicas = outside.databaseReadUrls.length > 0 ? followReplicas(primary, outside.databaseReadUrls, log) : null;
  if (replicas) closeLater(() => replicas.close());
  const db = replicas ? withReplicas(primary, replicas) : primary;
  if (outside.s3) await files.check();
  closeLater(await announceSiteCopy(primary, outside, log));

  reach('opening accounts');
  const { liveSettings, settings } = await openLiveSettings(db, outside);
  const siteIdentity = () => siteIdentityOf(liveSettings.now());
  const mailer = createMailer({ db, secret: settings.secret, siteIdentity });
  const flags = await createFlags({ provider: settings.flagProvider, log });
  closeLater(flags.close);
  const identity = await createIdentity({
    db,
    settings: { ...settings, publicUrl, isMailSent: settings.smtpUrl !== null },
    log,
    mailer,
    siteIdentity,
    termsDate: () => liveSettings.now().termsDate,
    flags,
  });
  await seedSite({ db, settings, publicUrl, log }, modules, reach);

  reach('loading the search index');
  const sharedFiles = settings.s3 && settings.databaseUrl !== null ? files : null;
  const records = await createSearchEngine({ db, settings, gazetteer: loadGazetteer(), log, sharedFiles });
  closeLater(() => records.close());
  const documents = await createDocuments({ folder: path.join(settings.dataDir, 'documents'), db, log, sharedFiles });
  closeLater(() => documents.close());
  const ownSearch = freshSearch(withDocuments(records, documents));
  const { search, sinceSearch } = watchedSearch(ownSearch);
  // Ready means searchable: a set published a moment ago is indexed first. A cluster that is away is not waited for:
  // everything else can be read.
  for (let found = await search.health(); !found.isReady && !found.isAway; found = await search.health()) {
    reach('indexing the records');
    await delay(INDEX_LOOK_MS);
  }
  // Not waited for: a search of newspapers waits by itself, and everything else need not.
  const articles = await openArticles({ settings, db, source: createArticleSource(db), log, sharedFiles });
  closeLater(() => articles.close());

  reach('opening the doors');
  const source = await textsOf(settings, db, log);
  speakLocale(settings.locale);
  const site = createSite({
    settings,
    publicUrl,
    liveSettings,
    siteIdentity,
    boot: bootOf(settings, version, publicUrl),
    log,
    health,
    db,
    direct,
    connection,
    files,
    mailer,
    identity,
    search,
    ownSearch,
    sinceSearch,
    searchAllowance: createSearchAllowance(db, () => liveSettings.now().searchLimit),
    articles,
    content: createSiteContent({
      source,
      search,
      db,
      facts: () => siteFacts(liveSettings.now(), publicUrl),
      isDemo: settings.mode === 'demo',
    }),
    assistant: settings.assistant && createAssistant(settings.assistant),
    processor: openProcessor({ ...settings, publicUrl, port }, db),
    appStores: openAppStores({ ...settings, publicUrl }),
    precedence: createPrecedence(),
    modules,
  });
  return { site, primary: replicas && primary };
}
