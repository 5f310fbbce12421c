import type { FastifyInstance } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { PICTURES_PATH, readPicture } from './pictureStore.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves pictures of profiles. An `img` carries no token, so anyone with an address may look: it is made from what
 * only the site knows, and only readers who may see the profile are given it.
 */
export function registerPictureRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { name: string; file: string } }>(`${PICTURES_PATH}/:name/:file`, async (request, reply) => {
    const { name, file } = request.params;
    const size = file === 'small.webp' ? 'small' : file === 'large.webp' ? 'large' : null;
    const copy = size && /^[0-9a-f]{32}$/.test(name) ? await readPicture(db, name, size) : null;
    if (!copy) return sendProblem(request, reply, problemOf(404));
    return reply.type('image/webp').header('cache-control', FOREVER).header('content-disposition', 'inline').send(copy);
  });
}
