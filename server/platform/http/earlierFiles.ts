import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { isPart } from '#domain/site/worker/isPart.ts';
import type { ReleasedFile } from '#server/platform/releases/createReleases.ts';

import { chooseEncoding } from './compression.ts';
import { FOREVER } from './staticAssets.ts';

const decompress = promisify(brotliDecompress);
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/**
 * Serves files of other releases, which tabs that are still open ask for, below the same addresses as those of this
 * one. What none has is as missing as without.
 * @param find - looks a file up by its name
 */
export function registerEarlierFiles(app: FastifyInstance, find: (name: string) => Promise<ReleasedFile | null>): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const found = isPart(`/assets/${name}`) ? await find(name) : null;
    if (!found) return reply.callNotFound();
    void reply
      .header('cache-control', FOREVER)
      .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
    if (!found.isBrotli) return reply.send(found.content);
    if (chooseEncoding(request.headers['accept-encoding']) === 'br')
      return reply.headers({ 'content-encoding': 'br', vary: 'Accept-Encoding' }).send(found.content);
    return reply.send(await decompress(found.content));
  });
}
