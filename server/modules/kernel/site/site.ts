import type { FastifyInstance } from 'fastify';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import type { StaticBoot } from '#domain/site/content/siteBoot.ts';
import type { AppStores } from '#server/engines/app-stores/AppStores.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { SiteContent } from '#server/engines/content/createSiteContent.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { Assistant } from '#server/engines/search/assistant.ts';
import type { SearchAllowance } from '#server/engines/search/searchAllowance.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import type { LiveSettings } from '#server/platform/flags/createLiveSettings.ts';
import type { Precedence } from '#server/platform/http/createPrecedence.ts';
import type { Health } from '#server/platform/http/health.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import type { ModuleServices } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/types.generated.ts';
import type { SharedThing } from '../sharing/memberships.ts';

/** The ports of a site: what it is opened with, and what modules take the few from that they name. */
export interface Ports {
  settings: Settings;
  /** The same with what staff have changed in the browser: its few are asked for here. */
  liveSettings: LiveSettings;
  /** Origin of the site, without a final slash: also where the setting leaves it open. */
  publicUrl: string;
  /** What the site calls itself now. */
  siteIdentity: () => SiteIdentity;
  /** What every page is told of the site besides: its version, its addresses, what is switched on. */
  boot: StaticBoot;
  log: Log;
  health: Health;
  db: Database;
  /** The same on sessions of its own, for what outlives a transaction. */
  direct: Database;
  /** Where the database is, for processes and threads of the site's own. */
  connection: Connection;
  /** What members and operators gave the site to keep. */
  files: FileStore;
  mailer: Mailer;
  identity: Identity;
  /** Finds records, for readers. */
  search: SearchEngine;
  /** The same for what the site does in the background: it is not taken for a reader's. */
  ownSearch: SearchEngine;
  /** Milliseconds since a reader last searched; without end where no one has. */
  sinceSearch: () => number;
  /** How much each reader may search. */
  searchAllowance: SearchAllowance;
  /** Finds articles of newspapers. */
  articles: ArticleSearch;
  /** The site's texts, and counts that pages show. */
  content: SiteContent;
  /** Helps to read sentences; null where none is set. */
  assistant: Assistant | null;
  /** Takes money; null: nothing can be paid. */
  processor: PaymentProcessor | null;
  /** Null: no app sells subscriptions. */
  appStores: AppStores | null;
  /** Lets requests of pages go before work that can wait. */
  precedence: Precedence;
  /** What all modules bring, for one that gathers something of theirs. */
  modules: readonly Module[];
}

/** A site: its ports, and what modules have made from them to share. */
export interface Site extends Ports {
  /**
   * What a function makes of the site, made once: `site.perSite(drawingOf)`. Who asks for it by the same function gets
   * the same, so modules share threads, processes and what is remembered without knowing who was first.
   */
  perSite<Made>(make: (site: Site) => Made): Made;
}

/** What a site has before it answers: what a seed may use. */
export type SiteToSeed = Pick<Site, 'db' | 'settings' | 'publicUrl' | 'log'>;

/**
 * What a module brings to the site; whatever it leaves out, it has none of. A module that gathers something of its own
 * kind from others adds a key (`declare module`), and finds what they give in `site.modules`.
 */
export interface Module {
  /** The folder below server/modules: `trees/chart`. */
  name: string;
  resolvers?: readonly Resolvers[];
  /** What resolvers find in their context beside the ports. */
  services?: (site: Site) => Partial<ModuleServices>;
  /** Mounts what the site answers beside GraphQL and pages. */
  routes?: (app: FastifyInstance, site: Site) => void | Promise<void>;
  /** Starts work in the background. @returns what ends each, and waits for what is under way */
  jobs?: (site: Site) => readonly (() => unknown)[];
  /**
   * Puts into the database what has to be there before the first answer. It runs at every start and on several copies
   * of the server, so it changes nothing where that is there. A seed that needs another one calls it first.
   * @param reach - says what is done next, where that may take long
   */
  seeds?: (site: SiteToSeed, reach: (step: string) => void) => Promise<void>;
  /** Sentences for an operator about what is wrong; none where all is well. Asked now and then. */
  health?: (db: Pick<Database, 'one'>) => Promise<readonly string[]>;
  /** Ends what would hold the door open: called first when the site stops, and possibly again. */
  endStreams?: (site: Site) => void | Promise<void>;
  /** What members share with each other: it goes to one of them when its owner's account is erased. */
  sharedThings?: readonly SharedThing[];
}

/**
 * Completes a site with the memory behind `perSite`.
 * @param made - what is there already, by the function that would make it; for tests
 */
export function createSite(ports: Ports, made = new Map<unknown, unknown>()): Site {
  const site: Site = {
    ...ports,
    perSite<Made>(make: (site: Site) => Made): Made {
      if (!made.has(make)) made.set(make, make(site));
      return made.get(make) as Made;
    },
  };
  return site;
}
