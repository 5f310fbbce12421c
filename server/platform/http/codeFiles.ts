import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { isPart } from '#domain/site/worker/treatmentOf.ts';
import type { Releases } from '#server/platform/releases/createReleases.ts';

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
const CODE = /\.(?:js|css)$/u;

/** One file of code, as it is sent; null for a form that there is not. */
interface CodeFile {
  br: Buffer | null;
  gzip: Buffer | null;
  plain: Buffer | null;
}

/**
 * The scripts and styles of this build by name, in memory (some 7 MB): every page waits for several of them, and a
 * file takes four turns of the thread pool and of a busy event loop where memory takes none.
 */
function readCode(folder: string): ReadonlyMap<string, CodeFile> {
  const assets = path.join(folder, 'assets');
  if (!existsSync(assets)) return new Map();
  const read = (name: string) => (existsSync(path.join(assets, name)) ? readFileSync(path.join(assets, name)) : null);
  return new Map(
    readdirSync(assets)
      .filter((name) => CODE.test(name))
      .map((name) => {
        const [br, gzip] = [read(`${name}.br`), read(`${name}.gz`)];
        return [name, { br, gzip, plain: br ? null : read(name) }];
      }),
  );
}

/**
 * Serves the code of this build, and files of other releases, which tabs that are still open ask for, below the same
 * addresses. What none has is as missing as any page.
 * @param folder - the built client
 * @param findEarlier - looks a file of another release up by its name; none where releases are not stored.
 */
export function registerCodeFiles(app: FastifyInstance, folder: string, findEarlier?: Releases['find']): void {
  const code = readCode(folder);
  async function earlier(name: string): Promise<CodeFile | null> {
    const found = isPart(`/assets/${name}`) ? await findEarlier?.(name) : null;
    if (!found) return null;
    return { gzip: null, br: found.isBrotli ? found.content : null, plain: found.isBrotli ? null : found.content };
  }
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const file = code.get(name) ?? (await earlier(name));
    if (!file) return reply.callNotFound();
    void reply
      .header('cache-control', FOREVER)
      .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const encoded = encoding && file[encoding];
    // Without an encoding the compression of texts (compression.ts) says it.
    if (encoded) return reply.headers({ 'content-encoding': encoding, vary: 'Accept-Encoding' }).send(encoded);
    return reply.send(file.plain ?? (file.br && (await decompress(file.br))));
  });
}
