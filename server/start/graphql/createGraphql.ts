import { readFileSync } from 'node:fs';

import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createSchema, createYoga, type YogaServerInstance, type Plugin } from 'graphql-yoga';

import { testOverridesIn } from '#domain/kernel/grants/testOverrides.ts';
import type { ArticleSearch } from '#server/engines/articles/articleSearch.ts';
import { answerRecords } from '#server/modules/kernel/graphql/answerRecords.ts';
import {
  createContext,
  type ModuleServices,
  type RequestContext,
  type ServerContext,
} from '#server/modules/kernel/graphql/context.ts';
import { createLookUpTurns } from '#server/modules/kernel/graphql/createLookUpTurns.ts';
import { createSearchCharge } from '#server/modules/kernel/graphql/searchCharge.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import { changingBootOf } from '#server/platform/config/changingBootOf.ts';
import { isMeasuredBy } from '#server/platform/http/consentIn.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';

import { limitArguments } from './limitArguments.ts';
import { maskError, UNEXPECTED } from './maskError.ts';
import { noSuggestions } from './noSuggestions.ts';
import { operationNames, queryLimits } from './queryLimits.ts';
import { readsFromReplica } from './readsFromReplica.ts';
import { limitedArticles, limitedSearch, measuredSearch, timedSearch } from './searchOfRequests.ts';
import { createTextCache } from './textCache.ts';

/** Keeps the schema's description to ourselves: production has no use for it. `__typename` stays. */
const noIntrospection = (): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});

/** The search of articles with every search, count and suggestion timed. */
function measuredArticles(engine: ArticleSearch, metrics: Pick<Metrics, 'articlesAnswered'>): ArticleSearch {
  const timed = timedSearch(metrics.articlesAnswered);
  return {
    search: (query, page, signal) => timed('search', () => engine.search(query, page, signal)),
    count: (query, signal) => timed('count', () => engine.count(query, signal)),
    find: (query, signal) => timed('count', () => engine.find(query, signal)),
    suggest: (prefix, limit) => timed('suggest', () => engine.suggest(prefix, limit)),
    update: () => engine.update(),
    health: () => engine.health(),
    close: () => engine.close(),
  };
}

/**
 * Lets the `test_overrides` cookie make an operation fail with a code, so that every error screen can be seen
 * . Never used in production.
 */
const forcedFailures = (): Plugin => ({
  onParams({ request, params, setResult }) {
    const { operations } = testOverridesIn(request.headers.get('cookie')).failures;
    const code =
      params.operationName && Object.hasOwn(operations, params.operationName)
        ? operations[params.operationName]
        : undefined;
    if (code === undefined) return;
    setResult({ data: null, errors: [new GraphQLError('This failure was asked for.', { extensions: { code } })] });
  },
});

/** What GraphQL needs. */
export interface GraphqlOptions {
  site: Site;
  metrics: Metrics;
  /** schema.graphql in the project's folder, made by `npm run codegen`. */
  schemaFile: string;
}

/**
 * All operations of the site have some 120,000 characters; what is made of a text takes up to 240 times its memory, 70
 * MB here.
 */
const DOCUMENTS = { most: 300_000, longest: 20_000 };
/** Documents that are none, with what is wrong with them. */
const GARBLED = { most: 50_000, longest: 5_000 };

type Schema = ReturnType<typeof createSchema<ServerContext & RequestContext>>;
/** By its modules, which it depends on alone: sites of one process, as tests have many, share it. */
const schemas = new WeakMap<Site['modules'], Schema>();

function schemaOf(schemaFile: string, modules: Site['modules']): Schema {
  const known = schemas.get(modules);
  if (known) return known;
  const schema = createSchema<ServerContext & RequestContext>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers: modules.flatMap(({ resolvers = [] }) => resolvers),
  });
  schemas.set(modules, schema);
  return schema;
}

export type Graphql = YogaServerInstance<ServerContext, RequestContext>;

const headerOf = (request: Request, name: string) => request.headers.get(name) ?? undefined;

/** The GraphQL endpoint as a fetch-like server: POST only, one operation a request, limited, masked and measured. */
export function createGraphql({ site, metrics, schemaFile }: GraphqlOptions): Graphql {
  const { boot, db, files, search, articles, content, searchAllowance, assistant, log, mailer, identity, modules } =
    site;
  const isProduction = boot.mode === 'production';
  const measured = measuredSearch(search, metrics);
  const turnsOf = createLookUpTurns();
  const articleEngine = measuredArticles(articles, metrics);
  const services = Object.assign({}, ...modules.map(({ services }) => services?.(site))) as ModuleServices;
  return createYoga<ServerContext, RequestContext>({
    schema: schemaOf(schemaFile, modules),
    context: async ({ request, requestId, ip, signal, isWarmUp }) => {
      const viewer = await identity.viewerOf({
        authorization: headerOf(request, 'authorization'),
        cookie: headerOf(request, 'cookie'),
        ip,
      });
      const engine = isWarmUp ? search : measured;
      const charge = createSearchCharge(() =>
        isWarmUp ? Promise.resolve(null) : searchAllowance.take({ viewer, ip }),
      );
      const limited = limitedSearch(engine, charge);
      const session = () => identity.sessionOf({ authorization: headerOf(request, 'authorization') });
      return createContext({
        ...services,
        isMeasured: isMeasuredBy(headerOf(request, 'cookie')),
        requestId,
        ip,
        signal,
        isWarmUp,
        viewer,
        readerOf: identity.readerOf,
        flagProvider: identity.flagProvider,
        session,
        renewRecoveryCodes: identity.renewRecoveryCodes,
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
        outbox: identity.outbox,
        site: { ...boot, ...site.siteIdentity(), ...changingBootOf(site.liveSettings.now()) },
        livingYears: site.settings.livingYears,
      });
    },
    plugins: [
      operationNames(),
      readsFromReplica(),
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
