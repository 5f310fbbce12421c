import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { NEWSPAPER_IIIF, type SearchScope } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { CONTEXTS } from '#domain/newspapers/iiif/iiifContexts.ts';
import { earlierSearchAnswer, searchAnswer, termList } from '#domain/newspapers/iiif/searchAnswer.ts';
import { MOST_SEARCH_CHARACTERS } from '#domain/newspapers/search/articleAddress.ts';
import type { ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';
import { goneSignal, onlooker } from '#server/engines/images/http/ImageService.ts';
import { findIssue, heldTitle } from '#server/modules/newspapers/browse/index.ts';

import { countWords, findHits, type FoundHits, MOST_PAGES } from './findHits.ts';
import { type IiifService, isAskable, missing, readingsOf, sendDocument, tooMuch } from './IiifService.ts';
import { wordsOfIssue } from './readLines.ts';

/** Words that a completion offers. */
const MOST_TERMS = 10;

type Asked = { Querystring: Record<string, string | string[] | undefined>; Params: { id?: string; slug?: string } };

/** What is searched, for whom. */
interface Search {
  scope: SearchScope;
  filters: ArticleFilters;
  viewer: Viewer;
  query: string;
  page: number;
  ignored: string[];
  /** Everyone gets the same answer. */
  isFree: boolean;
}

const textOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value.at(-1) : value) ?? '';
const pageOf = (text: string): number => (/^[1-9]\d{0,3}$/u.test(text) ? Math.min(MOST_PAGES, Number(text)) : 1);

/**
 * Content Search 2 and its completion within an issue, a newspaper and the site, and Content Search 1 within an issue.
 */
export function registerSearchRoutes(app: FastifyInstance, service: IiifService): void {
  const { db, articles, publicUrl } = service;

  /** What an address searches; null where it is not there, or not for this reader. */
  async function scopeOf(
    request: FastifyRequest<Asked>,
    viewer: Viewer,
  ): Promise<Pick<Search, 'scope' | 'filters' | 'isFree'> | null> {
    const { id, slug } = request.params;
    if (id !== undefined) {
      const issue = isAskable(id) ? await findIssue(db, id) : null;
      const reading = issue && (await readingsOf(db, viewer, [issue.id])).get(issue.id);
      return issue && reading?.isReadable
        ? { scope: { kind: 'issue', id: issue.id }, filters: { issue: [issue.id] }, isFree: reading.isFree }
        : null;
    }
    if (slug === undefined) return { scope: { kind: 'site' }, filters: {}, isFree: viewer.memberId === null };
    const title = isAskable(slug) ? await heldTitle(db, { slug }) : null;
    return (
      title && {
        scope: { kind: 'title', slug: title.slug },
        filters: { title: [title.id] },
        isFree: viewer.memberId === null,
      }
    );
  }

  const answering =
    (
      known: readonly string[],
      send: (search: Search, request: FastifyRequest<Asked>, reply: FastifyReply) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const viewer = await onlooker(service.identity, request);
      const scope = await scopeOf(request, viewer);
      if (!scope) return missing(request, reply);
      const wait = await service.takeSearch({ viewer, ip: request.ip });
      if (wait !== null) return tooMuch(reply, wait);
      const query = textOf(request.query.q).replaceAll('\0', ' ').trim().slice(0, MOST_SEARCH_CHARACTERS);
      return send(
        {
          ...scope,
          viewer,
          query,
          page: pageOf(textOf(request.query.page)),
          ignored: Object.keys(request.query).filter((name) => !known.includes(name)),
        },
        request,
        reply,
      );
    };

  const hitsOf = ({ query, filters, page, viewer }: Search, reply: FastifyReply): Promise<FoundHits> =>
    query === ''
      ? Promise.resolve({ hits: [], pages: 1 })
      : findHits(service, viewer, { words: query, filters, page }, goneSignal(reply));

  const search = answering(['q', 'page'], async (asked, request, reply) => {
    const found = await hitsOf(asked, reply);
    return sendDocument(request, reply, searchAnswer(publicUrl, { ...asked, ...found }), {
      context: CONTEXTS.search,
      isFree: asked.isFree,
    });
  });

  const earlier = answering(['q', 'page'], async (asked, request, reply) => {
    const found = await hitsOf(asked, reply);
    return sendDocument(request, reply, earlierSearchAnswer(publicUrl, { ...asked, ...found }), {
      context: CONTEXTS.search1,
      isFree: asked.isFree,
    });
  });

  async function termsOf({ scope, filters, viewer, query }: Search) {
    if (scope.kind === 'issue') return wordsOfIssue(db, scope.id, query, MOST_TERMS);
    return countWords(
      service,
      viewer,
      filters,
      (await articles.suggest(query, MOST_TERMS)).map(({ value }) => value),
    );
  }

  const autocomplete = answering(['q'], async (asked, request, reply) =>
    sendDocument(
      request,
      reply,
      termList(publicUrl, asked.scope, { ...asked, terms: asked.query === '' ? [] : await termsOf(asked) }),
      { context: CONTEXTS.search, isFree: asked.isFree },
    ),
  );

  for (const place of ['/issue/:id', '/title/:slug', '']) {
    app.get<Asked>(`${NEWSPAPER_IIIF}${place}/search`, search);
    app.get<Asked>(`${NEWSPAPER_IIIF}${place}/autocomplete`, autocomplete);
  }
  app.get<Asked>(`${NEWSPAPER_IIIF}/issue/:id/search-1`, earlier);
}
