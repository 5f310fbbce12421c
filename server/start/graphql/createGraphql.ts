import { readFileSync } from 'node:fs';
import { createSchema, createYoga, type YogaServerInstance } from 'graphql-yoga';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import type { SiteContent } from '#server/engines/content/createSiteContent.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Assistant } from '#server/engines/search/assistant.ts';
import type { SearchAllowance } from '#server/engines/search/searchAllowance.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import type { DueParts } from '#server/modules/billing/subscription/index.ts';
import type { AppStoreParts } from '#server/modules/billing/app-stores/index.ts';
import type { GiftParts } from '#server/modules/billing/gifts/index.ts';
import type { StaffBillingParts } from '#server/modules/billing/staff/index.ts';
import type { PaymentParts } from '#server/modules/billing/payments/index.ts';
import type { StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { SiteHealthPorts } from '#server/modules/staff/health/index.ts';
import type { BillingServices } from '#server/modules/billing/plans/index.ts';
import { answerRecords } from '#server/modules/kernel/graphql/answerRecords.ts';
import { createContext, type RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { createLookUpTurns } from '#server/modules/kernel/graphql/createLookUpTurns.ts';
import { createSearchCharge } from '#server/modules/kernel/graphql/searchCharge.ts';
import type { ServerContext } from '#server/modules/kernel/graphql/serverContext.ts';
import type { MessageHints } from '#server/modules/messages/conversations/index.ts';
import type { InAppTokens } from '#server/modules/messages/in-app/index.ts';
import type { GedcomWork } from '#server/modules/trees/gedcom/index.ts';
import type { WholeTrees } from '#server/modules/trees/whole/index.ts';
import { lookSoon } from '#server/modules/trees/hints/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isMeasuredBy } from '#server/platform/http/isMeasuredBy.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import type { Outbox } from '#server/platform/mail/createOutbox.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { forcedFailures } from './forcedFailures.ts';
import { limitedArticles } from './limitedArticles.ts';
import { limitArguments } from './limitArguments.ts';
import { limitedSearch } from './limitedSearch.ts';
import { maskError, UNEXPECTED } from './maskError.ts';
import { measuredArticles } from './measuredArticles.ts';
import { measuredSearch } from './measuredSearch.ts';
import { noIntrospection } from './noIntrospection.ts';
import { noSuggestions } from './noSuggestions.ts';
import { oldAnswers } from './oldAnswers.ts';
import { operationNames } from './operationNames.ts';
import { queryLimits } from './queryLimits.ts';
import { resolvers } from './resolvers.ts';
import { createTextCache } from './textCache.ts';

/** What GraphQL needs. */
export interface GraphqlOptions {
  billing: BillingServices;
  payments: PaymentParts;
  renewals: DueParts;
  gifts: GiftParts;
  appStores: AppStoreParts;
  staffBilling: StaffBillingParts;
  staffRequestKinds: readonly StaffRequestKind[];
  siteHealth: SiteHealthPorts;
  /** schema.graphql in the project's folder, made by `npm run codegen`. */
  schemaFile: string;
  site: Omit<SiteBoot, 'requestId'>;
  db: Database;
  files: RequestContext['files'];
  search: SearchEngine;
  articles: ArticleSearch;
  content: SiteContent;
  searchAllowance: SearchAllowance;
  assistant: Assistant | null;
  log: Log;
  mailer: Mailer;
  outbox: Outbox | null;
  metrics: Metrics;
  /** Setting LIVING_YEARS. */
  livingYears: number;
  /** Setting GEDCOM_MB. */
  gedcomMegabytes: number;
  gedcomWork: GedcomWork;
  inAppTokens: InAppTokens;
  messageHints: MessageHints;
  /** Setting MESSAGING. */
  isMessagingOn: boolean;
  wholeTrees: WholeTrees;
  /** @throws GraphQLError `UNAUTHENTICATED` for a token that is not, or no longer, good. */
  viewerOf: (headers: { authorization?: string; cookie?: string; ip?: string }) => Promise<Viewer>;
  readerOf: Identity['readerOf'];
  flagProvider: string;
  sessionOf: Identity['sessionOf'];
  renewRecoveryCodes: Identity['renewRecoveryCodes'];
}

/**
 * All operations of the site have some 120,000 characters; what is made of a text takes up to 240 times its memory, 70
 * MB here.
 */
const DOCUMENTS = { most: 300_000, longest: 20_000 };
/** Documents that are none, with what is wrong with them. */
const GARBLED = { most: 50_000, longest: 5_000 };

export type Graphql = YogaServerInstance<ServerContext, RequestContext>;

const headerOf = (request: Request, name: string) => request.headers.get(name) ?? undefined;

/** The GraphQL endpoint as a fetch-like server: POST only, one operation a request, limited, masked and measured. */
export function createGraphql({
  schemaFile,
  billing,
  renewals,
  payments,
  gifts,
  appStores,
  staffBilling,
  staffRequestKinds,
  siteHealth,
  site,
  db,
  files,
  search,
  articles,
  content,
  searchAllowance,
  assistant,
  log,
  mailer,
  outbox,
  metrics,
  livingYears,
  gedcomMegabytes,
  gedcomWork,
  inAppTokens,
  messageHints,
  isMessagingOn,
  wholeTrees,
  viewerOf,
  readerOf,
  flagProvider,
  sessionOf,
  renewRecoveryCodes,
}: GraphqlOptions): Graphql {
  const isProduction = site.mode === 'production';
  const measured = measuredSearch(search, metrics);
  const turnsOf = createLookUpTurns();
  const articleEngine = measuredArticles(articles, metrics);
  // Who may decide on hints of someone finds them there when they look, though the rest of the tree waits.
  const personOpened = async (treeId: number, personId: number): Promise<void> => {
    try {
      await lookSoon(db, treeId, personId);
    } catch (error) {
      // They wait their turn; no one's reading fails for it.
      log.warn({ err: error }, 'a person could not be looked at sooner');
    }
  };
  return createYoga<ServerContext, RequestContext>({
    schema: createSchema<ServerContext & RequestContext>({
      typeDefs: readFileSync(schemaFile, 'utf8'),
      resolvers: [...resolvers],
    }),
    context: async ({ request, requestId, ip, signal, isWarmUp }) => {
      const viewer = await viewerOf({
        authorization: headerOf(request, 'authorization'),
        cookie: headerOf(request, 'cookie'),
        ip,
      });
      const engine = isWarmUp ? search : measured;
      const charge = createSearchCharge(() =>
        isWarmUp ? Promise.resolve(null) : searchAllowance.take({ viewer, ip }),
      );
      const limited = limitedSearch(engine, charge);
      const session = () => sessionOf({ authorization: headerOf(request, 'authorization') });
      return createContext({
        isMeasured: isMeasuredBy(headerOf(request, 'cookie')),
        billing,
        renewals,
        payments,
        gifts,
        appStores,
        staffBilling,
        staffRequestKinds,
        siteHealth,
        requestId,
        ip,
        signal,
        isWarmUp,
        viewer,
        readerOf,
        flagProvider,
        session,
        renewRecoveryCodes,
        db,
        files,
        search: limited,
        articles: limitedArticles(articleEngine, charge),
        articleMatching: articleEngine,
        charge,
        inTurn: turnsOf({ viewer, ip, signal }),
        matching: engine,
        content,
        assistant,
        log,
        mailer,
        outbox,
        site,
        livingYears,
        gedcomMegabytes,
        gedcomWork,
        inAppTokens,
        messageHints,
        isMessagingOn,
        wholeTrees,
        personOpened,
      });
    },
    plugins: [
      operationNames(),
      oldAnswers(),
      ...(isProduction ? [noIntrospection(), noSuggestions()] : [forcedFailures()]),
      ...queryLimits(),
      limitArguments(),
      answerRecords(log, metrics),
    ],
    // Parsed and validated once, limits included. The default counts documents, each of which may have a megabyte.
    parserAndValidationCache: { documentCache: createTextCache(DOCUMENTS), errorCache: createTextCache(GARBLED) },
    maskedErrors: { maskError, errorMessage: UNEXPECTED },
    logging: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
  });
}
