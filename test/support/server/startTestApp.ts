import { rmSync } from 'node:fs';

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import type { ContentSource } from '#server/engines/content/ContentSource.ts';
import { createSiteContent } from '#server/engines/content/createSiteContent.ts';
import { siteFacts } from '#server/engines/content/fillNumbers.ts';
import { openContent } from '#server/engines/content/openContent.ts';
import { readWritten } from '#server/engines/content/readWritten.ts';
import { readHoldings } from '#server/engines/identity/accounts/readViewer.ts';
import { createIdentity } from '#server/engines/identity/createIdentity.ts';
import { createSearchAllowance } from '#server/engines/search/searchAllowance.ts';
import { createSite, type Ports } from '#server/modules/kernel/site/site.ts';
import { gedcomWorkOf } from '#server/modules/trees/gedcom/work/createGedcomWork.ts';
import type { GedcomWork } from '#server/modules/trees/gedcom/work/gedcomTask.ts';
import { createWholeTrees } from '#server/modules/trees/whole/index.ts';
import { runWholeTask } from '#server/modules/trees/whole/wholeTask.ts';
import { wholeTreesOf } from '#server/modules/trees/whole/wholeThread.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings, type Settings } from '#server/platform/config/readSettings.ts';
import { siteIdentityOf } from '#server/platform/config/siteIdentityOf.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';
import { openLiveSettings } from '#server/platform/flags/createLiveSettings.ts';
import { createPrecedence } from '#server/platform/http/createPrecedence.ts';
import { Health } from '#server/platform/http/health.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { modules } from '#server/start/modules.generated.ts';
import { serve, type ServeOptions } from '#server/start/serve.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { articlesWhenAsked } from './articlesWhenAsked.ts';
import { clientFolder } from './clientFolder.ts';
import { emptySearch } from './emptySearch.ts';
import { gedcomWorkHere } from './gedcomWorkHere.ts';

