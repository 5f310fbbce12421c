import type { FastifyInstance } from 'fastify';

import { HELP, HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';

/** `/hc/<locale>` and, perhaps, a kind and what it is: the addresses of a help centre that this one took over from. */
const OLD =
  /^\/hc\/[a-z]{2}(?:-[a-z0-9]{2,4})?(?:\/(articles|categories|sections)\/(\d{1,15}(?:-[^/]*)?)|\/requests\/new|\/?)$/iu;

/** The new address of an old one; null where there is none. */
function newAddress(path: string): string | null {
  const [whole, kind, ref = ''] = OLD.exec(path) ?? [];
  if (whole === undefined) return null;
  if (kind !== undefined) return `${HELP}/${kind.toLowerCase()}/${encodeURIComponent(ref)}`;
  return whole.endsWith('/requests/new') ? HELP_CONTACT : HELP;
}

/** Sends readers of an earlier help centre's addresses on to the same texts here, for good. */
export function registerHelpRedirects(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/hc/*', async (request, reply) => {
    const address = newAddress(`/hc/${request.params['*']}`);
    if (address === null) return reply.callNotFound();
    return reply.redirect(address, 301);
  });
}
