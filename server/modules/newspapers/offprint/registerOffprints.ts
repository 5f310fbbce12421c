import type { FastifyInstance } from 'fastify';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import { OFFPRINTS } from '#domain/newspapers/core/newspaperAddresses.ts';
import { parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import { missing, sendRefusal } from '#server/engines/images/http/answers.ts';
import { sendPicture } from '#server/engines/images/http/imageRoutes.ts';
import { type ImageService, onlooker } from '#server/engines/images/http/ImageService.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import { mayReadIssueOf } from '#server/engines/newspapers/issueAccess.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { makeOffprint } from './makeOffprint.ts';
import { planOffprint } from './planOffprint.ts';

/** Documents of one network in five minutes: a reading room of twenty, six each. */
const DOCUMENTS = { points: 120, duration: 300 };

/**
 * Mounts articles and pages as PDF. Who may read the issue now may have them; what is missing and what is refused look
 * alike, as do what is closed.
 */
export function registerOffprints(
  app: FastifyInstance,
  service: Pick<ImageService, 'db' | 'publicUrl' | 'onlookerOf' | 'pixels' | 'log'> & {
    siteIdentity: () => SiteIdentity;
  },
): void {
  const { db, publicUrl, siteIdentity, pixels, log } = service;
  const networks = createLimiter(db, 'offprintsOfNetwork', DOCUMENTS, 'counts-here');
  const pages = pagesOf(db);

  app.get<{ Params: { id: string } }>(`${OFFPRINTS}/:id`, async (request, reply) => {
    const { id } = request.params;
    const named = parseNewspaperId(id);
    if (
      named?.issueId == null ||
      named.page === null ||
      !(await mayReadIssueOf(db, await onlooker(service, request), named.issueId))
    )
      return missing(request, reply);
    const plan = await planOffprint(db, { publicUrl, siteName: siteIdentity().name }, id, {
      ...named,
      issueId: named.issueId,
      page: named.page,
    });
    if (!plan) return missing(request, reply);
    const wait = await networks.take(networkOf(request.ip));
    if (wait !== null)
      return sendRefusal(
        reply.header('retry-after', String(wait)),
        429,
        'Too many documents were asked for in a short time.',
      );
    // A copy in a cache would outlive the right to read it.
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${id.replaceAll('/', '-')}.pdf"`)
      .type('application/pdf');
    return sendPicture(log, request, reply, (gone) =>
      makeOffprint(plan, { pages, pixels }, { signal: gone, whose: networkOf(request.ip) }),
    );
  });
}
