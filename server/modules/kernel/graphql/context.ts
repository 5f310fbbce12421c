import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { SiteContent } from '#server/engines/content/createSiteContent.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { ReaderSession } from '#server/engines/identity/sessions/readerSession.ts';
import type { Assistant } from '#server/engines/search/assistant.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import type { Outbox } from '#server/platform/mail/createOutbox.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import type { LookUpTurn } from './createLookUpTurns.ts';
import type { SearchCharge } from './searchCharge.ts';

/** What the HTTP layer hands to GraphQL beside the request itself. */
export interface ServerContext {
  requestId: string;
  /** The address the request came from, as far as proxies are believed. */
  ip: string;
  /** Fires when the asker has gone: what is still looked up for them can stop. */
  signal: AbortSignal;
  /** The site asks this itself to warm up: it is measured by nothing and charged to no one. */
  isWarmUp: boolean;
}

/**
 * What modules need of each other in a request. A module adds what it needs (`declare module`), so that the kernel knows
 * none of them, and one gives it (`services` of its module.ts).
 */
export interface ModuleServices {
  /** Called when a reader who may edit a tree opens a person in it. Never rejects. */
  personOpened: (treeId: number, personId: number) => Promise<void>;
}

/** What every resolver gets; made for each request, so loaders never mix readers. */
export interface RequestContext extends ModuleServices {
  /** Also in the log line and in the answer's `x-request-id`. */
  requestId: string;
  viewer: Viewer;
  /** Any account as the site would see it; for staff only. Null when there is none. */
  readerOf: Identity['readerOf'];
  /** Name of the provider that decides flags. */
  flagProvider: string;
  /** The session the request is made in, looked up when it is asked for; null for a visitor. */
  session: () => Promise<ReaderSession | null>;
  /** Makes ten recovery codes for a member, in the place of the earlier ones; readable here only. */
  renewRecoveryCodes: Identity['renewRecoveryCodes'];
  /** The address the request came from, as far as proxies are believed. Never logged. */
  ip: string;
  /** Fires when the asker has gone; searches take it, so that a new query does not wait behind abandoned ones. */
  signal: AbortSignal;
  /** The site asks this itself to warm up: nothing is counted or kept of it. */
  isWarmUp: boolean;
  /** Whether the asker’s browser has said yes to being measured (C0002); no answer is no yes. */
  isMeasured: boolean;
  db: Database;
  /** Where images of pages are. */
  files: Pick<FileStore, 'sizeOf'>;
  search: SearchEngine;
  /** Finds articles of newspapers. */
  articles: ArticleSearch;
  /** The same for what the site looks up by itself: it is not charged to what the reader may search. */
  articleMatching: Pick<ArticleSearch, 'search' | 'count'>;
  /** Counts a look-up that costs as much as a search and is none: of addresses, of the names of a census. */
  charge: SearchCharge;
  /**
   * Does a look-up that takes several connections for long when it is its asker’s turn: a chart, a page of a report.
   */
  inTurn: LookUpTurn;
  /** The engine for what the site looks up by itself: it is not charged to what the reader may search. */
  matching: Pick<SearchEngine, 'search' | 'health' | 'noticeClosures'>;
  /** The site's texts, and counts that pages show. */
  content: SiteContent;
  /** Reads sentences with the help of a language model; null where none is set. */
  assistant: Assistant | null;
  log: Log;
  /** Queues an email; pass it the transaction that causes the email. */
  mailer: Mailer;
  /** The emails of a demonstration; null in production. */
  outbox: Outbox | null;
  site: Omit<SiteBoot, 'requestId'>;
  /** The longest life assumed in a family tree, in years (setting LIVING_YEARS). */
  livingYears: number;
  /**
   * What a factory makes, made once for this request: `context.perRequest(createRecordStore)`. Stores and loaders are
   * had through it, so that lookups of one request join and no two requests share what they have read.
   */
  perRequest<Made>(make: (context: RequestContext) => Made): Made;
}

/** Completes a context with the memory behind `perRequest`. */
export function createContext(parts: Omit<RequestContext, 'perRequest'>): RequestContext {
  const made = new Map<unknown, unknown>();
  const context: RequestContext = {
    ...parts,
    perRequest<Made>(make: (context: RequestContext) => Made): Made {
      if (!made.has(make)) made.set(make, make(context));
      return made.get(make) as Made;
    },
  };
  return context;
}
