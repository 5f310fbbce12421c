import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';
import { NEWSPAPER_IIIF } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { CONTEXTS } from '#domain/newspapers/iiif/iiifContexts.ts';
import { issueManifest } from '#domain/newspapers/iiif/issueManifest.ts';
import { siteCollection, titleCollection, yearCollection } from '#domain/newspapers/iiif/newspaperCollections.ts';
import { onlooker } from '#server/engines/images/http/ImageService.ts';
import {
  findIssue,
  heldTitle,
  heldTitles,
  issueCountsOf,
  issuesOfYear,
} from '#server/modules/newspapers/browse/index.ts';

import { type IiifService, isAskable, missing, readingsOf, sendDocument, tooMuch } from './IiifService.ts';
import { manifestArticles, manifestPages } from './issueParts.ts';

const PRESENTATION = { context: CONTEXTS.presentation };
/** PostgreSQL has no year 0, and calendars here end before 10000. */
const YEAR = /^[1-9]\d{0,3}$/u;

type Dated = Awaited<ReturnType<typeof issuesOfYear>>[number];
/** GraphQL writes the precision of a date in capitals. */
const PRECISIONS: Readonly<Record<Dated['datePrecision'], DatePrecision>> = {
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
};
const dateInWords = ({ date, datePrecision }: Dated): string => issueDateInWords(date, PRECISIONS[datePrecision]);

/** Manifests of issues, and collections of newspapers and their years: open to everyone, as a catalogue is. */
export function registerManifestRoutes(app: FastifyInstance, service: IiifService): void {
  const { db, publicUrl } = service;
  /**
   * Of a large issue a manifest lists thousands of zones: a program that walks through all of them is asked to go
   * slower.
   */
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = await service.takeText(request.ip);
    if (wait !== null) return tooMuch(reply, wait);
  };

  app.get<{ Params: { id: string } }>(
    `${NEWSPAPER_IIIF}/issue/:id/manifest`,
    { preHandler },
    async (request, reply) => {
      const { id } = request.params;
      const issue = isAskable(id) ? await findIssue(db, id) : null;
      const title = issue && (await heldTitle(db, { id: issue.titleId }));
      const reading =
        issue && (await readingsOf(db, await onlooker(service.identity, request), [issue.id])).get(issue.id);
      if (!issue || !title || !reading) return missing(request, reply);
      const [pages, articles] = await Promise.all([manifestPages(db, issue.id), manifestArticles(db, issue.id)]);
      const manifest = issueManifest(
        publicUrl,
        { ...issue, dateInWords: dateInWords(issue), title, pages, articles },
        reading,
      );
      return sendDocument(request, reply, manifest, { ...PRESENTATION, isFree: reading.isFree });
    },
  );

  app.get(`${NEWSPAPER_IIIF}/collection`, { preHandler }, async (request, reply) => {
    const viewer = await onlooker(service.identity, request);
    return sendDocument(request, reply, siteCollection(publicUrl, await heldTitles(db)), {
      ...PRESENTATION,
      isFree: viewer.memberId === null,
    });
  });

  app.get<{ Params: { slug: string } }>(
    `${NEWSPAPER_IIIF}/title/:slug/collection`,
    { preHandler },
    async (request, reply) => {
      const { slug } = request.params;
      const viewer = await onlooker(service.identity, request);
      const title = isAskable(slug) ? await heldTitle(db, { slug }) : null;
      if (!title) return missing(request, reply);
      const years = [...(await issueCountsOf(db, title.id)).keys()];
      return sendDocument(request, reply, titleCollection(publicUrl, title, years), {
        ...PRESENTATION,
        isFree: viewer.memberId === null,
      });
    },
  );

  app.get<{ Params: { slug: string; year: string } }>(
    `${NEWSPAPER_IIIF}/title/:slug/:year/collection`,
    { preHandler },
    async (request, reply) => {
      const { slug, year } = request.params;
      const viewer = await onlooker(service.identity, request);
      const title = isAskable(slug) && YEAR.test(year) ? await heldTitle(db, { slug }) : null;
      const issues = title ? await issuesOfYear(db, title.id, Number(year)) : [];
      if (!title || issues.length === 0) return missing(request, reply);
      const dated = issues.map((issue) => ({ ...issue, dateInWords: dateInWords(issue) }));
      return sendDocument(request, reply, yearCollection(publicUrl, title, Number(year), dated), {
        ...PRESENTATION,
        isFree: viewer.memberId === null,
      });
    },
  );
}
