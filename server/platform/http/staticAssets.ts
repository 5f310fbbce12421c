import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** For what carries a hash of its content in its name. */
export const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=3600';

/**
 * Serves the built files of the browser application but its code (codeFiles.ts), compressed beforehand where that is
 * worth it. Those in `assets` carry a hash of their content in their name, so a browser never asks for them twice.
 * @param app - gets one route a file.
 * @param folder - the built client; its index.html is the shell's and its source maps stay at home.
 */
export async function registerStaticAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'assets/*.{js,css}', '**/*.map', '**/*.map.*', '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader(
        'cache-control',
        file.startsWith(assets) ? FOREVER : file.endsWith('.html') ? 'no-cache' : SHORTLY,
      );
      response.setHeader('vary', 'Accept-Encoding');
    },
  });
}
