import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { CONTENT_PICTURES, isPictureName } from '#domain/site/content/contentPicture.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

/**
 * Serves pictures of texts: an operator's own before ours of the same name.
 * @param contentDir - absolute; null for none.
 */
export function registerContentPictures(app: FastifyInstance, contentDir: string | null): void {
  const folders = [...(contentDir === null ? [] : [contentDir]), path.join(projectRoot(), 'content')];
  app.get<{ Params: { name: string } }>(`${CONTENT_PICTURES}/:name`, async (request, reply) => {
    const { name } = request.params;
    for (const folder of isPictureName(name) ? folders : []) {
      const bytes = await readFile(path.join(folder, 'pictures', name)).catch(() => null);
      if (bytes) return reply.header('cache-control', 'public, max-age=3600').type('image/webp').send(bytes);
    }
    return sendProblem(request, reply, problemOf(404));
  });
}
