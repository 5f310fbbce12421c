import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

import { rememberReaderAddress } from '../sessions/readerAddress.ts';
import { pinOrigin } from './pinOrigin.ts';

const PREFIX = '/oidc';

/** Hands /oidc/* to the provider, with the body unread: it reads the stream itself. */
export async function registerOidcRoutes(app: FastifyInstance, provider: () => Provider, publicUrl: string): Promise<void> {
  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.all(`${PREFIX}/*`, (request, reply) => {
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string | undefined } = request.raw;
      rememberReaderAddress(raw, request.ip);
      pinOrigin(raw, publicUrl);
      // The provider makes its own addresses from the difference between the two.
      raw.originalUrl = raw.url;
      raw.url = raw.url?.slice(PREFIX.length);
      void provider().callback()(raw, reply.raw);
    });
    done();
  });
}