/** What GraphQL answered, as a browser reads it. */
export interface Answer<Data> {
  status: number;
  data?: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** The whole application on a database of its own, without a socket. */
export interface TestApp {
  app: FastifyInstance;
  db: Database;
  site: Ports['boot'];
  /** Its search of articles, brought up to date before each question. */
  articles: Ports['articles'];
  /**
   * Sends an operation; its name is taken from the text. Without `as` it comes from a visitor.
   * @param as - who asks, signed in just now; what is left out is as a visitor has it.
   */
  ask<Data>(
    query: string,
    variables?: object,
    as?: Partial<Viewer>,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  /** Headers of what a reader's browser asks for by address, such as an image. */
  headersOf(as: Partial<Viewer>): { authorization: string };
  /** The same, as it went over the wire. */
  call(
    query: string,
    variables?: object,
    as?: Partial<Viewer>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

const TOKEN = /^Bearer test-(\d+)$/;

/** What a test has otherwise: a mode, a log, a search engine. */
interface Overrides extends Partial<Omit<Ports, 'settings' | 'content' | 'boot'>>, Partial<ServeOptions> {
  settings?: Partial<Settings>;
  /** What pages are told of the site. */
  site?: Ports['boot'];
  /** Where the site's texts come from. */
  content?: ContentSource;
  gedcomWork?: GedcomWork;
}

/** Builds the application as server/main.ts does, but for what a test has otherwise. */
export async function startTestApp({
  site: boot,
  content: source,
  gedcomWork,
  clientFolder: given,
  earlierFile,
  outsideOrigins,
  primary,
  hasFirstContent,
  sandbox,
  ...overrides
}: Overrides = {}): Promise<TestApp> {
  const db = overrides.db ?? (await testDatabase());
  const { liveSettings, settings } = await openLiveSettings(db, { ...readSettings({}), ...overrides.settings });
  const site = {
    mode: settings.mode,
    version: '0.0.0-test',
    publicUrl: settings.publicUrl,
    addresses: settings.addresses,
    ...(settings.locale !== 'en_GB' && { locale: settings.locale }),
    ...boot,
  };
  const siteIdentity = () => siteIdentityOf(liveSettings.now());
  const mailer = createMailer({ db, secret: settings.secret, siteIdentity });
  const identity =
    overrides.identity ??
    (await createIdentity({
      db,
      settings,
      log: silentLog,
      mailer,
      siteIdentity,
      termsDate: () => liveSettings.now().termsDate,
    }));
  const askers: Partial<Viewer>[] = [];
  const askerOf = (authorization: string | undefined) => askers[Number(TOKEN.exec(authorization ?? '')?.[1] ?? -1)];
  /** Staff of a test have every duty, unless the test says which. */
  const dutiesOf = (asker: Partial<Viewer> | undefined, viewer: Viewer) =>
    asker?.duties ?? (asker?.isInternal ? STAFF_DUTIES : viewer.duties);
  /** As the test says, else as the database has them. */
  const holdingsOf = async (asker: Partial<Viewer> | undefined, viewer: Viewer) =>
    asker?.holdings ?? (asker?.memberId ? readHoldings(db, asker.memberId) : viewer.holdings);
  const folder = clientFolder();
  const articles = articlesWhenAsked(db);
  const search = overrides.search ?? emptySearch;
  const ports: Ports = {
    publicUrl: site.publicUrl,
    liveSettings,
    siteIdentity,
    boot: site,
    health: new Health(site.version),
    direct: db,
    // Nothing here has a process or a thread with a connection of its own.
    connection: { connectionString: '' },
    files: openFileStore(settings),
    mailer,
    ownSearch: search,
    sinceSearch: () => Infinity,
    searchAllowance: createSearchAllowance(db, () => liveSettings.now().searchLimit),
    articles,
    content: createSiteContent({
      source: source ?? (await openContent(null, { written: () => readWritten(db) })),
      search,
      db,
      facts: () => siteFacts(liveSettings.now(), site.publicUrl),
      isDemo: settings.mode === 'demo',
    }),
    assistant: null,
    processor: null,
    appStores: null,
    precedence: createPrecedence(),
    modules,
    log: silentLog,
    ...overrides,
    db,
    search,
    settings,
    identity: {
      ...identity,
      async viewerOf({ authorization, ...rest }) {
        const asker = askerOf(authorization);
        const viewer = await identity.viewerOf(asker ? rest : { authorization, ...rest });
        return { ...viewer, ...asker, duties: dutiesOf(asker, viewer), holdings: await holdingsOf(asker, viewer) };
      },
      async onlookerOf({ authorization, ...rest }) {
        const asker = askerOf(authorization);
        const viewer = await identity.onlookerOf(asker ? rest : { authorization, ...rest });
        return { ...viewer, ...asker, duties: dutiesOf(asker, viewer), holdings: await holdingsOf(asker, viewer) };
      },
      // Readers who never signed in have no session to bind a ticket to.
      admitsTicket: async (ticket) => askers.length > 0 || identity.admitsTicket(ticket),
      sessionOf: (headers) =>
        askerOf(headers.authorization)
          ? Promise.resolve({ uid: 'a-test-session', authenticatedAt: new Date() })
          : identity.sessionOf(headers),
    },
  };
  const made = new Map<unknown, unknown>([
    [gedcomWorkOf, gedcomWork ?? gedcomWorkHere(db)],
    [wholeTreesOf, createWholeTrees((task) => runWholeTask(db, task))],
  ]);
  const { app } = await serve(createSite(ports, made), {
    clientFolder: given === undefined ? folder : given,
    earlierFile,
    outsideOrigins,
    primary,
    hasFirstContent,
    sandbox,
  });
  const headersOf = (as: Partial<Viewer>) => ({ authorization: `Bearer test-${askers.push(as) - 1}` });
  const call: TestApp['call'] = (query, variables = {}, as, headers = {}) => {
    const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
    const token = as ? headersOf(as) : {};
    return app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...token, ...headers },
      payload: { query, variables, operationName },
    });
  };
  return {
    app,
    db,
    site,
    articles: ports.articles,
    call,
    async ask<Data>(
      query: string,
      variables: object = {},
      as?: Partial<Viewer>,
      headers: Record<string, string> = {},
    ): Promise<Answer<Data>> {
      const answer = await call(query, variables, as, headers);
      return { status: answer.statusCode, ...answer.json<Omit<Answer<Data>, 'status'>>() };
    },
    headersOf,
    async close() {
      rmSync(folder, { recursive: true, force: true });
      await app.close();
      await articles.close();
      await db.close();
    },
  };
}
