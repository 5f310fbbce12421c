import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const WORTH_IT = 1024;
/** Up to so many bytes the work takes less than handing it to another thread and back does. */
const AT_ONCE = 32_768;
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?json)/;
/** Quality 4 takes a tenth of the time of the best and is within a few percent of it on JSON and HTML. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The best encoding that the `Accept-Encoding` header allows, or null for none. `q=0` refuses one. */
export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | null {
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((text) => /^q=0(?:\.0*)?$/.test(text))) accepted.add(name);
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/** Compresses the text that is made again for each request: documents and JSON. Built files bring their own. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = TEXT.test(String(reply.getHeader('content-type') ?? ''));
    if ((typeof payload !== 'string' && !Buffer.isBuffer(payload)) || !isText || reply.hasHeader('content-encoding'))
      return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    void reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    const bytes = Buffer.byteLength(payload);
    const encoding = bytes < WORTH_IT ? null : chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    if (bytes <= AT_ONCE) return encoding === 'br' ? brotliCompressSync(payload, BROTLI) : gzipSync(payload);
    return encoding === 'br' ? compressBrotli(payload, BROTLI) : compressGzip(payload);
  });
}
