import type { FastifyInstance } from 'fastify';

import { LOGO_PATH, siteLogo } from '#domain/kernel/site/siteLogo.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';
import { FOREVER } from '#server/platform/http/staticAssets.ts';

/** Where a logo is kept. */
export const logoKey = (name: string): string => `logos/${name}`;

/** Opened by itself, a drawing has its styles and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Serves the logos that the site has or had, each under a name that its bytes give. */
export function registerLogos(app: FastifyInstance, files: Pick<FileStore, 'read'>): void {
  app.get<{ Params: { name: string } }>(`${LOGO_PATH}/:name`, async (request, reply) => {
    const logo = siteLogo(request.params.name);
    const bytes = logo && (await files.read(logoKey(request.params.name)));
    if (!bytes) return sendProblem(request, reply, problemOf(404));
    return reply
      .type(logo.type)
      .headers({ 'cache-control': FOREVER, 'content-security-policy': POLICY, 'content-disposition': 'inline' })
      .send(bytes);
  });
}
